import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeForm } from "#features/submissions/form.ts";
import { formPages } from "#features/submissions/routes.ts";
import { forms } from "./index.ts";

/** Letters of references that are no submissions: mails to staff, and what was done about a person's data. */
const TAKEN = ["S", "P"];

test("no two forms share a name, a reference letter or an address", () => {
  for (const of of [
    forms.map(({ name }) => name),
    [...forms.map(({ referencePrefix }) => referencePrefix), ...TAKEN],
    forms.map(({ addresses }) => addresses.api),
    forms.map(({ addresses }) => addresses.dashboard),
  ]) {
    expect(of).toEqual([...new Set(of)]);
  }
});

describe.each(forms)("the form $name", (form) => {
  test("begins in one of its states", () => {
    expect(Object.keys(form.states)).toContain(form.initial);
  });

  test("names route modules that exist", () => {
    for (const { file } of formPages(form)) expect(existsSync(join(import.meta.dirname, "..", file))).toBe(true);
  });

  test("is described to browsers as plain data", () => {
    const described = describeForm(form);
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });
});
