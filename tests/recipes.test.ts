import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, findProgram } from "../tools/test/debian-programs.ts";
import { startSmtp, type TestSmtp } from "../tools/test/smtp.ts";
import { authenticator } from "./accounts/authenticator-app.ts";
import { axeViolations } from "./axe.ts";
import { type BuiltSite, startBuiltSite } from "./e2e/start-built-site.ts";
import { lookForCallback, useCallback } from "./recipes/callback/used.ts";
import { copyProject, type ProjectCopy, type Recipe, readRecipe } from "./recipes/recipe.ts";
import { openReleasedData, type ReleasedData, release1 } from "./released-data.ts";
import { WebClient } from "./web-client.ts";

/*
 * Applies the recipes of `recipes/` to a copy of the project, checks its types, builds it, starts it on the data of release
 * 1 and uses what they add: this proves how many files an addition takes, and that nothing else has to be edited.
 */

/** Time-out for background work, on a busy machine too. */
const SOON = { timeout: 30_000, interval: 200 };

let vessels: Recipe;
let norwegian: Recipe;
let callback: Recipe;
let newsField: Recipe;
let copy: ProjectCopy;
let data: ReleasedData;
let mailServer: TestSmtp;
let site: BuiltSite;
let visitor: WebClient;
let admin: WebClient;

const app = authenticator(release1.admin.totpSecret);

/** Starts the copy on a folder of data. @param ahead how many codes of the authenticator app have been used before */
async function start(dataDir: string, ahead: number): Promise<void> {
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: "Web <web@example.com>", MAIL_TO: "office@example.com" };
  // Codes depend on the time; this process has the clock of the released data.
  const at = new Date().toISOString();
  site = await startBuiltSite({ folder: copy.folder, dataDir, at, environment });
  visitor = new WebClient(site.url);
  admin = new WebClient(site.url);
  await admin.signIn(release1.admin, () => app.code(ahead));
}

beforeAll(async () => {
  vessels = await readRecipe("vessels");
  norwegian = await readRecipe("norwegian");
  callback = await readRecipe("callback");
  newsField = await readRecipe("news-field");
  copy = await copyProject();
  await copy.apply(vessels);
  await copy.apply(norwegian);
  await copy.apply(callback);
  await copy.apply(newsField);
  await copy.completeLanguage("no");
  await copy.run("react-router", "typegen");
  await copy.run("tsc", "--singleThreaded");
  await copy.run("node", "tools/build.ts", "--uncompressed");
  data = await openReleasedData("data folder");
  mailServer = await startSmtp({});
  await start(data.location.dataDir, 0);
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await mailServer?.close();
  await data?.remove();
  await copy?.remove();
}, 60_000);

const editedFiles = ({ edits }: Recipe) => new Set(edits.map(({ file }) => file)).size;

