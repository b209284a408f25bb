import { data } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { noteFailure } from "#platform/http/note-failure.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import type { FieldErrors, FormAnswer, FormOutcome, Reason } from "#ui/dashboard/forms/form-answer.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import { CONFIRM_FIELD } from "../account-fields.ts";
import type { Confirmed, TooMany, Visit } from "../accounts.server.ts";
import { cookieHeaders } from "../sign-in/sign-in-action.ts";
import { type StaffArgs, type StaffContext, staffContext } from "../staff.ts";

declare module "#ui/dashboard/forms/form-answer.ts" {
  interface FormOutcomes {
    /** What an authenticator app is to be given. It is secret and shown this once, as are the two below. */
    app: { secret: string; uri: string; qr: { size: number; path: string } | undefined };
    codes: { codes: string[] };
    token: { token: string };
  }
}

/** Failures that are shown beside the form. */
const REASONS = [
  "not-found",
  "conflict",
  "too-many",
  "storage-unavailable",
  "storage-full",
  "last-admin",
  "last-factor",
] as const satisfies readonly Reason[];

/** What a form's handler works with. */
export interface Given extends StaffContext {
  fields: Readonly<Record<string, string>>;
  visit: Visit;
}

/** What a form's handler comes to; cookies are whole `Set-Cookie` values. */
export type Handled = FormOutcome & { cookies?: readonly string[] };

/** A form's handler. It may throw an answer of its own, such as a redirect. */
export type Handler = (given: Given) => Promise<Handled>;

/**
 * Answers a form of a page that has several: its field `intent` names the handler. What is refused or fails as expected
 * is an answer with its status, shown beside the form. Where who sends it must be confirmed, the answer asks for that; the
 * form may then come again with the password.
 * @throws a 400, 401 or 403 answer: no such form, nobody, or a role that is not enough
 */
export async function answerForm(args: StaffArgs, handlers: Readonly<Record<string, Handler>>, role: Role = "editor") {
  return answerFormOf(await staffContext(args, role), args, handlers);
}

/** Answers a form as `answerForm` does, for whoever has been let in already. */
export async function answerFormOf(staff: StaffContext, args: StaffArgs, handlers: Readonly<Record<string, Handler>>) {
  const visit = { headers: args.request.headers, address: args.context.get(visitorContext).address };
  const { [CONFIRM_FIELD]: ownPassword, ...fields } = await readFields(args.request);
  const intent = fields.intent ?? "";
  const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (handle === undefined) throw data(null, 400);
  try {
    const refusal = ownPassword === undefined ? undefined : await refusalOf(staff, ownPassword, visit);
    const given = { ...staff, fields, visit };
    const { cookies = [], ...outcome } = refusal ? await unconfirmed(given, refusal) : await handle(given);
    goOnWith(cookies, args.request.headers);
    return answer({ ...outcome, intent }, statusOf(outcome), cookieHeaders(cookies));
  } catch (error) {
    if (failureId(error) === "unconfirmed") {
      const outcome = await unconfirmed({ ...staff, fields, visit });
      return answer({ ...outcome, intent }, statusOf(outcome));
    }
    const reason = REASONS.find((id) => id === failureId(error));
    if (reason === undefined) throw error;
    return answer({ kind: "failed", reason, intent }, noteFailure(error, args).status);
  }
}

/** Confirms who is signed in by the password that came with a form. @returns what is wrong with it, if anything */
async function refusalOf(
  { accounts, actor }: StaffContext,
  password: string,
  visit: Visit,
): Promise<Refusal | undefined> {
  if (password === "") return { error: { id: "passwordRequired" } };
  const confirmation = await accounts.confirm(actor, { password }, visit);
  if (confirmation.kind === "done") return undefined;
  return confirmation.kind === "wrong" ? { error: { id: "passwordWrong" } } : { minutes: minutesOf(confirmation) };
}

async function unconfirmed({ accounts, actor, fields }: Given, refusal: Refusal = {}): Promise<Unconfirmed> {
  const { intent: _, ...typed } = fields;
  const { passkeys } = await accounts.protection(actor);
  return { kind: "unconfirmed", typed, hasPasskeys: passkeys.length > 0, ...refusal };
}

type Unconfirmed = Extract<FormOutcome, { kind: "unconfirmed" }> & Pick<Handled, "cookies">;
type Refusal = Pick<Unconfirmed, "error" | "minutes">;

/** A document's loaders look at the request again: the cookies that it came with may have ended with its form. */
function goOnWith(cookies: readonly string[], headers: Headers): void {
  if (cookies.length === 0) return;
  const pairs = [
    ...(headers.get("cookie") ?? "").split("; "),
    ...cookies.map((cookie) => cookie.split(";", 1)[0] ?? ""),
  ];
  const jar = new Map(pairs.map((pair) => [pair.split("=", 1)[0], pair]));
  headers.set("cookie", [...jar.values()].join("; "));
}

function answer(formAnswer: FormAnswer, status: number, headers = new Headers()) {
  if ("minutes" in formAnswer && formAnswer.minutes !== undefined)
    headers.set("retry-after", String(formAnswer.minutes * 60));
  return data(formAnswer, { status, headers });
}

function statusOf(outcome: FormOutcome): number {
  switch (outcome.kind) {
    case "refused":
      return 422;
    case "limited":
      return 429;
    case "unconfirmed":
      return outcome.minutes !== undefined ? 429 : outcome.error !== undefined ? 422 : 403;
    case "failed":
    case "conflict":
    case "asked":
      return 409;
    default:
      return 200;
  }
}

/** Nothing to tell but that it is done. */
export const DONE: Handled = { kind: "done" };

/** Something is wrong with what was typed. */
export const refused = (errors: FieldErrors): Handled => ({ kind: "refused", errors });

/** No field is to blame. */
export const failed = (reason: Reason): Handled => ({ kind: "failed", reason });

/** Too many tries, in minutes as a person counts them. */
export const limited = (tooMany: TooMany): Handled => ({ kind: "limited", minutes: minutesOf(tooMany) });

const minutesOf = ({ retryAfterS }: TooMany) => Math.ceil(retryAfterS / 60);

/**
 * What something comes to that takes the password or a code again.
 * @param errors when that was wrong
 */
export function confirmed<Result extends object>(
  result: Confirmed<Result>,
  errors: FieldErrors,
  done: (result: Result) => Handled,
): Handled {
  if (result.kind === "wrong") return refused(errors);
  return result.kind === "limited" ? limited(result) : done(result);
}
