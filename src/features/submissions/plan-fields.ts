import * as z from "zod/mini";
import { localTimeOf, momentOf } from "#platform/i18n/time-zone.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import { fieldErrors, optionalLine } from "./person-fields.ts";

/** Maximum length of the place and of who comes, in characters. */
export const PLAN_MAX = 200;

/** A planned visit. Times are ms since 1970; an empty place or person is not known yet. */
export interface Plan {
  from: number | undefined;
  until: number | undefined;
  where: string;
  who: string;
}

const lines = z.object({ planWhere: optionalLine(PLAN_MAX), planWho: optionalLine(PLAN_MAX) });

/** Returns a plan as the fields of its form, with times in the company's time zone. */
export function planFields(plan: Plan | undefined) {
  const local = (at: number | undefined) => (at === undefined ? "" : localTimeOf(at));
  return {
    planFrom: local(plan?.from),
    planUntil: local(plan?.until),
    planWhere: plan?.where ?? "",
    planWho: plan?.who ?? "",
  };
}

/** Checks the fields of a plan. Returns undefined as the plan where all are empty, or the errors. */
export function checkPlan(
  typed: Readonly<Record<string, string | undefined>>,
): { ok: true; plan: Plan | undefined } | { ok: false; errors: FieldErrors } {
  const { planFrom = "", planUntil = "", planWhere = "", planWho = "" } = typed;
  const errors: FieldErrors = {};
  const timeOf = (name: string, text: string) => {
    // Some browsers send seconds.
    const at = text === "" ? undefined : momentOf(text.slice(0, "YYYY-MM-DDTHH:MM".length));
    if (text !== "" && at === undefined) errors[name] = { id: "timeForm" };
    return at;
  };
  const from = timeOf("planFrom", planFrom);
  const until = timeOf("planUntil", planUntil);
  if (from === undefined && until !== undefined) errors.planFrom ??= { id: "timeForm" };
  if (from !== undefined && until !== undefined && until <= from) errors.planUntil = { id: "timeOrder" };
  const checked = lines.safeParse({ planWhere, planWho });
  if (!checked.success) Object.assign(errors, fieldErrors(checked.error));
  if (!checked.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { planWhere: where, planWho: who } = checked.data;
  const isEmpty = from === undefined && where === "" && who === "";
  return { ok: true, plan: isEmpty ? undefined : { from, until, where, who } };
}
