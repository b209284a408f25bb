import { characters, isOneLine, normalizedLine } from "#platform/i18n/typed-text.ts";
import type { FormField, FormFields, LineRules } from "./fields.ts";
import type { FieldError } from "./person-fields.ts";

/*
 * Values of fields with lines: entries of a collection, each with a quantity and a note. Between the request and the
 * database such a value is one text, a JSON array. This module is part of browser bundles.
 */

/** A line as it is submitted: the texts of its controls. */
export interface TypedLine {
  /** Id of the entry. */
  item: string;
  quantity: string;
  note: string;
  /** "on": the line is to be left out. */
  remove: string;
}

/** A stored line. */
export interface Line {
  item: number;
  /** Title of the entry when the form was sent. */
  title: string;
  quantity: number;
  note: string;
}

/** A part of a line, as the name of its control has it. */
export type LinePart = keyof TypedLine;

const EMPTY: TypedLine = { item: "", quantity: "", note: "", remove: "" };
const ENTRY_ID = /^[1-9]\d{0,8}$/;
const WHOLE = /^[1-9]\d{0,7}$/;

/** Number of controls of each line in a form. */
export const LINE_PARTS = Object.keys(EMPTY).length;

/** Returns the name of a line's control in the form. @param row from 1 */
export const lineName = (field: string, row: number, part: LinePart): string => `${field}.${row}.${part}`;

/** Returns the field that an error belongs to: its own name, or that of the line's field. */
export const fieldNamed = (fields: FormFields, name: string): FormField | undefined =>
  fields[name] ?? fields[name.split(".", 1)[0] ?? ""];

/** Returns the fields of a form that have lines, with their rules. */
export const lineFields = (fields: FormFields): [name: string, rules: LineRules][] =>
  Object.entries(fields).flatMap(([name, { rows }]) => (rows === undefined ? [] : [[name, rows]]));

/** Returns the value of a field with lines from a request: the text under its own name, or its controls in order. */
export function givenLines(field: string, given: Readonly<Record<string, string | undefined>>): string {
  const own = given[field];
  if (own) return own;
  const rows = new Map<number, TypedLine>();
  for (const [name, value = ""] of Object.entries(given)) {
    const [, row = "", part = ""] = /^[^.]+\.([1-9]\d{0,2})\.([a-z]+)$/.exec(name) ?? [];
    if (!name.startsWith(`${field}.`) || !Object.hasOwn(EMPTY, part)) continue;
    rows.set(Number(row), { ...EMPTY, ...rows.get(Number(row)), [part]: value });
  }
  if (rows.size === 0) return "";
  return JSON.stringify([...rows].sort(([a], [b]) => a - b).map(([, line]) => line));
}

/** Parses a JSON array of objects; undefined for anything else. */
function parsed(text: string): Record<string, unknown>[] | undefined {
  try {
    const value: unknown = text === "" ? [] : JSON.parse(text);
    const isObject = (one: unknown) => typeof one === "object" && one !== null && !Array.isArray(one);
    return Array.isArray(value) && value.every(isObject) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the submitted lines of a value; undefined for a text that is not an array of lines. */
export function typedLines(text: string): TypedLine[] | undefined {
  const textOf = (value: unknown, missing: string) =>
    typeof value === "string" || typeof value === "number" ? String(value) : value === undefined ? missing : "?";
  return parsed(text)?.map(({ item, quantity, note, remove }) => ({
    item: normalizedLine(textOf(item, "")),
    // Only a control that was emptied leaves a line out.
    quantity: normalizedLine(textOf(quantity, "?")),
    note: normalizedLine(textOf(note, "")),
    remove: remove === "on" ? "on" : "",
  }));
}

const isLeftOut = ({ quantity, remove }: TypedLine) => quantity === "" || remove === "on";

/** Returns whether a value has lines that are not left out. */
export const hasLines = (text: string): boolean => typedLines(text)?.every(isLeftOut) === false;

/** Lines that were checked, as JSON without titles, or the errors by the names of controls. */
export type CheckedLines = { ok: true; text: string } | { ok: false; errors: Readonly<Record<string, FieldError>> };

/**
 * Checks the submitted lines of a field; those that are left out are dropped. Errors of a line are at its quantity or
 * note, errors of the whole list at the field.
 */
export function checkLines(field: string, { max, maxQuantity, maxNote }: LineRules, text: string): CheckedLines {
  const typed = typedLines(text);
  if (typed === undefined) return { ok: false, errors: { [field]: { id: "linesInvalid" } } };
  const lines = typed.map((line, index) => ({ ...line, row: index + 1 })).filter((line) => !isLeftOut(line));
  if (lines.length > max) return { ok: false, errors: { [field]: { id: "linesTooMany", max } } };
  const errors: Record<string, FieldError> = {};
  const seen = new Set<string>();
  for (const { row, item, quantity, note } of lines) {
    const wrong = (part: LinePart, error: FieldError) => {
      errors[lineName(field, row, part)] ??= error;
    };
    if (!ENTRY_ID.test(item)) wrong("quantity", { id: "lineUnknown" });
    if (seen.has(item)) wrong("quantity", { id: "lineTwice" });
    if (!WHOLE.test(quantity) || Number(quantity) > maxQuantity)
      wrong("quantity", { id: "quantityInvalid", max: maxQuantity });
    if (characters(note) > maxNote) wrong("note", { id: "tooLong", max: maxNote });
    if (!isOneLine(note)) wrong("note", { id: "lineInvalid" });
    seen.add(item);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const stored = lines.map(({ item, quantity, note }) => ({ item: Number(item), quantity: Number(quantity), note }));
  return { ok: true, text: stored.length === 0 ? "" : JSON.stringify(stored) };
}

/**
 * Adds titles to checked lines.
 * @param submitted the value before the check, for the names of controls
 * @param titles of the entries that visitors see, by id
 */
export function titledLines(
  field: string,
  submitted: string,
  checked: string,
  titles: ReadonlyMap<number, string>,
): CheckedLines {
  const typed = typedLines(submitted) ?? [];
  const lines = (parsed(checked) ?? []) as unknown as Omit<Line, "title">[];
  const unknown = lines.filter(({ item }) => !titles.has(item));
  if (unknown.length === 0) {
    const stored = lines.map(({ item, ...line }): Line => ({ item, title: titles.get(item) ?? "", ...line }));
    return { ok: true, text: JSON.stringify(stored) };
  }
  const nameOf = ({ item }: { item: number }) => {
    const row = typed.findIndex((line) => line.item === String(item) && !isLeftOut(line)) + 1;
    return lineName(field, row, "quantity");
  };
  return { ok: false, errors: Object.fromEntries(unknown.map((line) => [nameOf(line), { id: "lineUnknown" }])) };
}

/** Returns the lines of a stored value; none for a damaged one. */
export function storedLines(text: string): Line[] {
  return (parsed(text) ?? []).flatMap(({ item, title, quantity, note }) =>
    typeof title === "string" && typeof quantity === "number"
      ? [{ item: Number(item), title, quantity, note: typeof note === "string" ? note : "" }]
      : [],
  );
}

/**
 * Returns a stored value with one line of text for each line: "2 pcs. Touch panel (for the bridge)".
 * @param pieces returns a quantity with its unit
 */
export const linesText = (text: string, pieces: (count: number) => string): string =>
  storedLines(text)
    .map(({ quantity, title, note }) => `${pieces(quantity)} ${title}${note === "" ? "" : ` (${note})`}`)
    .join("\n");
