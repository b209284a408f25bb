import { data, redirect } from "react-router";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import type { LinkOutcome } from "../accounts.server.ts";
import { cookieHeaders } from "./sign-in-action.ts";

/** Result shown on the page of a link after its form was sent. */
export interface LinkAnswer {
  errors?: FieldErrors;
  /** Typed values, without passwords. */
  values?: Readonly<Record<string, string>>;
  /** Minutes until the next attempt is allowed. */
  limitedMinutes?: number;
  /** The link is used or expired. */
  gone?: boolean;
  /** The password is set; a code of the second factor must follow. */
  secondFactor?: boolean;
}

/**
 * Returns the response to a link's form: a redirect to the dashboard, or the page with the result.
 * @param values as typed
 */
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

/** Returns the response to invalid input. */
export const answerErrors = (errors: FieldErrors, values: LinkAnswer["values"] = {}) =>
  data<LinkAnswer>({ errors, values }, 422);

/** Returns the response to too many attempts. */
export function answerLimited(retryAfterS: number, values: LinkAnswer["values"] = {}) {
  const answer: LinkAnswer = { limitedMinutes: Math.ceil(retryAfterS / 60), values };
  return data(answer, { status: 429, headers: { "retry-after": String(retryAfterS) } });
}
