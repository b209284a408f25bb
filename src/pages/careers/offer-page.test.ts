import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const text = async (path: string) => (await site.request(path)).text();

test("the last day is on the offer's page, in the list and in the structured data, in each language", async () => {
  const draft = { ...draftSample("offer", "Welder"), openUntil: "2099-12-31" };
  const id = await saved(site.services, "offer", draft, "publish");
  const words = { "": "31\u00a0December 2099", "/pl": "31\u00a0grudnia 2099", "/de": "31.\u00a0Dezember 2099" };
  for (const [prefix, day] of Object.entries(words)) {
    const page = await text(`${prefix}/careers/${id}`);
    expect(page).toContain(day);
    expect(page).toContain('"validThrough":"2099-12-31"');
    expect(await text(`${prefix}/careers`)).toContain(day);
  }
  expect(await text("/careers/1")).not.toContain("validThrough");
});

test("the page of a closed offer says so and links to the open ones", async () => {
  const yesterday = dayOf(Date.now() - 86_400_000);
  const id = await saved(site.services, "offer", { ...draftSample("offer", "Over"), openUntil: yesterday }, "publish");
  const words = {
    "": ["This vacancy is closed", "Open vacancies"],
    "/pl": ["Ta rekrutacja jest zakończona", "Aktualne oferty"],
    "/de": ["Diese Stelle ist nicht mehr ausgeschrieben", "Offene Stellen"],
  };
  for (const [prefix, [title = "", heading = ""]] of Object.entries(words)) {
    for (const path of [`/careers/${id}`, `/careers/${id}/apply`]) {
      const answer = await site.request(prefix + path);
      const page = await answer.text();
      expect(answer.status).toBe(410);
      expect(page).toContain(title);
      expect(page).toContain(heading);
      expect(page).toContain(`href="${prefix}/careers/1"`);
    }
  }
});

test("a section of an offer without entries has no heading", async () => {
  const draft = draftSample("offer", "Bare");
  draft.texts.en.skills = "";
  const id = await saved(site.services, "offer", draft, "publish");
  expect(await text(`/careers/${id}`)).not.toContain('id="requirements"');
  expect(await text("/careers/1")).toContain('id="requirements"');
});

test("home and achievements link to a student practice only while one is open", async () => {
  const pages = ["/", "/achievements", "/pl", "/pl/achievements", "/de", "/de/achievements"];
  const link = (id: number) => new RegExp(`href="(/pl|/de)?/careers/${id}"`);
  for (const path of pages) expect([path, link(3).test(await text(path))]).toEqual([path, true]);
  await site.services.publishing.withdraw(anna, "offer", 3);
  for (const path of pages) expect([path, /href="[^"]*\/careers\/\d/.test(await text(path))]).toEqual([path, false]);
  expect(await text("/achievements")).not.toContain("on the page University student practice");
  const id = await saved(site.services, "offer", { ...draftSample("offer", "New one"), kind: "practice" }, "publish");
  for (const path of pages) expect([path, link(id).test(await text(path))]).toEqual([path, true]);
});
