import { afterAll, beforeAll, expect, test } from "vitest";
import { authenticator } from "./accounts/authenticator-app.ts";
import { type BuiltSite, startBuiltSite } from "./e2e/start-built-site.ts";
import { copyProject, type ProjectCopy, type Recipe, readRecipe } from "./recipes/recipe.ts";
import { openReleasedData, type ReleasedData, release1 } from "./released-data.ts";
import { WebClient } from "./web-client.ts";

/*
 * Applies the recipes of `recipes/` to a copy of the project, checks its types, builds it, starts it on the data of release
 * 1 and uses what they add: so it is known what adding something takes, and that nothing else has to be edited.
 */

let vessels: Recipe;
let copy: ProjectCopy;
let data: ReleasedData;
let site: BuiltSite;
let visitor: WebClient;
let admin: WebClient;

beforeAll(async () => {
  vessels = await readRecipe("vessels");
  copy = await copyProject();
  await copy.apply(vessels);
  await copy.run("react-router", "typegen");
  await copy.run("tsc");
  await copy.run("node", "tools/build.ts");
  data = await openReleasedData("data folder");
  site = await startBuiltSite({ folder: copy.folder, dataDir: data.location.dataDir, at: release1.now });
  visitor = new WebClient(site.url);
  admin = new WebClient(site.url);
  await admin.signIn(release1.admin, authenticator(release1.admin.totpSecret).code);
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await data?.remove();
  await copy?.remove();
}, 60_000);

const editedFiles = ({ edits }: Recipe) => new Set(edits.map(({ file }) => file)).size;

test("a collection is a folder of at most 14 files, and lines in at most 3 others", () => {
  expect(vessels.newFiles.length).toBeLessThanOrEqual(14);
  expect(editedFiles(vessels)).toBeLessThanOrEqual(3);
});

test("a vessel is published in the dashboard and found on its page, in the list, in search, JSON and the site map", async () => {
  expect(await admin.open("/dashboard")).toContain("/dashboard/vessels");
  const texts = (title: string, type: string, description: string) => ({ title, type, description });
  const draft = {
    year: "1998",
    texts: {
      en: texts("Amber Dredger", "Hopper dredger", "Rewired in 2020."),
      pl: texts("Bursztyn", "Pogłębiarka", "Nowe okablowanie w 2020 roku."),
      de: texts("", "", ""),
    },
  };
  const saved = await admin.call("/dashboard/save/vessel/new", { draft, baseVersion: 0, upToDate: [], aim: "publish" });
  expect(saved).toMatchObject({ kind: "saved", id: 1, state: "published" });

  for (const path of ["/vessels", "/vessels?q=hopper", "/vessels/1", "/de/vessels/1"]) {
    expect(await visitor.open(path)).toContain("Amber Dredger");
  }
  expect(await visitor.open("/vessels?q=nothing")).not.toContain("Amber Dredger");
  expect(await visitor.open("/pl/vessels/1")).toContain("Bursztyn");
  expect(JSON.parse(await visitor.open("/api/vessels"))).toEqual([
    expect.objectContaining({ id: 1, title: "Amber Dredger", title_pl: "Bursztyn", title_de: null, year: 1998 }),
  ]);
  expect(await visitor.open("/api/openapi.json")).toContain("/api/vessels/{id}");
  expect(await visitor.open("/sitemap.xml")).toContain("/pl/vessels/1<");
});

test("staff see it in lists and previews, and withdraw it", async () => {
  for (const path of ["/dashboard/vessels", "/dashboard/vessels/1", "/dashboard/vessels/1/history"]) {
    expect(await admin.open(path)).toContain("Amber Dredger");
  }
  for (const show of ["page", "cards", "share"]) {
    expect(await admin.open(`/preview/draft/vessel/1?show=${show}`)).toContain("Amber Dredger");
  }
  await admin.call("/dashboard/act/vessel/1", { do: "withdraw" });
  const answers = await Promise.all(["/vessels/1", "/api/vessels/1"].map((path) => visitor.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([410, 410]);
});

test("the audit log tells in three languages what staff did with it", async () => {
  for (const [language, sentence] of [
    ["pl", "Ada Example: publikacja – statek 1"],
    ["de", "Ada Example hat Schiff 1 veröffentlicht"],
    ["en", "Ada Example published vessel 1"],
  ] as const) {
    await admin.send("/dashboard/account", { intent: "language", language });
    const page = await admin.open("/dashboard/audit?act=item-published&kind=vessel");
    expect(page.replaceAll(/<[^>]+>/g, "")).toContain(sentence);
    expect(page).toContain('href="/dashboard/vessels/1"');
  }
  const file = await admin.send("/dashboard/audit/entries.csv", { kind: "vessel" });
  expect(file).toContain('"item-published","vessel","1"');
  expect(file).not.toContain('"news"');
});
