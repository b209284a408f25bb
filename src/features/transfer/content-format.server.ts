import { z } from "zod";
import { pictureDetails } from "#features/media-library/picture-details.ts";
import { DOCUMENT_MAX_BYTES, PICTURE_SIDE_MAX } from "#features/media-library/picture-limits.ts";
import type { AnyCollection, Collections } from "#features/publishing/collection.ts";
import { computedSchema } from "#features/publishing/content-schema.ts";
import { ITEM_STATES } from "#features/publishing/states.ts";
import { navigationSchema } from "#features/settings/navigation.ts";
import { anyRetention } from "#features/settings/retention-schema.server.ts";
import { isFileKey } from "#platform/files/file-key.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { companySchema } from "#ui/site/company/company.ts";

/*
 * The file that the site's content travels in. It is one JSON object, written so that it can be read a line at a time:
 *
 *   {"format":"site-content","version":1,"exportedAt":"2026-11-20T17:01:00.000Z","records":[
 *   {"type":"company", …},
 *   {"type":"picture", …},
 *   {"type":"item", …}
 *   ]}
 *
 * Pictures and documents stand before the items that use them.
 */

export const CONTENT_FORMAT = "site-content";
export const CONTENT_FORMAT_VERSION = 1;

/** Bytes of one line: a document of 10 MB as base64, and what is said of it. */
export const LINE_MAX_BYTES = Math.ceil((DOCUMENT_MAX_BYTES * 4) / 3) + 64 * 1024;
/**
 * Values of one record, and members of one list or object in it, so that it is parsed in some ten milliseconds. Twelve
 * versions of 20,000 characters in three languages, in paragraphs of 80, have 60,000 values; `NODES_MAX` bounds their lists.
 */
export const VALUES_MAX = 100_000;
export const MEMBERS_MAX = 2500;
/** Bytes of a file whose records do not stand on lines of their own. */
export const WHOLE_MAX_BYTES = 16 * 1024 * 1024;
/** Records of one file. */
export const RECORDS_MAX = 50_000;

const ID_MAX = 999_999_999;
const VERSIONS_MAX = 12;

const id = z.number().int().min(1).max(ID_MAX);
/** ISO 8601 in the file, ms since 1970 in the program. */
const time = z.iso.datetime().transform((text) => Date.parse(text));
const key = z.string().refine(isFileKey);
const fileName = z.string().max(300);
const base64 = z.string().min(1).max(LINE_MAX_BYTES);
const pixels = z.number().int().min(1).max(PICTURE_SIDE_MAX);
/** A language that the site has had since the file was written is empty. */
const altIn = (code: Language) => z.prefault(pictureDetails.shape.alt.shape[code], "");
const alt = z.strictObject(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, altIn(code)])) as Record<Language, ReturnType<typeof altIn>>,
);

/** Versions by the language that follows their English. */
const translatedFrom = z.strictObject(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, id.optional()])) as Record<Language, z.ZodOptional<typeof id>>,
);

/** The first line, with its list still empty. */
export const headSchema = z.strictObject({
  format: z.literal(CONTENT_FORMAT),
  version: z.literal(CONTENT_FORMAT_VERSION),
  exportedAt: time,
  records: z.array(z.unknown()),
});

const named = (names: readonly string[], schema: (name: string) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schema(name)]));

