import { FALLBACK_LANGUAGE, type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Services } from "#platform/services.server.ts";
import type { TextValues } from "#ui/site/company/figures-in-texts.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { factOf } from "./drafts/drafts.ts";
import { uniqueField } from "./fields.ts";
import type { DocumentFile } from "./file-lists.ts";
import type { ValidationContext } from "./problems-of.ts";
import { referencesOf } from "./references.ts";
import { lastFacts, seenIds } from "./storage/entries.server.ts";
import { itemTitles } from "./storage/item-titles.server.ts";
import { readLabels } from "./storage/labels.server.ts";
import type { PublishingStore } from "./storage/publishing-store.server.ts";
import { entriesWithSame } from "./storage/write-entries.server.ts";

/** Maximum number of checked pictures and links of a draft; further links count as answered. */
const LOOKED_AT_MAX = 200;

/** Data sheets of the site's release. */
const OWN_SHEET = /^\/media\/documents\/[\w-]+\.pdf$/;

/** Dependencies of the validation context. */
export interface Site {
  pictures: Pick<Services["pictures"], "known" | "knownMark" | "documentOf" | "altOf">;
  /** Returns whether the site answers a link; links to other sites count as answered. */
  linkAlive(link: string): Promise<boolean>;
  /** Returns today's values that texts may name, in a language. */
  values(language: Language): Promise<TextValues>;
}

/** The site that a draft is checked against, and its entries. */
export interface CheckContext extends Pick<PublishingStore, "rows" | "collections"> {
  site: Site;
}

/** Returns today's values that texts may name, in each language. */
export async function valuesInEveryLanguage({ values }: Pick<Site, "values">): Promise<InEveryLanguage<TextValues>> {
  const byLanguage = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await values(code)] as const));
  return Object.fromEntries(byLanguage) as InEveryLanguage<TextValues>;
}

/**
 * Loads the validation context of a draft: everything that it refers to.
 * @param id of its entry; undefined for a new one
 * @param language of the titles that problems name
 */
export async function loadValidationContext(
  collection: AnyCollection,
  draft: Draft,
  { rows, collections, site: { pictures, linkAlive, values } }: CheckContext,
  id?: number,
  language: Language = FALLBACK_LANGUAGE,
): Promise<ValidationContext> {
  const named = referencesOf(collection, draft);
  const known = new Set<string>();
  const marks = new Set<string>();
  const alts = new Map<string, InEveryLanguage<string> | undefined>();
  for (const path of named.pictures.slice(0, LOOKED_AT_MAX)) {
    if (await pictures.known(path)) known.add(path);
    alts.set(path, await pictures.altOf(path));
  }
  for (const [name, { mark }] of Object.entries(collection.facts)) {
    const path = factOf(draft, name);
    if (mark && (await pictures.knownMark(path))) marks.add(path);
  }
  const documents = new Map<string, DocumentFile>();
  const sheets = new Set<string>();
  for (const path of named.documents) {
    const document = await pictures.documentOf(path);
    if (document !== undefined) documents.set(path, document);
    else if (OWN_SHEET.test(path) && (await linkAlive(path))) sheets.add(path);
  }
  const dead = new Set<string>();
  for (const link of named.links.slice(0, LOOKED_AT_MAX)) if (!(await linkAlive(link))) dead.add(link);
  const hidden = new Map<string, string>();
  for (const [to, entries] of Map.groupBy(named.entries, (entry) => entry.to)) {
    const referred = collections.all.find(({ name }) => name === to);
    if (referred === undefined) continue;
    const ids = entries.map(({ id }) => id);
    const seen = new Set(await seenIds(rows, referred, ids));
    const titles = new Map((await itemTitles(rows, to, ids, language)).map(({ id, title }) => [id, title]));
    for (const id of ids) if (!seen.has(id)) hidden.set(`${to} ${id}`, titles.get(id) || String(id));
  }
  const texts = collection.values === undefined ? {} : await values(FALLBACK_LANGUAGE);
  return {
    today: dayOf(Date.now()),
    valueKnown: (name) => Object.hasOwn(texts, name),
    pictureKnown: (path) => known.has(path),
    markKnown: (path) => marks.has(path),
    documentKnown: (path) => documents.has(path) || sheets.has(path),
    documentOf: (path) => documents.get(path),
    linkAlive: (link) => !dead.has(link),
    altOf: (path) => alts.get(path),
    hiddenTitle: (to, id) => hidden.get(`${to} ${id}`),
    labelOf: await readLabels(rows, collections, collection, draft),
    ...(await uniqueOf(rows, collection, draft, language, id)),
  };
}

/** Returns what the site has of the unique fact that staff type, if the collection has one. */
async function uniqueOf(
  rows: CheckContext["rows"],
  collection: AnyCollection,
  draft: Draft,
  language: Language,
  id = 0,
): Promise<Pick<ValidationContext, "unique">> {
  const field = uniqueField(collection);
  if (field === undefined || !Object.hasOwn(collection.facts, field)) return {};
  const [other] = await entriesWithSame(rows, collection, id, { [field]: factOf(draft, field) });
  const [named] = other === undefined ? [] : await itemTitles(rows, collection.name, [other], language);
  const published = (await lastFacts(rows, collection, id))?.[field];
  return {
    unique: {
      takenBy: other === undefined ? undefined : named?.title || `${collection.name} ${other}`,
      published: typeof published === "string" ? published : undefined,
    },
  };
}
