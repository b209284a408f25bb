import { data, redirect } from "react-router";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import type { LinkOutcome } from "../accounts.server.ts";
import { cookieHeaders } from "./sign-in-action.ts";

/** What the page of a link shows after its form was sent. */
export interface LinkAnswer {
  errors?: FieldErrors;
  /** What was typed, without passwords. */
  values?: Readonly<Record<string, string>>;
  /** Minutes until the next try is looked at. */
  limitedMinutes?: number;
  /** The link opens nothing any more. */
  gone?: boolean;
  /** The password is set; a code of the second factor is to follow. */
  secondFactor?: boolean;
}

/** Answers what a link's form came to: signed in and on to the dashboard, or the page again. @param values as typed */
export function answerLink(outcome: LinkOutcome, values: LinkAnswer["values"] = {}) {
  switch (outcome.kind) {
    case "in":
      return redirect("/dashboard", { status: 303, headers: cookieHeaders(outcome.cookies) });
    case "second-factor":
      return data<LinkAnswer>({ secondFactor: true }, { status: 200, headers: cookieHeaders(outcome.cookies) });
    case "limited":
      return answerLimited(outcome.retryAfterS, values);
    case "weak":
      return answerErrors({ password: { id: outcome.problem } }, values);
    default:
      return data<LinkAnswer>({ gone: true }, 410);
  }
}

/** Something is wrong with what was typed. */
export const answerErrors = (errors: FieldErrors, values: LinkAnswer["values"] = {}) =>
  data<LinkAnswer>({ errors, values }, 422);

/** Too many tries. */
export function answerLimited(retryAfterS: number, values: LinkAnswer["values"] = {}) {
  const answer: LinkAnswer = { limitedMinutes: Math.ceil(retryAfterS / 60), values };
  return data(answer, { status: 429, headers: { "retry-after": String(retryAfterS) } });
}
