import { setImmediate } from "node:timers/promises";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { goneFactsSchema } from "#features/publishing/content-schema.ts";
import { uniqueField } from "#features/publishing/fields.ts";
import {
  type ContentRecord,
  computedIn,
  type KnownNames,
  RECORDS_MAX,
  type RecordOf,
  type RecordType,
  recordSchemas,
  wrongComputed,
} from "./content-format.server.ts";
import { readItem } from "./content-items.server.ts";
import { contentLibrary } from "./content-library.server.ts";
import type { ContentFile, PlacedRecord } from "./content-lines.server.ts";
import { ContentRefused, type Place } from "./content-refused.server.ts";
import type { ContentCounts } from "./import-outcome.ts";

/** Record types that a file has at most once. */
const SINGLE: ReadonlySet<RecordType> = new Set(["company", "navigation", "retention", "ids"]);

/** Parses a record by the schema of its type. @throws ContentRefused */
export function readRecord(site: KnownNames, { place, value }: PlacedRecord): ContentRecord {
  const schemas = recordSchemas(site);
  const given = value();
  const type = typeof given === "object" && given !== null && "type" in given ? given.type : undefined;
  if (typeof type !== "string" || !Object.hasOwn(schemas, type))
    throw new ContentRefused("unknown-record", place, typeof type === "string" ? type : "");
  const { success, data, error } = schemas[type as RecordType].safeParse(given);
  if (success) return data;
  const isKind = error.issues[0]?.path.join(".") === "kind";
  throw isKind ? new ContentRefused("unknown-record", place, `${type}, kind`) : ContentRefused.byZod(error, place);
}

/**
 * Checks a whole file before anything is written. Pictures are decoded only later.
 * @returns the numbers of items, pictures and documents, and the collections that it has items of
 * @throws ContentRefused for the first error
 */
export async function checkContent(
  site: KnownNames,
  file: ContentFile,
): Promise<{ counts: ContentCounts; kinds: ReadonlySet<string> }> {
  const { collections } = site.publishing;
  const library = contentLibrary();
  const seen = new Set<string>();
  const counts = { items: 0, pictures: 0, documents: 0 };
  const kinds = new Set<string>();
  let records = 0;
  let last: Place = { line: 1 };
  for await (const placed of file.records()) {
    const { place } = placed;
    // Many records arrive at a time: let other requests have a turn.
    await setImmediate();
    records += 1;
    if (records > RECORDS_MAX) throw new ContentRefused("too-many", place, String(RECORDS_MAX));
    const record = readRecord(site, placed);
    requireUnique(seen, nameOf(record), place);
    switch (record.type) {
      case "picture":
      case "document":
        bytesOf(record, place);
        library.add(record);
        counts[record.type === "picture" ? "pictures" : "documents"] += 1;
        break;
      case "item":
        requireUniqueValue(seen, collections.named(record.kind), record, place);
        await readItem(collections, record, place, library);
        counts.items += 1;
        kinds.add(record.kind);
        break;
      case "gone": {
        const computed = wrongComputed(collections, record, true);
        if (computed !== undefined) throw new ContentRefused("field", place, computed);
        const { error } = goneFactsSchema(collections.named(record.kind)).safeParse(record.facts ?? {});
        if (error !== undefined) throw ContentRefused.byZod(error, place, ["facts"]);
        requireUniqueValue(seen, collections.named(record.kind), record, place);
      }
    }
    last = place;
  }
  if (!seen.has("company")) throw new ContentRefused("no-company", last);
  return { counts, kinds };
}

/** Returns the unique name of a record in the file. */
function nameOf(record: ContentRecord): string {
  if (SINGLE.has(record.type)) return record.type;
  if (record.type === "item" || record.type === "gone") return itemName(record);
  return "key" in record ? record.key : record.type;
}

const itemName = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`;

/** @throws ContentRefused when an earlier entry has the same value in the unique field */
function requireUniqueValue(
  seen: Set<string>,
  collection: AnyCollection,
  record: { kind: string },
  place: Place,
): void {
  const field = uniqueField(collection);
  const value = field && (computedIn(record)?.[field] ?? publishedFact(record, field));
  if (value !== undefined) requireUnique(seen, `${record.kind} ${field} ${value}`, place);
}

/** Returns a fact of an item as its versions have it that visitors see, or that is the newest, or a fact of a deleted one. */
function publishedFact(record: { kind: string } | RecordOf<"item"> | RecordOf<"gone">, field: string): unknown {
  if ("facts" in record) return record.facts?.[field];
  if (!("versions" in record) || record.firstPublishedAt === undefined) return undefined;
  const shown = record.publishedVersion ?? record.version;
  const draft = record.versions.find(({ version }) => version === shown)?.draft;
  return (draft as Readonly<Record<string, unknown>> | undefined)?.[field] || undefined;
}

function requireUnique(seen: Set<string>, name: string, place: Place): void {
  if (seen.has(name)) throw new ContentRefused("twice", place, name);
  seen.add(name);
}

/** Decodes the file of a picture or document. @throws ContentRefused when it is not base64 */
export function bytesOf(record: RecordOf<"picture"> | RecordOf<"document">, place: Place): Buffer {
  const { data } = record;
  const padding = data.endsWith("==") ? 2 : data.endsWith("=") ? 1 : 0;
  const bytes = Buffer.from(data, "base64");
  // `Buffer.from` skips invalid characters, which shows in the number of bytes.
  if (data.length % 4 !== 0 || bytes.length !== (data.length / 4) * 3 - padding) {
    throw new ContentRefused("field", place, "data");
  }
  return bytes;
}
