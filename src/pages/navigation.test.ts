import { expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { isHidden, type Menu } from "#ui/site/navigation-parts.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { navigationParts, pagePaths } from "./index.ts";
import { defaultMenu } from "./menu/menu-of.ts";
import {
  currency,
  footerNavigation,
  furtherNavigation,
  linkTo,
  mainNavigation,
  plainNavigation,
} from "./navigation.ts";

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

const page = (hidden: readonly string[] = [], menu: Partial<Menu> = {}) => ({
  hidden,
  menu: { ...defaultMenu("en"), ...menu },
});
const tree = (of: ReturnType<typeof page>) =>
  mainNavigation(of).map(({ path, children }) => (children ? [path, ...children.map((child) => child.path)] : path));

test("the default navigation", () => {
  expect(tree(page())).toEqual([
    "/",
    ["/about", "/news", "/projects"],
    "/services",
    "/products",
    "/careers",
    "/contact",
  ]);
  expect(furtherNavigation(page()).map(({ path }) => path)).toEqual(["/achievements", "/media", "/terms"]);
  expect(plainNavigation(page()).map(({ title }) => title)).toEqual([
    ...["Home", "About us", "News", "Projects", "Services", "Products", "Careers", "Contact"],
  ]);
});

test("the footer always leads to the legal pages, once", () => {
  const t = siteTexts.site("en");
  const paths = (of: ReturnType<typeof page>) => footerNavigation({ ...of, t }).map(({ path }) => path);
  expect(paths(page())).toEqual(["/achievements", "/media", "/terms", "/privacy", "/imprint", "/accessibility"]);
  const further = [{ path: "/imprint", title: "Who we are" }];
  expect(paths(page([], { further }))).toEqual(["/imprint", "/privacy", "/accessibility"]);
});

test("hidden parts are left out; an entry without visible children is a plain link", () => {
  expect(tree(page(["news"]))[1]).toEqual(["/about", "/projects"]);
  expect(tree(page(["news", "projects"]))[1]).toBe("/about");
  expect(furtherNavigation(page(["media"])).map(({ path }) => path)).toEqual(["/achievements", "/terms"]);
  const main = [
    { path: "/news?topic=training", title: "Training" },
    { path: "/news/3#more", title: "More" },
  ];
  expect(tree(page(["news"], { main }))).toEqual([]);
});

test("entries below a hidden one take its place, and none goes below another", () => {
  const entry = (path: string, below = false) => ({ path, title: path, below });
  const main = [
    entry("/"),
    entry("/products"),
    entry("/products/1", true),
    entry("/terms", true),
    entry("/about", true),
  ];
  expect(tree(page(["products"], { main }))).toEqual(["/", "/terms", "/about"]);
  expect(tree(page([], { main: [entry("/terms", true), entry("/media", true)] }))).toEqual(["/terms", "/media"]);
});

test("listed entries follow the entry of their list, before entries of staff", () => {
  const listed = [{ path: "/services/7", title: "Repair", number: "01" }];
  const main = [
    { path: "/about", title: "About" },
    { path: "/services", title: "What we do" },
    { path: "/products", title: "Products", below: true },
  ];
  expect(tree(page([], { main, listed }))).toEqual(["/about", ["/services", "/services/7", "/products"]]);
  expect(plainNavigation(page([], { main, listed })).map(({ path }) => path)).toEqual(main.map(({ path }) => path));
});

test("links keep the language of the page, except those to files and to other sites", () => {
  const href = (path: string) => localizedPath(path, "pl");
  const link = (path: string) => linkTo({ path, title: "" }, { href });
  expect(link("/news/3")).toEqual({ href: "/pl/news/3" });
  expect(link("/contact#location")).toEqual({ href: "/pl/contact#location" });
  expect(link("/documents/abc/price-list.pdf")).toEqual({ href: "/documents/abc/price-list.pdf" });
  expect(link("https://example.org/a")).toEqual({ href: "https://example.org/a", rel: "noopener" });
});

test("the menu marks the section of the breadcrumb, and no other", () => {
  expect(currency("/projects", "/projects")).toBe("page");
  expect(currency("/projects", "/projects/3")).toBe("true");
  expect(currency("/about", "/projects/3")).toBeUndefined();
  expect(currency("/products", "/enquiry")).toBe("true");
  expect(currency("/services", "/enquiry")).toBeUndefined();
  expect(currency("/", "/projects")).toBeUndefined();
});
