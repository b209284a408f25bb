import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { companyFigures } from "#collections/figures/company-figures.ts";
import { aboutPage } from "#pages/about/about.ts";
import { homePage } from "#pages/home/home.ts";
import { pages } from "#pages/index.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues } from "#ui/site/company/figures-in-texts.ts";
import { openTransferSite } from "../../../tests/content-transfer/transfer-site.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { DEFAULT_RETENTION } from "../../../tests/default-retention.ts";
import { VALIDATION_CONTEXT } from "../../../tests/draft-samples.ts";
import { anna, ben, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import type { Draft } from "./collection.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";
import { emptyDraft } from "./drafts/drafts.ts";
import type { TextField } from "./fields.ts";
import { PAGE_ID } from "./page.ts";
import { problemsOf } from "./problems-of.ts";
import { readPage } from "./read-page.ts";

const HOME = homePage.name;

/** The home page of a later release, with another headline and another tagline in English. */
const LATER = {
  ...homePage,
  page: {
    ...homePage.page,
    defaults: (language: Language) => ({
      ...homePage.page.defaults(language),
      ...(language === "en" ? { headline: "From Shore to Ship", tagline: "A better tagline" } : {}),
    }),
  },
};

test.each(pages)("the default words of $name can be saved and published as they are", (page) => {
  const draft = emptyDraft(page, "2026-11-20");
  expect(draftSchema(page).parse(draft)).toEqual(draft);
  const figures = Object.fromEntries(companyFigures().map(({ name, value }) => [name, value]));
  const values = textValues(exampleCompany, figures, DEFAULT_RETENTION, "en");
  const valueKnown = (name: string) => Object.hasOwn(values, name);
  const problems = problemsOf(page, draft, { ...VALIDATION_CONTEXT, valueKnown });
  expect(problems.filter(({ severity }) => severity !== "advice")).toEqual([]);
  for (const language of LANGUAGE_CODES) {
    const { fields, sections = {}, cells: labels = {} } = page.words.staff(language);
    for (const [name, { cells = {} }] of Object.entries<TextField>(page.texts))
      expect(Object.keys((labels as Record<string, object>)[name] ?? {})).toEqual(Object.keys(cells));
    expect(Object.keys(fields).toSorted()).toEqual([...Object.keys(page.facts), ...Object.keys(page.texts)].toSorted());
    expect(Object.keys(sections).filter((name) => !(name in page.texts))).toEqual([]);
  }
});

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a page, on %s", (_, create) => {
  let database: Awaited<ReturnType<typeof create>>;
  let site: PublishingSite;
  beforeEach(async () => {
    database = await create();
    site = await openPublishingSite(database);
  });
  afterEach(async () => {
    await site.close();
    await database.remove();
  });

  async function opened() {
    const item = await site.publishing.open(anna, HOME, PAGE_ID);
    if (item === undefined) throw new Error("the page cannot be opened");
    return item;
  }
  const write = (draft: Draft, language: Language, changes: object): Draft => ({
    ...draft,
    texts: { ...draft.texts, [language]: { ...draft.texts[language], ...changes } },
  });
  async function save(language: Language, changes: object, aim: "keep" | "publish" = "publish") {
    const { draft, version } = await opened();
    return site.publishing.save(anna, HOME, PAGE_ID, {
      draft: write(draft, language, changes),
      baseVersion: version,
      aim,
    });
  }
  const shown = (language: Language) => readPage(site.storage, homePage, language);
  const words = homePage.page.defaults;

  test("has its default words until somebody saves it", async () => {
    const item = await opened();
    expect(item).toMatchObject({ version: 0, state: "draft", defaults: { changed: { en: [], pl: [], de: [] } } });
    expect(item.draft.texts.pl).toEqual(words("pl"));
    expect(await site.publishing.history(anna, HOME, PAGE_ID)).toEqual([]);
    expect((await site.publishing.pages(anna)).map(({ kind }) => kind)).toContain(HOME);
    expect(await shown("de")).toMatchObject({ ...words("de"), language: "de" });
  });

  test("shows what was published, in its language only, and what nobody edited as before", async () => {
    expect(await save("pl", { headline: "Z morza na ląd" }, "keep")).toMatchObject({ kind: "saved", version: 1 });
    expect((await shown("pl")).headline).toBe(words("pl").headline);
    expect(await save("de", { tagline: "" })).toMatchObject({ kind: "saved", version: 2, state: "published" });
    expect(await shown("pl")).toMatchObject({ headline: "Z morza na ląd", tagline: words("pl").tagline });
    expect(await shown("de")).toMatchObject({ headline: words("de").headline, tagline: "" });
    expect(await shown("en")).toMatchObject(words("en"));
    expect(site.published()).toBe(1);
  });

  test("stores only what differs from the default words", async () => {
    await save("pl", { headline: "Z morza na ląd" });
    const { rows } = site.storage.publishing;
    const [stored] = await rows.selectFrom("item_versions").select("draft").where("kind", "=", HOME).execute();
    expect(JSON.parse(stored?.draft ?? "").texts).toEqual({ en: {}, pl: { headline: "Z morza na ląd" }, de: {} });
    const records = await rows
      .selectFrom("records")
      .select(["language", "record"])
      .where("collection", "=", HOME)
      .execute();
    const byLanguage = Object.fromEntries(records.map(({ language, record }) => [language, JSON.parse(record)]));
    expect(byLanguage).toEqual({ en: {}, pl: { headline: "Z morza na ląd" }, de: {} });
  });

  test("follows a new release in what nobody edited; the editor names what that replaced", async () => {
    await save("en", { headline: "Ship and Shore" });
    await site.close();
    site = await openPublishingSite(database, [LATER]);
    expect(await readPage(site.storage, LATER, "en")).toMatchObject({
      headline: "Ship and Shore",
      tagline: "A better tagline",
    });
    const item = await opened();
    expect(item.draft.texts.en).toMatchObject({ headline: "Ship and Shore", tagline: "A better tagline" });
    expect(item.defaults).toMatchObject({
      texts: { en: { headline: "From Shore to Ship" } },
      changed: { en: ["headline"] },
    });

    await save("pl", { tagline: "Inaczej" });
    expect((await opened()).defaults?.changed).toEqual({ en: ["headline"], pl: [], de: [] });
    await save("en", { headline: "From Ship to Shore and back" });
    expect((await opened()).defaults?.changed).toEqual({ en: [], pl: [], de: [] });
  });

  test("returns to its default words, in one text or as a whole, and to an older version", async () => {
    await save("en", { headline: "One", tagline: "Two" });
    await save("en", { headline: words("en").headline });
    expect(await shown("en")).toMatchObject({ headline: words("en").headline, tagline: "Two" });
    expect(await site.publishing.withdraw(anna, HOME, PAGE_ID)).toMatchObject({ kind: "done" });
    expect(await shown("en")).toMatchObject(words("en"));
    expect((await opened()).draft.texts.en).toMatchObject({ tagline: "Two" });
    expect(await site.publishing.restoreVersion(anna, HOME, PAGE_ID, 1, 2)).toMatchObject({
      kind: "saved",
      version: 3,
    });
    expect((await opened()).draft.texts.en).toMatchObject({ headline: "One", tagline: "Two" });
  });

  test("needs what is required in every language", async () => {
    expect(await save("de", { headline: " " })).toMatchObject({
      kind: "incomplete",
      problems: [{ path: "texts.de.headline", code: "missing" }],
    });
    expect((await shown("de")).headline).toBe(words("de").headline);
    const { draft } = await opened();
    const problems = await site.publishing.check(anna, HOME, PAGE_ID, draft);
    expect(problems.map(({ path, code }) => [path, code])).toEqual([["texts.de.headline", "missing"]]);
  });

  test("is not published with a value that does not exist, is malformed, or without one that it must contain", async () => {
    const found = async (headline: string) => {
      const outcome = await save("de", { headline });
      return outcome.kind === "incomplete" ? outcome.problems : outcome.kind;
    };
    const unknown = (detail: string) => ({
      path: "texts.de.headline",
      code: "unknown-value",
      severity: "incomplete",
      detail,
    });
    expect(await found("Seit {{fonded}}")).toEqual([unknown("{{fonded}}")]);
    expect(await found("Seit {founded}")).toEqual([unknown("{founded}")]);
    expect(await found("Seit {{constructor}}")).toEqual([unknown("{{constructor}}")]);
    expect(await found("Seit {{founded}}, {{countries|Land|Länder}}")).toBe("saved");
    expect((await shown("de")).headline).toBe("Seit {{founded}}, {{countries|Land|Länder}}");

    await site.close();
    const { headline } = homePage.texts;
    const strict = {
      ...homePage,
      texts: { ...homePage.texts, headline: { ...headline, mustContain: ["contactMonths"] } },
    };
    site = await openPublishingSite(database, [strict]);
    expect(await found("Seit {{founded}}")).toContainEqual({
      ...{ path: "texts.de.headline", code: "value-missing", severity: "incomplete", detail: "{{contactMonths}}" },
    });
    const rest = (await found("Nach {{contactMonths|Monat|Monaten}}")) as { path: string }[];
    expect(rest.map(({ path }) => path)).toEqual(["texts.en.headline", "texts.pl.headline"]);
  });

  test("that two people save first at the same time is a conflict for one of them", async () => {
    const { draft } = await opened();
    const saves = [anna, ben].map((person, i) =>
      site.publishing.save(person, HOME, PAGE_ID, {
        draft: write(draft, "en", { headline: `Headline ${i}` }),
        baseVersion: 0,
        aim: "keep",
      }),
    );
    const kinds = (await Promise.all(saves)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["conflict", "saved"]);
  });

  test("is neither copied nor removed", async () => {
    await save("en", { headline: "One" });
    await expect(site.publishing.duplicate(anna, HOME, PAGE_ID)).rejects.toMatchObject({ id: "invalid-input" });
    await expect(site.publishing.moveToBin(anna, HOME, PAGE_ID)).rejects.toMatchObject({ id: "invalid-input" });
  });

  test("keeps an unsaved text, and shows it in the preview before anything is saved", async () => {
    const { draft } = await opened();
    const typed = {
      draft: write(draft, "pl", { headline: "Wpisane" }),
      baseVersion: 0,
      key: "k",
      tab: "t",
      revision: 0,
    };
    expect(await site.publishing.autosave(anna, HOME, PAGE_ID, typed)).toMatchObject({ kind: "saved" });
    const preview = await site.publishing.previewForStaff(anna, HOME, PAGE_ID, "pl", "k");
    expect(preview?.page.text).toMatchObject({ headline: "Wpisane", tagline: words("pl").tagline });
    expect((await opened()).autosave?.draft.texts.pl).toMatchObject({ headline: "Wpisane" });
  });
});

test("goes to another site with an export, which follows the default words there", async () => {
  const [from, to] = [await sqliteContract(), await sqliteContract()];
  const [source, target] = [await openTransferSite(from), await openTransferSite(to)];
  const item = await source.publishing.open(anna, aboutPage.name, PAGE_ID);
  const draft = {
    ...item?.draft,
    texts: { ...item?.draft.texts, pl: { ...item?.draft.texts.pl, lead: "Inny wstęp" } },
  };
  await source.publishing.save(anna, aboutPage.name, PAGE_ID, {
    draft: draft as Draft,
    baseVersion: 0,
    aim: "publish",
  });
  const file = await source.exported();
  expect(file).not.toContain(aboutPage.page.defaults("de").lead);
  expect(await target.imported(file)).toMatchObject({ kind: "done" });
  expect(await readPage(target.storage, aboutPage, "pl")).toMatchObject({ lead: "Inny wstęp", title: "O nas" });
  expect((await target.publishing.open(anna, aboutPage.name, PAGE_ID))?.defaults?.changed).toMatchObject({ pl: [] });
  for (const site of [source, target]) await site.close();
  for (const database of [from, to]) await database.remove();
});
