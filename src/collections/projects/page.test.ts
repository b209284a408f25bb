import { afterAll, beforeAll, expect, test } from "vitest";
import { draftSample } from "../../../tests/draft-samples.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const text = async (path: string) => (await site.request(path)).text();

test("what was measured stands on a ruler from zero to a round figure, with its limit", async () => {
  const draft = draftSample("project", "Breaker");
  draft.texts.en.measurements = "Resistance: 182 -> 50 µΩ, ≤ 100\nInsulation: good";
  const page = await text(`/projects/${await saved(site.services, "project", draft, "publish")}`);
  const [section = ""] = /<section[^>]*aria-labelledby="measured".*?<\/section>/s.exec(page) ?? [];
  expect([...section.matchAll(/cx="([^"]*)"/g)].map(([, at]) => at)).toEqual(["91%", "25%"]);
  expect(section).toContain('x1="50%" x2="50%" y1="0"');
  expect(section.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toBe(
    " Measured before and after Resistance 0 100 200 before 182 µΩ after 50 µΩ limit ≤ 100 µΩ ",
  );
});

test("a project without measurements has no empty section", async () => {
  const page = await text(
    `/projects/${await saved(site.services, "project", draftSample("project", "Plain"), "publish")}`,
  );
  expect(page).not.toContain("measured");
});
