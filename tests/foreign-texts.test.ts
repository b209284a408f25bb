import { afterAll, beforeAll, expect, test } from "vitest";
import { pagePaths } from "#pages/index.ts";
import { inLanguageName, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { draftSample } from "./draft-samples.ts";
import { saved } from "./publishing/save-contract.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

/*
 * Wherever a page names an entry that has only another language, it says which one, and the name has that `lang`. The
 * entry's own page says it in a sentence, so its heading and breadcrumb have the `lang` only.
 */

const LEAD: Language = "de";
/** In the name of every entry of this test, and in no other text. */
const NAME = "Größenwandler";

/** The title of a kind of vessel. Entries store it as their own text, without its language; a filter names that. */
const LABEL = `${NAME} Schiff`;

/** A kind of vessel of the company's list. */
const FERRY = { id: 9, en: "Ferry", pl: "Prom" };

/** The folders of entries that have pages. */
const FOLDERS = { news: "/news", project: "/projects", product: "/products", offer: "/careers", services: "/services" };

let site: TestSite;
const ids = {} as Record<keyof typeof FOLDERS, number>;

beforeAll(async () => {
  site = await openTestSite();
  const publish = (kind: Parameters<typeof saved>[1], draft: Parameters<typeof saved>[2]) =>
    saved(site.services, kind, draft, "publish");
  for (const kind of ["news", "product", "offer", "services"] as const)
    ids[kind] = await publish(kind, draftSample(kind, `${NAME} ${kind}`, LEAD));
  const project = draftSample("project", `${NAME} project`, LEAD);
  ids.project = await publish("project", { ...project, services: [ids.services], vesselTypes: [FERRY.id] });
  for (const group of ["awards", "certificates"] as const)
    await publish("achievement", { ...draftSample("achievement", `${NAME} ${group}`, LEAD), group });
  await publish("figures", draftSample("figures", `${NAME} figure`, LEAD));
  await publish("announcement", draftSample("announcement", `${NAME} announcement`, LEAD));
  const equipment = draftSample("equipment", "Hersteller", LEAD);
  equipment.texts[LEAD].field = NAME;
  await publish("equipment", { ...equipment, services: [4] });
  const vesselType = await publish("vessel-type", draftSample("vessel-type", LABEL, LEAD));
  await publish("project", { ...draftSample("project", "Own title", "en"), vesselTypes: [vesselType] });
});
afterAll(() => site?.close());

test.each(["en", "pl"] as const)("a label from a list is in the language of the visitor: %s", async (language) => {
  const html = async (path: string) => (await site.request(localizedPath(path, language))).text();
  const page = await html(`/projects/${ids.project}`);
  expect(page).toContain(`<span>${FERRY[language]}</span>`);
  expect(page).toContain(`<dd>${FERRY[language]}</dd>`);
  // The card has the language of its title.
  for (const path of ["/projects", `/find?q=${NAME}`])
    expect(await html(path)).toMatch(new RegExp(`<p class="[^"]*" lang="${language}">${FERRY[language]}</p>`));
  const [img] = /<img [^>]*alt="[^"]+"[^>]*>/.exec(page.slice(page.indexOf("<main"))) ?? [];
  expect(img).not.toContain(" lang=");
});

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*?)(\/?)>/g;
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "path"]);

interface Place {
  /** The names of the elements around it, innermost last, with the `aria-label` of each. */
  around: string[];
  /** The innermost `lang`. */
  lang: string | undefined;
  /** The markup after its text. */
  after: string;
  text: string;
}

/** Returns the texts of a document that contain the name. */
function placesOf(html: string): Place[] {
  const body = html
    .slice(html.indexOf("<body"))
    .replace(/<!--.*?-->/g, "")
    .replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const open: { name: string; lang: string | undefined }[] = [];
  const places: Place[] = [];
  let end = 0;
  for (const tag of body.matchAll(TAG)) {
    const text = body.slice(end, tag.index);
    if (text.includes(NAME))
      places.push({
        around: open.map(({ name }) => name),
        lang: open.findLast(({ lang }) => lang !== undefined)?.lang,
        after: body.slice(tag.index),
        text,
      });
    end = tag.index + tag[0].length;
    const [, closing, name = "", attributes = "", closed] = tag;
    if (closing) open.splice(open.findLastIndex((one) => one.name === name));
    else if (!closed && !VOID.has(name)) open.push({ name, lang: / lang="(\w+)"/.exec(attributes)?.[1] });
  }
  return places;
}

const PAGES = () => [
  ...pagePaths,
  "/services/4",
  ...Object.entries(FOLDERS).flatMap(([kind, path]) => [path, `${path}/${ids[kind as keyof typeof FOLDERS]}`]),
  ...["/news/1", "/projects/1", "/products/1", "/careers/1", "/careers/1/apply"],
  `/news?q=${NAME}`,
  `/contact?service=${ids.services}`,
  `/contact?product=${ids.product}`,
];

test.each(LANGUAGE_CODES.filter((code) => code !== LEAD))("for visitors of %s", async (language) => {
  const words = inLanguageName(LEAD, language);
  const faults: string[] = [];
  let found = 0;
  for (const path of PAGES()) {
    const answer = await site.request(localizedPath(path, language));
    expect([path, answer.status]).toEqual([path, 200]);
    for (const { around, lang, after, text } of placesOf(await answer.text())) {
      if (text === LABEL) continue;
      found += 1;
      const isOwn = around.includes("h1") || after.startsWith("</span></li></ol>") || around.includes("textarea");
      const isMarked = after.startsWith(`<span class="`) && after.slice(0, 200).includes(`> ${words}</span>`);
      const isNamed = around.includes("label") && after.startsWith(`<span lang="${language}">(${words})</span>`);
      const isOption = around.includes("option") && text.includes(words);
      if (!isOwn && !isMarked && !isNamed && !isOption) faults.push(`${path}: ${text} in ${around.slice(-3)}: no mark`);
      if (lang !== LEAD && !around.includes("textarea") && !isOption)
        faults.push(`${path}: ${text} in ${around.slice(-3)}: lang ${lang}`);
    }
  }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(60);
});