describe("vessels, a collection", () => {
  test("is a folder of at most 14 files, and lines in at most 3 others", () => {
    expect(vessels.newFiles.length).toBeLessThanOrEqual(14);
    expect(editedFiles(vessels)).toBeLessThanOrEqual(3);
  });

  test("a vessel is published in the dashboard and found on its page, in the list, in search, JSON and the site map", async () => {
    expect(await admin.open("/dashboard")).toContain("/dashboard/vessels");
    const texts = (title: string, type: string, description: string) => ({ title, type, description });
    const draft = {
      flag: "NO",
      work: "refit",
      year: "1998",
      projects: [],
      texts: {
        en: texts("Amber Dredger", "Hopper dredger", "Rewired in 2020."),
        pl: texts("Bursztyn", "Pogłębiarka", "Nowe okablowanie w 2020 roku."),
        de: texts("", "", ""),
        no: texts("", "", ""),
      },
    };
    const saved = await admin.call("/dashboard/save/vessel/new", {
      draft,
      baseVersion: 0,
      upToDate: [],
      aim: "publish",
    });
    expect(saved).toMatchObject({ kind: "saved", id: 1, state: "published" });

    for (const path of ["/vessels", "/vessels?q=hopper", "/vessels/1", "/de/vessels/1", "/no/vessels/1"]) {
      expect(await visitor.open(path)).toContain("Amber Dredger");
    }
    expect(await visitor.open("/vessels?q=nothing")).not.toContain("Amber Dredger");
    expect(await visitor.open("/pl/vessels/1")).toContain("Bursztyn");
    expect(JSON.parse(await visitor.open("/api/vessels"))).toEqual([
      expect.objectContaining({ id: 1, title: "Amber Dredger", title_pl: "Bursztyn", title_de: null, year: 1998 }),
    ]);
    expect(await visitor.open("/api/openapi.json")).toContain("/api/vessels/{id}");
    expect(await visitor.open("/sitemap.xml")).toContain("/pl/vessels/1<");
    expect(await visitor.open("/pl")).toContain('href="/pl/vessels"');
  });

  test("it refers to a project, whose page in the dashboard lists it, and shows it while that is public", async () => {
    const list = await admin.open("/dashboard/projects?state=published");
    const [project] = /\/dashboard\/projects\/\d+/.exec(list) ?? [""];
    const id = Number(project.split("/").at(-1));
    const text = { title: "Salt Ferry", type: "Ferry", description: "Rewired." };
    const empty = { title: "", type: "", description: "" };
    const draft = {
      flag: "",
      work: "",
      year: "2001",
      projects: [id],
      texts: { en: text, pl: empty, de: empty, no: empty },
    };
    const save = { draft, baseVersion: 0, upToDate: [], aim: "publish" };
    const vessel = await admin.call<{ id: number }>("/dashboard/save/vessel/new", save);
    expect(await visitor.open(`/vessels/${vessel.id}`)).toContain(`/projects/${id}"`);
    expect(await admin.open(project)).toContain(`/dashboard/vessels/${vessel.id}"`);
    await admin.call(`/dashboard/act/project/${id}`, { do: "withdraw" });
    expect(await visitor.open(`/vessels/${vessel.id}`)).not.toContain(`/projects/${id}"`);
    expect(await admin.open(project)).toContain(`/dashboard/vessels/${vessel.id}"`);
  });

  test("its list is filtered and sorted by the fields declared so, and so is its JSON", async () => {
    const draft = {
      flag: "PL",
      work: "",
      year: "2011",
      projects: [],
      texts: Object.fromEntries(
        ["en", "pl", "de", "no"].map((language) => [
          language,
          language === "en"
            ? { title: "Baltic Pilot", type: "Pilot boat", description: "New charger." }
            : { title: "", type: "", description: "" },
        ]),
      ),
    };
    const body = { draft, baseVersion: 0, upToDate: [], aim: "publish" };
    const { id } = await admin.call<{ id: number }>("/dashboard/save/vessel/new", body);

    const shown = async (path: string) =>
      [...(await visitor.open(path)).matchAll(/<h3[^>]*>(Amber Dredger|Bursztyn|Baltic Pilot)/g)].map(
        ([, title]) => title,
      );
    expect(await shown("/vessels?flag=NO")).toEqual(["Amber Dredger"]);
    expect(await shown("/pl/vessels?work=refit&flag=NO")).toEqual(["Bursztyn"]);
    expect(await shown("/vessels?flag=PL&q=hopper")).toEqual([]);
    expect(await shown("/vessels?by=year")).toEqual(["Baltic Pilot", "Amber Dredger"]);
    expect(await shown("/vessels?by=year&sort=asc")).toEqual(["Amber Dredger", "Baltic Pilot"]);
    expect(await shown("/vessels?by=title&sort=asc&flag=XX")).toEqual(["Amber Dredger", "Baltic Pilot"]);

    const german = await visitor.open("/de/vessels?flag=NO&by=year");
    expect(german).toContain('<meta name="robots" content="noindex"/>');
    expect(german).toMatch(/<label for="filter-flag">Flagge<.*<option value="NO" selected="">Norwegen \(1\)</s);
    expect(german).toMatch(/<option value="refit">Umbau \(1\)<.*<option value="year" selected="">Baujahr</s);
    expect(german).toContain('<a href="/de/vessels?by=year">Filter zurücksetzen</a>');
    expect(await visitor.open("/vessels?flag=SE")).toContain("No items match your selection.");

    const listed = async (search: string) =>
      (JSON.parse(await visitor.open(`/api/vessels${search}`)) as { id: number }[]).map(({ id }) => id);
    expect(await listed("?flag=PL")).toEqual([id]);
    expect(await listed("?flag=NO&work=refit&page=1")).toEqual([1]);
    expect(await listed("?flag=NO&work=repair")).toEqual([]);
    const refused = await visitor.request("/api/vessels?work=paint");
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "work must be one of refit, repair, newBuild." },
    ]);
    const { paths } = JSON.parse(await visitor.open("/api/openapi.json"));
    const parameters = paths["/api/vessels"].get.parameters as { name: string; schema: object }[];
    expect(parameters.map(({ name }) => name)).toEqual(["page", "flag", "work"]);
    expect(parameters[2]?.schema).toEqual({ type: "string", enum: ["refit", "repair", "newBuild"] });
  });

  test("its list is filtered and sorted without script, and axe finds nothing on it", async () => {
    const executablePath = findProgram(CHROMIUM);
    const args = ["--no-sandbox", "--disable-gpu"];
    const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
    try {
      const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await plain.goto(`${site.url}/vessels`);
      await plain.getByLabel("Flag").selectOption("NO");
      await plain.getByLabel("Sort by").selectOption("year");
      await plain.getByRole("button", { name: "Apply" }).click();
      expect(new URL(plain.url()).search).toBe("?q=&flag=NO&work=&by=year&sort=asc");
      expect(await plain.locator("#results h3").allTextContents()).toEqual(["Amber Dredger"]);
      await plain.getByRole("link", { name: "Clear filters" }).click();
      expect(new URL(plain.url()).search).toBe("?by=year&sort=asc");

      const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
      for (const path of ["/vessels?flag=NO&by=year", "/pl/vessels?flag=SE"]) {
        await page.goto(site.url + path);
        expect(await axeViolations(page)).toEqual([]);
      }
    } finally {
      await browser.close();
    }
  }, 60_000);

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
});

