import * as z from "zod/mini";
import { checkFields, rule, type SettingsForm } from "./form-rules.ts";
import { RETENTION_TIMES, type Retention, retentionSchema } from "./retention.ts";

const months = z.string().check(
  z.overwrite<string>((text) => text.trim()),
  rule(
    "monthsForm",
    (text) => /^\d{1,3}$/.test(text) && retentionSchema.shape.contactMonths.safeParse(Number(text)).success,
  ),
);

const fields = { contactMonths: months, applicationMonths: months, futureMonths: months, auditMonths: months };

/** How long personal data and the audit log are kept. */
export const retentionForm: SettingsForm<Retention> = {
  fieldsOf: (retention) => Object.fromEntries(RETENTION_TIMES.map((time) => [time, String(retention[time])])),

  check(typed) {
    const checked = checkFields(fields, typed);
    if (!checked.ok) return checked;
    const { contactMonths, applicationMonths, futureMonths, auditMonths } = checked.value;
    return {
      ok: true,
      value: {
        contactMonths: Number(contactMonths),
        applicationMonths: Number(applicationMonths),
        futureMonths: Number(futureMonths),
        auditMonths: Number(auditMonths),
      },
    };
  },
};
