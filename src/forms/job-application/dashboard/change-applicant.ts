import { answerForm, DONE, failed, type Handler, refused } from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { checkNote } from "#features/submissions/message-note.ts";
import type { FieldError } from "#features/submissions/person-fields.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import { APPLICATION_STATES } from "../application-states.ts";
import { starsOf } from "../rating.ts";

/** Takes the forms of one application; for admins. */
export function changeApplicant(args: StaffArgs, reference: string) {
  const state: Handler = async ({ actor, applicants, fields }) => {
    const [seen, chosen] = [stateOf(fields.seen), stateOf(fields.state)];
    // A form of another release: what it means is not known any more.
    if (seen === undefined || chosen === undefined) return failed("conflict");
    await applicants.setState(actor, reference, seen, chosen);
    return DONE;
  };
  const rate: Handler = async ({ actor, applicants, fields }) => {
    const stars = starsOf(fields.stars);
    if (stars === undefined) return failed("conflict");
    await applicants.rate(actor, reference, stars);
    return DONE;
  };
  const note: Handler = async ({ actor, applicants, fields }) => {
    const checked = checkNote(fields.note);
    if (!checked.ok)
      return { ...refused({ note: noteError(checked.errors.note) }), typed: { note: fields.note ?? "" } };
    await applicants.addNote(actor, reference, checked.text);
    return DONE;
  };
  const retry: Handler = async ({ actor, applicants, fields }) => {
    await applicants.retryMail(actor, reference, itemId.safeParse(fields.mail).data ?? 0);
    return DONE;
  };
  return answerForm(args, { state, rate, note, retry }, "admin");
}

/** What is wrong with a note, in the words of the dashboard's forms. */
function noteError(error: FieldError | undefined): NonNullable<FieldErrors[string]> {
  return error?.id === "tooLong" ? { ...error, id: error.id } : { id: "noteRequired" };
}

function stateOf(text: string | undefined) {
  return APPLICATION_STATES.find((state) => state === text);
}
