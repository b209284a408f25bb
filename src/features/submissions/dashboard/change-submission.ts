import {
  answerForm,
  DONE,
  failed,
  type Handler,
  type HandlerResult,
  refused,
} from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import type { AnyForm } from "../form.ts";
import type { ChangeResult } from "../inbox.server.ts";
import { checkNote } from "../message-note.ts";
import type { FieldError } from "../person-fields.ts";
import { checkPlan } from "../plan-fields.ts";
import { starsOf } from "../rating.ts";
import { checkAnswer, checkReply, gapsIn, isRequestKey } from "../thread.ts";
import { dueTimeOf } from "../working-days.ts";
import { formAt } from "./inbox-context.ts";

/** An account's id, or empty. */
const ACCOUNT_ID = /^[\w-]{0,64}$/;

/** Handles the posts of a submission's page. @param key the submission's key in the address */
export function changeSubmission(args: StaffArgs, key: string) {
  const form = formAt(args);
  return answerForm(args, handlersOf(form, key), form.readableBy);
}

function handlersOf(form: AnyForm, key: string): Readonly<Record<string, Handler>> {
  const state: Handler = async ({ actor, inbox, fields }) => {
    const to = stateOf(form, fields.state);
    const { until: day } = fields;
    const until = day === undefined ? undefined : dueTimeOf(day, Date.now());
    if (form.states[to] === "waiting" && day !== undefined && until === undefined) {
      return { ...refused({ until: { id: "dayRange" } }), typed: { until: day } };
    }
    return handlerResult(await inbox.setState(actor, form, key, seenIn(form, fields), to, until));
  };
  const plan: Handler = async ({ actor, inbox, fields }) => {
    const { planFrom = "", planUntil = "", planWhere = "", planWho = "" } = fields;
    const typed = { planFrom, planUntil, planWhere, planWho };
    const checked = checkPlan(typed);
    if (!checked.ok) return { ...refused(checked.errors), typed };
    const { sawFrom, sawUntil, sawWhere, sawWho } = fields;
    const saw = checkPlan({ planFrom: sawFrom, planUntil: sawUntil, planWhere: sawWhere, planWho: sawWho });
    const { kind } = await inbox.plan(actor, form, key, saw.ok ? saw.plan : undefined, checked.plan);
    return kind === "done" ? DONE : { ...failed("conflict"), typed };
  };
  const note: Handler = async ({ actor, inbox, fields }) => {
    const checked = checkNote(fields.note);
    if (!checked.ok)
      return { ...refused({ note: noteError(checked.errors.note) }), typed: { note: fields.note ?? "" } };
    await inbox.addNote(actor, form, key, checked.text);
    return DONE;
  };
  /** Reads what each message of staff has. */
  const messageIn = (fields: Readonly<Record<string, string | undefined>>) => {
    const { requestKey, last = "", setState = "" } = fields;
    if (!isRequestKey(requestKey) || !/^\d{1,15}$/.test(last)) throw new ExpectedError("conflict", "An old page.");
    const state = setState === "" ? undefined : stateOf(form, setState);
    return { requestKey, last: Number(last), seen: seenIn(form, fields), state };
  };
  const answer: Handler = async ({ actor, inbox, fields }) => {
    const read = readAnswer(fields);
    if ("errors" in read) {
      return { ...refused(read.errors), typed: { subject: fields.subject ?? "", text: fields.text ?? "" } };
    }
    return handlerResult(await inbox.answer(actor, form, key, { ...messageIn(fields), ...read }));
  };
  const reply: Handler = async ({ actor, inbox, fields }) => {
    const checked = checkReply(fields, Date.now());
    if ("errors" in checked) {
      const ids = { received: "timeInvalid", text: "required" } as const;
      const errors = Object.fromEntries(checked.errors.map((name) => [name, { id: ids[name] }]));
      return { ...refused(errors), typed: { received: fields.received ?? "", text: fields.text ?? "" } };
    }
    return handlerResult(await inbox.addReply(actor, form, key, { ...messageIn(fields), ...checked }));
  };
  const retry: Handler = async ({ actor, inbox, fields }) => {
    await inbox.retryMail(actor, form, key, itemId.safeParse(fields.mail).data ?? 0);
    return DONE;
  };
  const give =
    (ownerOf: (given: Parameters<Handler>[0]) => string | undefined): Handler =>
    async (given) => {
      const owner = ownerOf(given);
      if (owner === "") return refused({ owner: { id: "ownerUnknown" } });
      return handlerResult(await given.inbox.setOwner(given.actor, form, key, seenIn(form, given.fields), owner));
    };
  const notSpam: Handler = async ({ actor, inbox }) => {
    await inbox.notSpam(actor, form, key);
    return DONE;
  };
  const rate: Handler = async ({ actor, inbox, fields }) => {
    const stars = starsOf(fields.stars);
    if (stars === undefined) return failed("conflict");
    await inbox.rate(actor, form, key, stars);
    return DONE;
  };
  return {
    state,
    note,
    answer,
    reply,
    retry,
    ...(form.owners && {
      take: give(({ actor }) => actor.userId),
      give: give(({ fields }) => fields.owner ?? ""),
      "give-back": give(() => undefined),
      "not-spam": notSpam,
    }),
    ...(form.ratings && { rate }),
    ...(form.plan && { plan }),
  };
}

/** Maps the error of a note to an error of the dashboard's forms. */
function noteError(error: FieldError | undefined): NonNullable<FieldErrors[string]> {
  return error?.id === "tooLong" ? { ...error, id: error.id } : { id: "noteRequired" };
}

/** Reads subject and text of an answer. @returns them, or the errors of the dashboard's forms */
export function readAnswer(
  fields: Readonly<Record<string, string | undefined>>,
): { subject: string; text: string } | { errors: FieldErrors } {
  const checked = checkAnswer(fields);
  if (!checked.ok) {
    const { subject, text } = checked.errors;
    return { errors: { ...(subject && { subject: fieldError(subject) }), ...(text && { text: fieldError(text) }) } };
  }
  const left = Object.entries(checked.value).filter(([, value]) => gapsIn(value).length > 0);
  if (left.length === 0) return checked.value;
  return { errors: Object.fromEntries(left.map(([name]) => [name, { id: "placeholderLeft" as const }])) };
}

/** Maps the error of an answer to an error of the dashboard's forms. */
function fieldError({ id, ...rest }: FieldError): NonNullable<FieldErrors[string]> {
  return { ...rest, id: id === "tooLong" || id === "lineInvalid" ? id : "required" };
}

/** Reads the state and owner that the page showed. Pages of earlier releases send the state as `seen`. */
export function seenIn(
  form: AnyForm,
  { seen, sawState = seen, sawOwner = "" }: Readonly<Record<string, string | undefined>>,
) {
  if (!ACCOUNT_ID.test(sawOwner)) throw new ExpectedError("not-found", "There is no such owner.");
  return { state: stateOf(form, sawState), ownerId: sawOwner === "" ? undefined : sawOwner };
}

/** Returns a state of the form. @throws ExpectedError for an unknown one, which pages of other releases may send */
export function stateOf({ states, owners }: AnyForm, text: string | undefined): string {
  if (text !== undefined && Object.hasOwn(states, text)) return text;
  throw new ExpectedError(owners ? "not-found" : "conflict", "There is no such state.");
}

function handlerResult({ kind }: ChangeResult): HandlerResult {
  if (kind === "no-such-owner") return refused({ owner: { id: "ownerUnknown" } });
  return kind === "changed-since" ? failed("conflict") : DONE;
}
