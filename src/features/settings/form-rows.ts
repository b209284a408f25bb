import type { CheckedSettings, FormFields, SettingsErrorId, SettingsErrors } from "./form-rules.ts";

/** A row of a list in a form. */
export interface FormRow {
  /** "phones.2": it stays the same when other rows are removed or the row is moved. */
  name: string;
  slot: number;
}

const ROWS_LOOKED_AT = 40;

/** Returns the rows of a list in the order in which they were sent, which is the one on the page. */
export function rowsOf(fields: FormFields, list: string): FormRow[] {
  const form = new RegExp(`^${list}\\.(\\d{1,4})\\.`);
  const slots = Object.keys(fields).flatMap((name) => form.exec(name)?.[1] ?? []);
  return [...new Set(slots)].slice(0, ROWS_LOOKED_AT).map((slot) => ({ name: `${list}.${slot}`, slot: Number(slot) }));
}

/** Returns the list to which a field of a row belongs ("phones.2.number": "phones"), or the field's own name. */
export function fieldOrList(name: string): string {
  return name.replace(/\.\d+\..*/s, "");
}

/** Returns the rows that are not empty. */
export function filledRows(fields: FormFields, list: string): FormRow[] {
  const isFilled = ([name, text]: [string, string], row: FormRow) =>
    name.startsWith(`${row.name}.`) && text.trim() !== "";
  return rowsOf(fields, list).filter((row) => Object.entries(fields).some((field) => isFilled(field, row)));
}

/** Returns the fields of a list's values: `[{ number: "1" }]` is `{ "phones.0.number": "1" }`. */
export function rowFields(list: string, rows: readonly FormFields[]): FormFields {
  return Object.fromEntries(
    rows.flatMap((row, i) => Object.entries(row).map(([key, text]) => [`${list}.${i}.${key}`, text])),
  );
}

/** Rules for the rows of a list in a form. */
export interface RowRules<Value> {
  list: string;
  /** Rows at most. */
  max: number;
  check(row: FormRow, fields: FormFields): CheckedSettings<Value>;
  /** The field that must differ in each row: its name, the value that is compared, and the error of a duplicate. */
  unique: { key: string; of(value: Value): string; id: SettingsErrorId };
}

/** Checks the rows of a list without empty ones; errors are named by the fields as they were sent. */
export function checkRows<Value>(rules: RowRules<Value>, fields: FormFields): CheckedSettings<Value[]> {
  const { list, max, check, unique } = rules;
  const errors: SettingsErrors = {};
  const values: Value[] = [];
  const seen = new Set<string>();
  for (const [i, row] of filledRows(fields, list).entries()) {
    if (i >= max) errors[`${row.name}.${unique.key}`] = { id: "tooManyRows", max };
    const checked = check(row, fields);
    if (!checked.ok) {
      Object.assign(errors, checked.errors);
      continue;
    }
    const mark = unique.of(checked.value);
    if (seen.has(mark)) errors[`${row.name}.${unique.key}`] = { id: unique.id };
    seen.add(mark);
    values.push(checked.value);
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: values } : { ok: false, errors };
}
