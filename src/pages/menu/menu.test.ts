import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { openRealSite, type RealSite } from "../../../tests/real-site.ts";
import { menuPage } from "./menu.ts";

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
});
afterAll(() => site.close());

const html = async (path: string) => (await site.request(path)).text();

test("a renamed entry is on every page of its language, in menu, buttons and breadcrumbs", async () => {
  const before = { pl: await html("/pl/about"), en: await html("/about") };
  expect(before.pl).toContain(">Kontakt</a>");
  const item = await site.services.publishing.open(anna, menuPage.name, PAGE_ID);
  const texts = { ...item?.draft.texts, pl: { ...item?.draft.texts.pl, contact: "Dyżurny inżynier" } };
  const draft = { ...item?.draft, texts } as Draft;
  const saved = await site.services.publishing.save(anna, menuPage.name, PAGE_ID, {
    draft,
    baseVersion: 0,
    aim: "publish",
  });
  expect(saved).toMatchObject({ kind: "saved", state: "published" });
  const after = await html("/pl/about");
  expect(after).not.toContain(">Kontakt</a>");
  expect(after.split(">Dyżurny inżynier</a>").length).toBeGreaterThan(2);
  expect(await html("/pl/services/1")).toContain("Dyżurny inżynier</a>");
  expect(await html("/about")).toBe(before.en);
});
