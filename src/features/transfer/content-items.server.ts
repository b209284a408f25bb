import { setImmediate } from "node:timers/promises";
import type { AnyCollection, Collections, Content } from "#features/publishing/collection.ts";
import { contentSchema } from "#features/publishing/content-schema.ts";
import { draftSchema, storedDraftSchema } from "#features/publishing/drafts/draft-schemas.ts";
import { type Draft, factOf } from "#features/publishing/drafts/drafts.ts";
import { listedLabels } from "#features/publishing/fields.ts";
import { type Problem, problemsOfSeverity } from "#features/publishing/problems.ts";
import { problemsOf, type ValidationContext } from "#features/publishing/problems-of.ts";
import { toPublished } from "#features/publishing/published.ts";
import { stateOf } from "#features/publishing/storage/item-rows.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { computedIn, type RecordOf, wrongComputed } from "./content-format.server.ts";
import type { ContentLibrary } from "./content-library.server.ts";
import { ContentRefused, type Place } from "./content-refused.server.ts";
import type { TravellingVersion } from "./storage/read-content.server.ts";

/** A checked item of a file. */
export interface ReadItem {
  record: Omit<RecordOf<"item">, "versions">;
  versions: TravellingVersion[];
  newest: Draft;
  /** The published version; undefined for none. */
  published: { draft: Draft; content: Content } | undefined;
  /** What stays of an entry that was withdrawn, where its collection stores that; undefined for any other. */
  withdrawn: Content | undefined;
}

/**
 * Checks an item of a file by the schemas and rules of the editor.
 * @param library the pictures, documents and labels of the file; an entry of a list is added to it
 * @throws ContentRefused
 */
export async function readItem(
  collections: Collections,
  { versions, ...record }: RecordOf<"item">,
  place: Place,
  library: ContentLibrary,
): Promise<ReadItem> {
  const { validation } = library;
  checkStanding(collections, record, place);
  const { id, version, publishedVersion } = record;
  const collection = collections.named(record.kind);
  const there = new Set(versions.map((given) => given.version));
  if (there.size < versions.length || Math.max(...there) !== version) throw wrong(place, "versions");
  const read: TravellingVersion[] = [];
  for (const [i, { translatedFrom, ...given }] of versions.entries()) {
    // Large texts in several versions take long: let other requests have a turn.
    await setImmediate();
    const followed = Object.entries(translatedFrom).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    );
    if (followed.some(([, from]) => !there.has(from))) throw wrong(place, `versions.${i}.translatedFrom`);
    const { success, data, error } = draftSchema(collection).safeParse(upgraded(collection, given.draft));
    if (!success) throw ContentRefused.byZod(error, place, ["versions", i, "draft"]);
    read.push({ ...given, translatedFrom: Object.fromEntries(followed), draft: data });
  }
  const draftOf = (wanted: number, field: string): Draft => {
    const i = read.findIndex((given) => given.version === wanted);
    const draft = read[i]?.draft;
    if (draft === undefined) throw wrong(place, field);
    checkDraft(collection, draft, validation, place, `versions.${i}.draft`);
    return draft;
  };
  const newest = draftOf(version, "version");
  const isLabel = collections.all.some((other) => listedLabels(other).some(({ to }) => to === record.kind));
  if (isLabel)
    library.addTitle(record, publishedVersion === undefined ? newest : draftOf(publishedVersion, "publishedVersion"));
  const { altOf, documentOf, labelOf } = validation;
  const facts = { today: dayOf(record.updatedAt), before: computedIn(record), altOf, documentOf, labelOf };
  const contentOf = (draft: Draft) => contentSchema(collection).safeParse(toPublished(collection, id, draft, facts));
  if (publishedVersion === undefined) {
    const isKept = collection.titlesStay === true && record.firstPublishedAt !== undefined;
    const withdrawn = isKept ? contentOf(newest).data : undefined;
    return { record, versions: read, newest, published: undefined, withdrawn };
  }
  const draft = draftOf(publishedVersion, "publishedVersion");
  const { success, data, error } = contentOf(draft);
  if (!success) throw ContentRefused.byZod(error, place, ["publishedVersion"]);
  return { record, versions: read, newest, published: { draft, content: data }, withdrawn: undefined };
}

/** Adds defaults of fields that an older release did not have. Unknown fields are refused later. */
function upgraded(collection: AnyCollection, draft: unknown): unknown {
  const { success, data } = storedDraftSchema(collection).safeParse(draft);
  return success ? preserveUnknown(draft, data, data) : draft;
}

function wrong(place: Place, field: string): ContentRefused {
  return new ContentRefused("field", place, field);
}

/** Checks that state, versions and times of an item are consistent. @throws ContentRefused */
function checkStanding(collections: Collections, record: ReadItem["record"], place: Place): void {
  const { kind, id, state, version, publishedVersion, firstPublishedAt, publishAt, withdrawAt, binnedAt } = record;
  const check = (fits: boolean, field: string) => {
    if (!fits) throw wrong(place, field);
  };
  const collection = collections.named(kind);
  const { ids } = collection;
  check(ids?.reserved.includes(id) !== true, "id");
  check(publishedVersion === undefined || publishedVersion <= version, "publishedVersion");
  check(publishedVersion === undefined || firstPublishedAt !== undefined, "firstPublishedAt");
  check(binnedAt === undefined || (publishedVersion ?? publishAt ?? withdrawAt) === undefined, "binnedAt");
  check(withdrawAt === undefined || (publishedVersion ?? publishAt) !== undefined, "withdrawAt");
  const computed = wrongComputed(collections, record, firstPublishedAt !== undefined);
  if (computed !== undefined) throw wrong(place, computed);
  const follows = stateOf({
    binned_at: binnedAt ?? null,
    published_version: publishedVersion ?? null,
    publish_at: publishAt ?? null,
    first_published_at: firstPublishedAt ?? null,
  });
  check(state === follows, "state");
}

/** Checks the rules for saving a draft. @throws ContentRefused */
function checkDraft(
  collection: AnyCollection,
  draft: Draft,
  validation: ValidationContext,
  place: Place,
  under: string,
): void {
  const [problem] = problemsOfSeverity("refused", problemsOf(collection, draft, validation));
  if (problem !== undefined) throw refusedBy(problem, draft, place, under);
}

function refusedBy({ code, path, detail }: Problem, draft: Draft, place: Place, under: string): ContentRefused {
  const named = detail ?? factOf(draft, path);
  if (code === "unknown-picture") return new ContentRefused("picture-missing", place, named);
  if (code === "unknown-document") return new ContentRefused("document-missing", place, named);
  return wrong(place, `${under}.${path}`);
}
