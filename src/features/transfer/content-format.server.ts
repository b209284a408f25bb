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
import { companySchema, formerStatistics } from "#ui/site/company/company.ts";

/*
 * Format of an exported content file: one JSON object, written so that it can be read line by line:
 *
 *   {"format":"site-content","version":1,"exportedAt":"2026-11-20T17:01:00.000Z","records":[
 *   {"type":"company", …},
 *   {"type":"picture", …},
 *   {"type":"item", …}
 *   ]}
 *
 * Pictures and documents come before the items that use them.
 */

export const CONTENT_FORMAT = "site-content";
export const CONTENT_FORMAT_VERSION = 1;

/** Maximum size of a line in bytes: a document of 10 MB as base64, and its facts. */
export const LINE_MAX_BYTES = Math.ceil((DOCUMENT_MAX_BYTES * 4) / 3) + 64 * 1024;
/**
 * Maximum number of values of a record, and of members of a list or object, so that parsing takes about ten
 * milliseconds. Twelve versions of 20,000 characters in three languages, in paragraphs of 80, have 60,000 values;
 * `NODES_MAX` limits their lists.
 */
export const VALUES_MAX = 100_000;
export const MEMBERS_MAX = 2500;
/** Maximum size in bytes of a file whose records are not on separate lines. */
export const WHOLE_MAX_BYTES = 16 * 1024 * 1024;
/** Maximum number of records in a file. */
export const RECORDS_MAX = 50_000;

const ID_MAX = 999_999_999;
const VERSIONS_MAX = 12;

const id = z.number().int().min(1).max(ID_MAX);
/** ISO 8601 in the file, ms since 1970 after parsing. */
const time = z.iso.datetime().transform((text) => Date.parse(text));
const key = z.string().refine(isFileKey);
const fileName = z.string().max(300);
const base64 = z.string().min(1).max(LINE_MAX_BYTES);
const pixels = z.number().int().min(1).max(PICTURE_SIDE_MAX);
/** A language that was added after the export is empty. */
const altIn = (code: Language) => z.prefault(pictureDetails.shape.alt.shape[code], "");
const alt = z.strictObject(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, altIn(code)])) as Record<Language, ReturnType<typeof altIn>>,
);

/** English version that each translation follows, by language. */
const translatedFrom = z.strictObject(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, id.optional()])) as Record<Language, z.ZodOptional<typeof id>>,
);

/** The first line, with an empty list of records. */
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
  /** Computed facts of entries, under the name of their collection. */
  const computed = named(
    all.filter(hasComputed).map(({ name }) => name),
    (name) => computedSchema(find(name)).optional(),
  );
  return {
    company: z.strictObject({
      type: z.literal("company"),
      company: companySchema.extend({ statistics: formerStatistics.optional() }),
    }),
    navigation: z.strictObject({ type: z.literal("navigation"), navigation: navigationSchema(navigationParts) }),
    retention: z.strictObject({ type: z.literal("retention"), retention: anyRetention }),
    /** Next id of each kind; missing for kinds added after the export. */
    ids: z.strictObject({
      type: z.literal("ids"),
      next: z.strictObject(
        Object.fromEntries(names.map((name) => [name, id.optional()])) as Record<string, z.ZodOptional<typeof id>>,
      ),
    }),
    /** A picture of the library; `data` is its largest copy. */
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
      /** Name in its address. */
      slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
      name: fileName,
      uploadedAt: time,
      data: base64,
    }),
    /** An item with its newest and published versions, and those that translations follow. */
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
      /** Scheduled publication failed because something was missing. */
      missed: z.literal(true).optional(),
      updatedAt: time,
      ...computed,
      versions: z
        .array(z.strictObject({ version: id, savedAt: time, translatedFrom, draft: z.unknown() }))
        .min(1)
        .max(VERSIONS_MAX),
    }),
    /** A permanently deleted item that was public: its address answers 410. */
    gone: z.strictObject({
      type: z.literal("gone"),
      kind,
      id,
      ...computed,
      /** Facts that stay, as texts name their values; checked by the schema of the collection. */
      facts: z.record(z.string(), z.unknown()).optional(),
    }),
  } as const;
}

/** The stores with the names of collections and navigation parts. */
export type KnownNames = Pick<Storage, "publishing" | "settings">;

const built = new WeakMap<Collections, ReturnType<typeof makeSchemas>>();

/** Returns the schemas of records by type. Drafts are checked by the schemas of their collections. */
export function recordSchemas({
  publishing: { collections },
  settings: { navigationParts },
}: KnownNames): ReturnType<typeof makeSchemas> {
  const schemas = built.get(collections) ?? makeSchemas(collections, navigationParts);
  built.set(collections, schemas);
  return schemas;
}

/** Returns whether publishing computes facts for entries of a collection; exports include them. */
const hasComputed = ({ computed }: AnyCollection): boolean => Object.keys(computed).length > 0;

/** Returns the computed facts of a record; undefined for an entry that was never public. */
export function computedIn(record: { kind: string }): Readonly<Record<string, unknown>> | undefined {
  return (record as Readonly<Record<string, unknown>>)[record.kind] as Readonly<Record<string, unknown>> | undefined;
}

/**
 * Finds computed facts that are missing in a record or belong to another collection.
 * @param wasPublic whether the entry was ever published
 * @returns the name of their field, which is that of the collection; undefined for a valid record
 */
export function wrongComputed({ all }: Collections, record: { kind: string }, wasPublic: boolean): string | undefined {
  const fields = record as Readonly<Record<string, unknown>>;
  return all
    .filter(hasComputed)
    .find(({ name }) => (fields[name] !== undefined) !== (wasPublic && name === record.kind))?.name;
}

export type RecordType = keyof ReturnType<typeof makeSchemas>;

/** A parsed record. Times are ms since 1970. */
export type ContentRecord = { [T in RecordType]: z.output<ReturnType<typeof makeSchemas>[T]> }[RecordType];

/** A record of one type. */
export type RecordOf<T extends RecordType> = z.output<ReturnType<typeof makeSchemas>[T]>;
/** A record of one type as in the file. */
export type WrittenRecord<T extends RecordType> = z.input<ReturnType<typeof makeSchemas>[T]>;
