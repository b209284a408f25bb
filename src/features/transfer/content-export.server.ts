import type { Readable } from "node:stream";
import type { AnyCollection, Draft } from "#features/publishing/collection.ts";
import { goneFactsSchema } from "#features/publishing/content-schema.ts";
import { referencesOf } from "#features/publishing/references.ts";
import type { ItemState } from "#features/publishing/states.ts";
import { computedBefore, lastFacts } from "#features/publishing/storage/entries.server.ts";
import type { ItemRow } from "#features/publishing/storage/item-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { CLEAR, documentKeyOf, documentPath, keyOf, otherCopy, picturePath } from "#ui/picture-paths.ts";
import { CONTENT_FORMAT, CONTENT_FORMAT_VERSION, type WrittenRecord } from "./content-format.server.ts";
import {
  findDocument,
  goneIdsOf,
  itemsOf,
  libraryKeys,
  nextIds,
  travellingVersions,
} from "./storage/read-content.server.ts";

/** Services that an export reads. */
export type ExportParts = Pick<ServiceParts, "storage" | "pictures">;

const iso = (at: number) => new Date(at).toISOString();
const isoOr = (at: number | null) => (at === null ? undefined : iso(at));

/**
 * Writes the site's content as a stream, so memory stays bounded. Each item is consistent; changes made during the
 * export may be included or not.
 * @param now ms since 1970
 */
export async function* exportContent(parts: ExportParts, now: number): AsyncGenerator<string> {
  const head = JSON.stringify({ format: CONTENT_FORMAT, version: CONTENT_FORMAT_VERSION, exportedAt: iso(now) });
  yield `${head.slice(0, -1)},"records":[`;
  let end = "\n";
  for await (const record of records(parts)) {
    yield end;
    yield* record;
    end = ",\n";
  }
  yield "\n]}\n";
}

/** Yields the records, each as the pieces of its line. */
async function* records(parts: ExportParts): AsyncGenerator<AsyncIterable<string> | Iterable<string>> {
  const { storage } = parts;
  const db = storage.publishing.rows;
  const company = await storage.company.read();
  if (company !== undefined) yield line({ type: "company", company });
  yield line({ type: "navigation", navigation: await storage.settings.navigation() });
  yield line({ type: "retention", retention: await storage.settings.retention() });
  yield line({ type: "ids", next: await nextIds(db, storage.publishing.collections.names) });

  const written = new Set<string>();
  async function* files(pictures: Iterable<string>, documents: Iterable<string>) {
    for (const [keys, make] of [
      [pictures, pictureRecord],
      [documents, documentRecord],
    ] as const) {
      for (const key of keys) {
        const record = written.has(key) ? undefined : await make(parts, key);
        written.add(key);
        if (record !== undefined) yield record;
      }
    }
  }
  yield* files(await libraryKeys(db, "pictures"), await libraryKeys(db, "documents"));
  const { collections } = storage.publishing;
  for (const collection of collections.all) {
    const { name: kind } = collection;
    for await (const item of itemsOf(db, kind)) {
      const { record, drafts } = await itemRecord(parts, collection, item);
      // Files uploaded during the export are written just before the item that uses them.
      const used = drafts.map((draft) => referencesOf(collection, draft));
      yield* files(
        used.flatMap(({ pictures }) => pictures.flatMap((path) => keyOf(path) ?? [])),
        used.flatMap(({ documents }) => documents.flatMap((path) => documentKeyOf(path) ?? [])),
      );
      yield line(record);
    }
    for await (const id of goneIdsOf(db, collection)) {
      yield line({
        ...{ type: "gone", kind, id, ...(await computedOf(db, collection, id)) },
        ...(collection.titlesStay ? { facts: await staysOf(db, collection, id) } : {}),
      });
    }
  }
}

type AnyWritten = WrittenRecord<"company" | "navigation" | "retention" | "ids" | "item" | "gone">;

function line(record: AnyWritten): string[] {
  return [JSON.stringify(record)];
}

async function itemRecord(
  { storage }: ExportParts,
  collection: AnyCollection,
  item: ItemRow,
): Promise<{ record: WrittenRecord<"item">; drafts: Draft[] }> {
  const db = storage.publishing.rows;
  const versions = await travellingVersions(db, collection, item);
  const wasPublic = item.first_published_at !== null;
  const record: WrittenRecord<"item"> = {
    type: "item",
    kind: collection.name,
    id: item.id,
    state: item.state as ItemState,
    version: item.version,
    publishedVersion: item.published_version ?? undefined,
    firstPublishedAt: isoOr(item.first_published_at),
    publishAt: isoOr(item.publish_at),
    withdrawAt: isoOr(item.withdraw_at),
    binnedAt: isoOr(item.binned_at),
    missed: item.missed === 1 ? true : undefined,
    updatedAt: iso(item.updated_at),
    ...(wasPublic ? await computedOf(db, collection, item.id) : {}),
    versions: versions.map((version) => ({ ...version, savedAt: iso(version.savedAt) })),
  };
  return { record, drafts: versions.map(({ draft }) => draft) };
}

/** Returns the computed facts of an entry from its last publication, under the name of its collection. */
async function computedOf(db: Database, collection: AnyCollection, id: number): Promise<Record<string, unknown>> {
  const computed = await computedBefore(db, collection, id);
  return computed === undefined ? {} : { [collection.name]: computed };
}

/** Returns the facts of a deleted entry that stay. */
async function staysOf(db: Database, collection: AnyCollection, id: number): Promise<Record<string, unknown>> {
  const stored = (await lastFacts(db, collection, id)) ?? {};
  const names = Object.keys(goneFactsSchema(collection).shape);
  return Object.fromEntries(names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])));
}

async function pictureRecord({ storage, pictures }: ExportParts, key: string) {
  const picture = await storage.pictures.find(key);
  if (picture === undefined) return undefined;
  const { width, height, name, alt, focal } = picture;
  const facts = { type: "picture", key, width, height, name, alt, focal, uploadedAt: iso(picture.uploadedAt) };
  const path = picturePath(picture);
  return withFile(facts, (await openServed(pictures, otherCopy(path, CLEAR))) ?? (await openServed(pictures, path)));
}

async function documentRecord({ storage, pictures }: ExportParts, key: string) {
  const document = await findDocument(storage.publishing.rows, key);
  if (document === undefined) return undefined;
  const { slug, name, uploadedAt } = document;
  const facts = { type: "document", key, slug, name, uploadedAt: iso(uploadedAt) };
  return withFile(facts, await openServed(pictures, documentPath(key, slug)));
}

/** Opens a file of the library; undefined when it has been removed. */
async function openServed(pictures: ExportParts["pictures"], path: string): Promise<Readable | undefined> {
  try {
    const served = await pictures.servedAt(path);
    return served === undefined ? undefined : (await served.open()).stream;
  } catch (error) {
    if (failureId(error) === "not-found") return undefined;
    throw error;
  }
}

/** Returns a record whose last field, `data`, is a file as base64. */
function withFile(facts: object, file: Readable | undefined): AsyncGenerator<string> | undefined {
  if (file === undefined) return undefined;
  return (async function* () {
    yield `${JSON.stringify(facts).slice(0, -1)},"data":"`;
    let left: Buffer = Buffer.alloc(0);
    for await (const piece of file) {
      const bytes = Buffer.concat([left, piece as Buffer]);
      // Three bytes make four characters; the remainder starts the next piece.
      const whole = bytes.length - (bytes.length % 3);
      yield bytes.toString("base64", 0, whole);
      left = bytes.subarray(whole);
    }
    yield `${left.toString("base64")}"}`;
  })();
}
