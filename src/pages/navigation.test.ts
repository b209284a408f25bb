import { expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isHidden } from "#ui/site/navigation-parts.ts";
import { navigationParts, pagePaths } from "./index.ts";
import { currency, mainNavigation, shownEntries } from "./navigation.ts";

test("hiding a part hides its pages, but not a path that only begins alike", () => {
  expect(isHidden("/news", ["news"])).toBe(true);
  expect(isHidden("/news/3", ["news"])).toBe(true);
  expect(isHidden("/newsletter", ["news"])).toBe(false);
  expect(isHidden("/", ["news"])).toBe(false);
  expect(isHidden("/news", [])).toBe(false);
});

test("each part that may be hidden has pages, and a name for staff in every language", () => {
  const addresses = [...pagePaths, ...collections.map(({ addresses: { site } }) => `/${site}`)];
  expect(navigationParts.filter((part) => !addresses.includes(`/${part}`))).toEqual([]);
  for (const language of LANGUAGE_CODES) {
    expect(Object.keys(settingsTexts.staff(language).settings.navigation)).toEqual(navigationParts);
  }
});

test("an entry without visible children is a plain link", () => {
  const about = (hidden: readonly string[]) =>
    mainNavigation({ language: "en", hidden, menu: [] }).find(({ path }) => path === "/about");
  const children = about([])?.children?.map(({ path }) => path) ?? [];
  expect(children).toContain("/news");
  expect(about(["news"])?.children?.map(({ path }) => path)).toEqual(children.filter((path) => path !== "/news"));
  expect(about(children.map((path) => path.slice(1)))).toEqual({ path: "/about", label: "nav.aboutUs" });
});

test("visible entries keep their order", () => {
  const entries = [{ path: "/media" }, { path: "/terms" }, { path: "/achievements" }];
  expect(shownEntries(entries, ["media"])).toEqual([{ path: "/terms" }, { path: "/achievements" }]);
});

test("the menu marks the section of the breadcrumb, and no other", () => {
  expect(currency("/projects", "/projects")).toBe("page");
  expect(currency("/projects", "/projects/3")).toBe("true");
  expect(currency("/about", "/projects/3")).toBeUndefined();
  expect(currency("/", "/projects")).toBeUndefined();
});
