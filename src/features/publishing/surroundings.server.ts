import type { Pictures } from "#features/media-library/pictures.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import type { Surroundings } from "./problems-of.ts";
import { referencesOf } from "./references.ts";

/** Pictures of one draft at most, and links of it that are looked after; further links count as answered. */
const LOOKED_AT_MAX = 200;

/** Data sheets that came with the site. */
const OWN_SHEET = /^\/media\/documents\/[\w-]+\.pdf$/;

/** What a draft is checked against. */
export interface Site {
  pictures: Pick<Pictures, "known" | "knownDocument" | "altOf">;
  /** Whether the site answers a link; those that lead elsewhere count as answered. */
  linkAlive(link: string): Promise<boolean>;
}

/** Looks up everything that a draft names, so that the rules can be asked. */
export async function lookAround(
  collection: AnyCollection,
  draft: Draft,
  { pictures, linkAlive }: Site,
): Promise<Surroundings> {
  const named = referencesOf(collection, draft);
  const known = new Set<string>();
  const alts = new Map<string, InEveryLanguage<string> | undefined>();
  for (const path of named.pictures.slice(0, LOOKED_AT_MAX)) {
    if (await pictures.known(path)) known.add(path);
    alts.set(path, await pictures.altOf(path));
  }
  const documents = new Set<string>();
  for (const path of named.documents) {
    if ((await pictures.knownDocument(path)) || (OWN_SHEET.test(path) && (await linkAlive(path)))) documents.add(path);
  }
  const dead = new Set<string>();
  for (const link of named.links.slice(0, LOOKED_AT_MAX)) if (!(await linkAlive(link))) dead.add(link);
  return {
    today: dayOf(Date.now()),
    pictureKnown: (path) => known.has(path),
    documentKnown: (path) => documents.has(path),
    linkAlive: (link) => !dead.has(link),
    altOf: (path) => alts.get(path),
  };
}
