import { answerForm, type Handler, type HandlerResult } from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import type { AnyForm } from "../form.ts";
import type { AnswerOutcome, StaffMessage } from "../inbox.server.ts";
import { isRequestKey, THREAD_LIMITS } from "../thread.ts";
import { readAnswer, seenIn, stateOf } from "./change-submission.ts";
import { formAt } from "./inbox-context.ts";

declare module "#ui/dashboard/forms/form-answer.ts" {
  interface FormOutcomes {
    /** What became of each of several answers, by key of its submission; `typed` as for `refused`. */
    answers: { outcomes: Readonly<Record<string, AnswerOutcome>>; typed: Readonly<Record<string, string>> };
  }
}

/** Fields of one answer, and those that all share. */
const FIELDS = 4;
const SHARED_FIELDS = 4;

/** What an answer's author saw of a submission: id of the last message, state, owner. */
const SEEN = /^(\d{1,15}) ([\w-]{1,64}) ([\w-]{0,64})$/;

/** Handles the post of the page of several answers. */
export function sendAnswers(args: StaffArgs) {
  const form = formAt(args);
  return answerForm(args, { answers: sender(form) }, form.readableBy, THREAD_LIMITS.atOnce * FIELDS + SHARED_FIELDS);
}

/** Sends the answers that are ticked, or none of them while one has an error. */
const sender =
  (form: AnyForm): Handler =>
  async ({ actor, inbox, fields }): Promise<HandlerResult> => {
    const { requestKey, setState = "" } = fields;
    if (!isRequestKey(requestKey)) throw new ExpectedError("conflict", "An old page.");
    const state = setState === "" ? undefined : stateOf(form, setState);
    const keys = Object.keys(fields).flatMap((name) => /^send-(.+)$/.exec(name)?.[1] ?? []);
    const answers: Record<string, StaffMessage & { subject: string }> = {};
    const errors: FieldErrors = {};
    for (const key of keys) {
      const read = readAnswer({ subject: fields[`subject-${key}`], text: fields[`text-${key}`] });
      const [, last, sawState, sawOwner] = SEEN.exec(fields[`seen-${key}`] ?? "") ?? [];
      if ("errors" in read) {
        for (const [name, error] of Object.entries(read.errors)) errors[`${name}-${key}`] = error;
      } else {
        answers[key] = { ...read, requestKey, last: Number(last), seen: seenIn(form, { sawState, sawOwner }), state };
      }
    }
    const typed = { ...fields };
    if (Object.keys(errors).length > 0) return { kind: "refused", errors, typed };
    const outcomes = await inbox.answerEach(actor, form, answers);
    const hasFailed = Object.values(outcomes).includes("failed");
    return { kind: "answers", outcomes, typed, ...(hasFailed && { status: 503 }) };
  };
