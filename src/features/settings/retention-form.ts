import * as z from "zod/mini";
import { checkFields, rule, type SettingsForm } from "./form-rules.ts";
import { MONTHS, type Retention } from "./retention.ts";

const isMonths = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= MONTHS.min && Number(text) <= MONTHS.max;
const months = z.string().check(
  z.overwrite<string>((text) => text.trim()),
  rule("monthsForm", isMonths),
);

/** How long personal data and the audit log are stored. */
export const retentionForm: SettingsForm<Retention> = {
  fieldsOf: (retention) => Object.fromEntries(Object.entries(retention).map(([name, count]) => [name, String(count)])),

  check(typed, stored) {
    const checked = checkFields(Object.fromEntries(Object.keys(stored).map((name) => [name, months])), typed);
    if (!checked.ok) return checked;
    const value = Object.fromEntries(Object.entries(checked.value).map(([name, text]) => [name, Number(text)]));
    return { ok: true, value: value as Retention };
  },
};
