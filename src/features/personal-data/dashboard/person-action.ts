import { answerForm, type Handler } from "#features/accounts/forms/answer-form.ts";
import { checkForm } from "#features/accounts/forms.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { personForm, sameAddress } from "../person-form.ts";
import { sectionPages } from "../sections.ts";

/** Handles the forms about a person's data; for admins. */
export const personAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

const lookUp: Handler = async ({ actor, personalData, fields }) => {
  const typed = { email: fields.email ?? "" };
  const form = checkForm(personForm, fields);
  if (!form.ok) return { kind: "refused", errors: form.errors, typed };
  return { kind: "person", sections: await personalData.lookUp(actor, form.value.email, sectionPages(fields)) };
};

const erase: Handler = async ({ actor, personalData, fields }) => {
  const { email = "", again = "" } = fields;
  const form = checkForm(personForm, fields);
  if (!form.ok) return { kind: "refused", errors: form.errors, typed: { email, again } };
  if (!sameAddress(email, again)) {
    return { kind: "refused", errors: { again: { id: "addressesDiffer" } }, typed: { email, again } };
  }
  return { kind: "person-erased", erased: await personalData.erase(actor, form.value.email) };
};

const HANDLERS: Readonly<Record<string, Handler>> = { "look-up": lookUp, erase };
