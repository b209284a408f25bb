import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyCollection, describeCollection } from "#features/publishing/collection.ts";
import { contentSchema } from "#features/publishing/content-schema.ts";
import { draftSchema } from "#features/publishing/drafts/draft-schemas.ts";
import type { Draft } from "#features/publishing/drafts/drafts.ts";
import { examplesOf, richField } from "#features/publishing/fields.ts";
import { problemsOfSeverity } from "#features/publishing/problems.ts";
import { problemsOf } from "#features/publishing/problems-of.ts";
import { fromPublished, toPublished } from "#features/publishing/published.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { fullSample, richSample, VALIDATION_CONTEXT } from "../../tests/draft-samples.ts";
import { examples } from "./examples.server.ts";
import { collections } from "./index.ts";

const all: readonly AnyCollection[] = collections;

test("no two collections share a name or an address, and examples are of collections", () => {
  for (const of of [
    all.map(({ name }) => name),
    all.flatMap(({ addresses: { site } }) => site ?? []),
    all.map(({ addresses: { dashboard } }) => dashboard),
    all.flatMap(({ addresses: { api } }) => api ?? []),
  ]) {
    expect(of).toEqual([...new Set(of)]);
  }
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(examples)));
});

const HOSTILE = ["<script>alert(1)</script>", "a\u202eb", "a\u0000b\ud800", "{{name}}|%s", "'; drop table x; --"];

/** Parses a draft as saving does. Returns it with the problems that prevent publishing. */
function saved(collection: AnyCollection, draft: Draft) {
  const read = draftSchema(collection).parse(draft);
  const problems = problemsOf(collection, read, VALIDATION_CONTEXT);
  return {
    read,
    problems: [...problemsOfSeverity("refused", problems), ...problemsOfSeverity("incomplete", problems)],
  };
}

const published = (collection: AnyCollection, draft: Draft) => toPublished(collection, 999, draft, VALIDATION_CONTEXT);

describe.each(all)("the collection $name", (collection) => {
  const { facts, texts, words, pages } = collection;
  const fields = [...Object.keys(texts), ...Object.keys(facts)];

  test("names route modules that exist", () => {
    for (const file of Object.values(pages)) expect(existsSync(join(import.meta.dirname, "..", file))).toBe(true);
  });

  test("is described to browsers as plain data", () => {
    const described = describeCollection(collection);
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });

  test.each(LANGUAGE_CODES)("has words for itself, its fields and their choices, in %s", (language) => {
    const { fields: labels, choices = {}, audit, ...shown } = words.staff(language);
    const { hints: _, newest: __, sections: ___, placeholders: ____, mails: _____, cells: ______, ...own } = shown;
    const needed: Record<string, string | undefined> = { ...own, auditOne: audit.one, auditMany: audit.many };
    for (const name of fields) needed[name] = labels[name];
    for (const [name, { choices: offered = [], shownAs }] of Object.entries(facts)) {
      if (shownAs === undefined) for (const choice of offered) needed[choice] = choices[name]?.[choice]?.label;
    }
    expect(Object.entries(needed).filter(([, text]) => text === undefined || text === "")).toEqual([]);
  });

  test("publishes every field in every language, and reads it back as it was typed", () => {
    const sample = fullSample(collection);
    if (richField(texts) !== undefined) sample.texts.de.rich = richSample("Lang.");
    const { read, problems } = saved(collection, sample);
    expect(problems).toEqual([]);
    const content = published(collection, read);
    expect(contentSchema(collection).parse(content)).toEqual(content);
    const internal = Object.entries(facts).filter(([, field]) => field.internal);
    const unknown = Object.fromEntries(internal.map(([name]) => [name, read[name]]));
    expect({ ...fromPublished(collection, content), ...unknown }).toEqual(read);
  });

  test.each(Object.entries(facts))("takes values of the kind of %s, and refuses others", (name, field) => {
    const { fine, largest, wrong } = examplesOf(field);
    const around = { ...VALIDATION_CONTEXT, pictureKnown: (path: string) => path !== wrong[0] };
    const refused = (value: unknown) =>
      problemsOfSeverity("refused", problemsOf(collection, { ...fullSample(collection), [name]: value }, around))
        .map(({ path }) => path)
        .filter((path) => path === name);
    for (const value of [fine, largest]) {
      expect(draftSchema(collection).safeParse({ ...fullSample(collection), [name]: value }).success).toBe(true);
      expect(refused(value)).toEqual([]);
    }
    for (const value of wrong) expect([value, refused(value)]).toEqual([value, [name]]);
  });

  test.each(Object.entries(texts))("takes %s as long as it may be, and not longer", (name, { max }) => {
    const parse = (length: number) => {
      const sample = fullSample(collection);
      sample.texts.pl[name] = "ł".repeat(length);
      return draftSchema(collection).safeParse(sample).success;
    };
    expect([parse(max), parse(max + 1)]).toEqual([true, false]);
  });

  test.each(HOSTILE)("publishes %j as text without characters that no page can show", (hostile) => {
    const { read, problems } = saved(
      collection,
      fullSample(collection, (control) => (control === "rows" ? `${hostile}\t/news/1` : hostile)),
    );
    expect(problems).toEqual([]);
    const content = published(collection, read);
    expect(contentSchema(collection).parse(content)).toEqual(content);
    expect(JSON.stringify(content)).not.toMatch(/\\u0000|\\ud800|\u202e/);
    expect(content.texts.en?.title).toBe(read.texts.en.title);
  });
});
