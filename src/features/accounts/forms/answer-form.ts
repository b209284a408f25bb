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
    /** Data for an authenticator app. It is secret and returned only once, as are the two below. */
    app: { secret: string; uri: string; qr: { size: number; path: string } | undefined };
    codes: { codes: string[] };
    token: { token: string };
  }
}

/** Failures shown beside the form. */
const REASONS = [
  "not-found",
  "conflict",
  "too-many",
  "storage-unavailable",
  "storage-full",
  "last-admin",
  "last-factor",
] as const satisfies readonly Reason[];

/** Parameters of a form's handler. */
export interface HandlerContext extends StaffContext {
  fields: Readonly<Record<string, string>>;
  visit: Visit;
}

/**
 * Result of a form's handler. Cookies are whole `Set-Cookie` values. `status`: of the response, where it does not follow
 * from the outcome; after a failure the browser does not load the page's data again.
 */
export type HandlerResult = FormOutcome & { cookies?: readonly string[]; status?: number };

/** A form's handler. It may throw a response of its own, such as a redirect. */
export type Handler = (given: HandlerContext) => Promise<HandlerResult>;

/**
 * Handles a form of a page with several forms; the field `intent` names the handler. Refusals and expected failures are
 * answers with a status, shown beside the form. Where a confirmed session is required, the answer requests the password
 * and the form is sent again with it.
 * @param fieldsMax of a form with more fields than others
 * @throws a 400, 401 or 403 response: unknown form, no session, or a missing role
 */
export async function answerForm(
  args: StaffArgs,
  handlers: Readonly<Record<string, Handler>>,
  role: Role = "editor",
  fieldsMax?: number,
) {
  return answerFormOf(await staffContext(args, role), args, handlers, fieldsMax);
}

/** Handles a form as `answerForm` does, for an actor who has been checked already. */
export async function answerFormOf(
  staff: StaffContext,
  args: StaffArgs,
  handlers: Readonly<Record<string, Handler>>,
  fieldsMax?: number,
) {
  const visit = { headers: args.request.headers, address: args.context.get(visitorContext).address };
  const { [CONFIRM_FIELD]: ownPassword, ...fields } = await readFields(args.request, fieldsMax);
  const intent = fields.intent ?? "";
  const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (handle === undefined) throw data(null, 400);
  try {
    const refusal = ownPassword === undefined ? undefined : await refusalOf(staff, ownPassword, visit);
    const given = { ...staff, fields, visit };
    const { cookies = [], status, ...outcome } = refusal ? await unconfirmed(given, refusal) : await handle(given);
    goOnWith(cookies, args.request.headers);
    return answer({ ...outcome, intent }, status ?? statusOf(outcome), cookieHeaders(cookies));
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

/** Confirms the session by the password of a form. @returns the answer when it is refused */
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

async function unconfirmed({ accounts, actor, fields }: HandlerContext, refusal: Refusal = {}): Promise<Unconfirmed> {
  const { intent: _, ...typed } = fields;
  const { passkeys } = await accounts.protection(actor);
  return { kind: "unconfirmed", typed, hasPasskeys: passkeys.length > 0, ...refusal };
}

type Unconfirmed = Extract<FormOutcome, { kind: "unconfirmed" }> & Pick<HandlerResult, "cookies" | "status">;
type Refusal = Pick<Unconfirmed, "error" | "minutes">;

/** Applies new cookies to the request's headers, which a document's loaders read after the form was handled. */
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

/** The answer to a success without further data. */
export const DONE: HandlerResult = { kind: "done" };

/** Returns the answer to invalid input. */
export const refused = (errors: FieldErrors): HandlerResult => ({ kind: "refused", errors });

/** Returns the answer to an error that concerns no field. */
export const failed = (reason: Reason): HandlerResult => ({ kind: "failed", reason });

/** Returns the answer to too many attempts, with the wait in whole minutes. */
export const limited = (tooMany: TooMany): HandlerResult => ({ kind: "limited", minutes: minutesOf(tooMany) });

const minutesOf = ({ retryAfterS }: TooMany) => Math.ceil(retryAfterS / 60);

/**
 * Returns the answer to an operation that requires the password or a code.
 * @param errors used when that was wrong
 */
export function confirmed<Result extends object>(
  result: Confirmed<Result>,
  errors: FieldErrors,
  done: (result: Result) => HandlerResult,
): HandlerResult {
  if (result.kind === "wrong") return refused(errors);
  return result.kind === "limited" ? limited(result) : done(result);
}