/*
 * Its code is `no`, for written Norwegian of either standard, and not `nb`: one code serves addresses, records, `lang` and
 * `hreflang`, it is a valid tag (BCP 47), and readers of Nynorsk get these pages too. Dates, numbers and Open Graph follow
 * the locale `nb-NO`; browsers ask for `nb` as well. The recipe is a language that is begun: a text that it lacks is English
 * (`from-english.ts`), and so are folders that it has no file for.
 */
describe("Norwegian, a language on a database without it", () => {
  const { englishOnly } = release1.items;
  const NEWS = `/no/news/${englishOnly.id}`;
  const MESSAGE = {
    firstName: "Ola",
    lastName: "Nordmann",
    email: "ola@example.com",
    emailConfirm: "ola@example.com",
    message: "Generatoren om bord gir ikke spenning.",
    termsAccepted: "on",
  };

  test("is texts, and lines in at most 3 files", () => {
    const others = norwegian.newFiles.filter((file) => !/^src\/.+\/texts\/no\.ts$/.test(file));
    expect(others).toEqual(["src/platform/i18n/from-english.ts"]);
    expect(editedFiles(norwegian)).toBeLessThanOrEqual(3);
  });

  test("its texts are whole", { timeout: 60_000 }, async () => {
    const config = "tests/recipes/vitest.config.ts";
    await copy.run("vitest", "run", "--config", config, "src/platform/i18n/texts.test.ts");
  });

  test("every page is there, and named in the other languages and the site map", async () => {
    for (const path of ["", "/about", "/services", "/contact", "/careers", "/achievements", "/terms", "/news"]) {
      expect(await visitor.open(`/no${path}`)).toContain('<html lang="no">');
    }
    expect(await visitor.open("/de/news")).toMatch(/<link rel="alternate" hrefLang="no" href="[^"]*\/no\/news"/);
    expect(await visitor.open("/")).toMatch(/<aside [^>]*lang="no"[^>]*hidden=""><p>Denne siden finnes på norsk\./);
    expect(await visitor.open("/sitemap.xml")).toContain(`/no/news/${englishOnly.id}<`);
    expect(await visitor.open("/no/news.xml")).toContain("<language>no</language>");
  });

  test("what has no Norwegian text is shown in English and marked as English", async () => {
    const news = await visitor.open(NEWS);
    expect(news).toContain('<h1 lang="en">English only (en)</h1>');
    expect(news).toContain("Denne teksten finnes ikke på norsk ennå.");
    const service = await visitor.open("/no/services/4");
    expect(service).toMatch(/<h1[^>]* lang="en">Maintenance and repair/);
    expect(service).toMatch(/<a href="\/no\/services\/1" lang="en">/);
    const [, card = ""] = /og:image" content="([^"]*)"/.exec(service) ?? [];
    expect((await fetch(card)).status).toBe(200);
    expect(await visitor.open("/no")).not.toContain("captions.no.vtt");
  });

  test("a browser that asks for nb finds Norwegian", async () => {
    const answer = await visitor.request("/dashboard", { headers: { "accept-language": "nb-NO,nb;q=0.9,en;q=0.5" } });
    expect(await answer.text()).toMatch(/<html lang="no"[^>]*>.*<h1>Logg inn<\/h1>/s);
    expect(await visitor.open("/")).toContain("{nb:`no`}");
  });

  test("an item of an older database gets a Norwegian text, which is found everywhere", async () => {
    await admin.send("/dashboard/account", { intent: "language", language: "no" });
    expect(await admin.open("/dashboard")).toMatch(/<html lang="no".*Dine utkast/s);
    expect(await admin.open("/dashboard/news?gap=no")).toContain("Norsk mangler eller er utdatert");
    expect(await admin.open(`/dashboard/news/${englishOnly.id}`)).toMatch(/Lagre.*Historikk/s);

    const texts = (title: string, imageAlt: string) => ({
      title,
      shortDescription: title,
      description: title,
      imageAlt,
    });
    const draft = {
      img: "",
      posted: "2026-11-02",
      pictures: [],
      // The field is newer than the item.
      topic: "",
      texts: {
        en: texts(englishOnly.title, "A tug"),
        pl: texts("", ""),
        de: texts("", ""),
        no: texts("Brannalarm på ferje", "En slepebåt"),
      },
    };
    const body = { draft, baseVersion: englishOnly.version, upToDate: ["no"], aim: "publish" };
    const saved = await admin.call(`/dashboard/save/news/${englishOnly.id}`, body);
    expect(saved).toMatchObject({ kind: "saved", state: "published" });

    expect(await visitor.open(NEWS)).toContain("<h1>Brannalarm på ferje</h1>");
    expect(await visitor.open(`/pl/news/${englishOnly.id}`)).toContain('<h1 lang="en">English only (en)</h1>');
    expect(await visitor.open("/no/news?q=brannalarm")).toContain("Brannalarm på ferje");
    expect(await visitor.open("/news?q=brannalarm")).not.toContain("Brannalarm på ferje");
    expect(await visitor.open("/no/news.xml")).toContain("Brannalarm på ferje");
    const json = JSON.parse(await visitor.open(`/api/news/${englishOnly.id}`));
    expect(json).toMatchObject({ title: "English only (en)", title_pl: null, title_no: "Brannalarm på ferje" });
    expect(await visitor.open("/api/openapi.json")).toContain("short_description_no");
  });

  test("the contact form refuses, thanks and confirms in Norwegian", { timeout: 60_000 }, async () => {
    const refused = await visitor.post("/no/contact", { ...MESSAGE, email: "ola", message: "" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/3 felt må rettes.*E-postadressen er ikke gyldig.*Skriv en melding/s);

    await visitor.send("/no/contact", MESSAGE);
    const confirmation = () => mailServer.received.find(({ to }) => to.includes(MESSAGE.email));
    await expect.poll(() => confirmation()?.header("subject"), SOON).toMatch(/: Vi har mottatt meldingen din$/);
    expect(confirmation()?.html).toMatch(/<html lang="no">.*Takk for meldingen/s);
  });

  test("its home page is sent in ten TCP segments, headers included, as those of the other languages", async () => {
    const SEGMENTS = 14_600;
    for (const path of ["/", "/pl", "/de", "/no"]) {
      const { headers } = await visitor.request(path, { headers: { "accept-encoding": "br" } });
      const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
      // The best quality, which a site that is started often leaves out.
      const body = brotliCompressSync(await visitor.open(path));
      expect(body.length + lines.join("").length + "HTTP/1.1 200 OK\r\n\r\n".length).toBeLessThanOrEqual(SEGMENTS);
    }
  });
});

describe("a topic, an optional field of news on a database without it", () => {
  const { id, title, version } = release1.items.englishOnly;

  test("is lines in at most 5 files", () => {
    expect(newsField.newFiles).toEqual([]);
    expect(editedFiles(newsField)).toBeLessThanOrEqual(5);
  });

  test("an item that was published without it gets one, by which the list is filtered", async () => {
    expect(await visitor.open("/news")).not.toContain('name="topic"');
    await admin.send("/dashboard/account", { intent: "language", language: "en" });
    expect(await admin.open(`/dashboard/news/${id}`)).toContain("Topic");
    const titles = { en: title, pl: "", de: "", no: "Brannalarm på ferje" };
    const texts = Object.fromEntries(
      Object.entries(titles).map(([language, own]) => [
        language,
        { title: own, shortDescription: own, description: own, imageAlt: own },
      ]),
    );
    const draft = { img: "", posted: "2026-11-02", pictures: [], topic: "training", texts };
    // It was saved and published without a topic before.
    const body = { draft, baseVersion: version + 1, upToDate: [], aim: "publish" };
    const saved = await admin.call(`/dashboard/save/news/${id}`, body);
    expect(saved).toMatchObject({ kind: "saved", state: "published" });

    expect(await visitor.open("/pl/news")).toMatch(/<label for="filter-topic">Temat<.*>Szkolenia \(1\)</s);
    expect(await visitor.open("/de/news?topic=training")).toContain(title);
    expect(await visitor.open("/news?topic=workshop")).toContain("No items match your selection.");
    expect(await visitor.open(`/de/news/${id}`)).toContain("Schulung");
    const listed = JSON.parse(await visitor.open("/api/news?topic=training"));
    expect(listed).toMatchObject([{ id }]);
  });
});

test("the audit log shows in three languages what staff did with it", async () => {
  for (const [language, sentence] of [
    ["pl", "Ada Example: publikacja statku 1"],
    ["de", "Ada Example: Schiff 1 veröffentlicht"],
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

describe("a request to be called back, a form with two files", () => {
  test("is a folder of at most 16 files, and lines in at most 3 others", () => {
    expect(callback.newFiles.length).toBeLessThanOrEqual(16);
    expect(editedFiles(callback)).toBeLessThanOrEqual(3);
  });

  useCallback(() => ({ visitor, admin, mail: mailServer, site }));
});

test("all data of the recipes is there after a backup was restored", async () => {
  const { dataDir } = data.location;
  const [archive = ""] = (await copy.command("backup", { DATA_DIR: dataDir })).split("\n");
  await site.kill();
  const restored = await mkdtemp(join(tmpdir(), "site-restored-"));
  try {
    await copy.command("restore", { DATA_DIR: restored }, archive);
    await start(restored, 1);
    expect(await admin.open("/dashboard/vessels/1")).toContain("Amber Dredger");
    expect(await visitor.open(`/no/news/${release1.items.englishOnly.id}`)).toContain("Brannalarm på ferje");
    expect(await visitor.open("/news?topic=training")).toContain(release1.items.englishOnly.title);
    await lookForCallback({ visitor, admin, mail: mailServer, site });
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}, 90_000);