function makeSchemas({ all, named: find }: Collections, navigationParts: readonly string[]) {
  const names = all.map(({ name }) => name);
  const kind = z.enum(names);
  /** What the entries of some collections have computed, each under the name of its collection. */
  const computed = named(
    all.filter(hasComputed).map(({ name }) => name),
    (name) => computedSchema(find(name)).optional(),
  );
  return {
    company: z.strictObject({ type: z.literal("company"), company: companySchema }),
    navigation: z.strictObject({ type: z.literal("navigation"), navigation: navigationSchema(navigationParts) }),
    retention: z.strictObject({ type: z.literal("retention"), retention: anyRetention }),
    /** The id that the next new item of each kind gets; a kind that is younger than the file has none. */
    ids: z.strictObject({
      type: z.literal("ids"),
      next: z.strictObject(
        Object.fromEntries(names.map((name) => [name, id.optional()])) as Record<string, z.ZodOptional<typeof id>>,
      ),
    }),
    /** A picture of the library: `data` is its largest copy. */
    picture: z.strictObject({
      type: z.literal("picture"),
      key,
      width: pixels,
      height: pixels,
      name: fileName,
      alt,
      focal: pictureDetails.shape.focal,
      uploadedAt: time,
      data: base64,
    }),
    /** A data sheet. */
    document: z.strictObject({
      type: z.literal("document"),
      key,
      /** The name in its address. */
      slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
      name: fileName,
      uploadedAt: time,
      data: base64,
    }),
    /** An item with its newest version, the published one, and those whose English a translation follows. */
    item: z.strictObject({
      type: z.literal("item"),
      kind,
      id,
      state: z.enum(ITEM_STATES),
      version: id,
      publishedVersion: id.optional(),
      firstPublishedAt: time.optional(),
      publishAt: time.optional(),
      withdrawAt: time.optional(),
      binnedAt: time.optional(),
      /** Its time to be published came while something was missing. */
      missed: z.literal(true).optional(),
      updatedAt: time,
      ...computed,
      versions: z
        .array(z.strictObject({ version: id, savedAt: time, translatedFrom, draft: z.unknown() }))
        .min(1)
        .max(VERSIONS_MAX),
    }),
    /** An item that was public and has been deleted for good: its address answers 410. */
    gone: z.strictObject({ type: z.literal("gone"), kind, id, ...computed }),
  } as const;
}

/** The stores that say which collections and which parts of the navigation the site has. */
export type KnownNames = Pick<Storage, "publishing" | "settings">;

const built = new WeakMap<Collections, ReturnType<typeof makeSchemas>>();

/** The content of each record, by its type. Drafts are checked by the schemas of their collections. */
export function recordSchemas({
  publishing: { collections },
  settings: { navigationParts },
}: KnownNames): ReturnType<typeof makeSchemas> {
  const schemas = built.get(collections) ?? makeSchemas(collections, navigationParts);
  built.set(collections, schemas);
  return schemas;
}

/** Whether publishing computes facts for the entries of a collection, which then travel with them. */
const hasComputed = ({ computed }: AnyCollection): boolean => Object.keys(computed).length > 0;

/** What publishing had computed for the entry of a record; undefined for one that was never public. */
export function computedIn(record: { kind: string }): Readonly<Record<string, unknown>> | undefined {
  return (record as Readonly<Record<string, unknown>>)[record.kind] as Readonly<Record<string, unknown>> | undefined;
}

/**
 * Finds computed facts that a record lacks, or has of a collection that is not its own.
 * @param wasPublic whether its entry was published once
 * @returns the name of their collection, which is their field; undefined where the record is right
 */
export function wrongComputed({ all }: Collections, record: { kind: string }, wasPublic: boolean): string | undefined {
  const fields = record as Readonly<Record<string, unknown>>;
  return all
    .filter(hasComputed)
    .find(({ name }) => (fields[name] !== undefined) !== (wasPublic && name === record.kind))?.name;
}

export type RecordType = keyof ReturnType<typeof makeSchemas>;

/** A record as it is read. Times are ms since 1970. */
export type ContentRecord = { [T in RecordType]: z.output<ReturnType<typeof makeSchemas>[T]> }[RecordType];

/** A record of one type. */
export type RecordOf<T extends RecordType> = z.output<ReturnType<typeof makeSchemas>[T]>;
/** A record of one type as the file has it. */
export type WrittenRecord<T extends RecordType> = z.input<ReturnType<typeof makeSchemas>[T]>;
