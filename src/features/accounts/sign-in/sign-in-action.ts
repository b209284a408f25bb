import { data, redirect } from "react-router";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import type { SignInOutcome, Visit } from "../accounts.server.ts";
import type { StaffArgs } from "../staff.ts";
import { ownPath } from "./own-path.ts";
import type { SignInAnswer } from "./sign-in.tsx";

/** Handles forms sent to /dashboard: both steps of signing in, and signing out. Works without script. */
export async function signInAction({ context, request }: StaffArgs) {
  const { accounts } = context.get(servicesContext);
  const visit: Visit = { headers: request.headers, address: context.get(visitorContext).address };
  const fields = await readFields(request);
  const { intent, username = "", password = "", code = "" } = fields;
  const next = ownPath(fields.next);
  switch (intent) {
    case "sign-out":
      return redirect("/", { status: 303, headers: cookieHeaders((await accounts.signOut(visit)).cookies) });
    case "second-factor":
    case "recovery-code": {
      const kind = intent === "recovery-code" ? "recovery" : "totp";
      const outcome = await accounts.secondFactor({ code, kind }, visit);
      return answerOf(outcome, next, { wrong: "code", secondFactor: true });
    }
    default:
      return answerOf(await accounts.signIn({ username, password }, visit), next, { wrong: "password", username });
  }
}

function answerOf(outcome: SignInOutcome, next: string | undefined, whenWrong: SignInAnswer) {
  const shown = next === undefined ? {} : { next };
  switch (outcome.kind) {
    case "in":
      return redirect(next ?? "/dashboard", { status: 303, headers: cookieHeaders(outcome.cookies) });
    case "second-factor": {
      const answer: SignInAnswer = { ...shown, secondFactor: true };
      return data(answer, { headers: cookieHeaders(outcome.cookies) });
    }
    case "limited": {
      const answer: SignInAnswer = { ...whenWrong, ...shown, limitedMinutes: Math.ceil(outcome.retryAfterS / 60) };
      return data(answer, { status: 429, headers: { "retry-after": String(outcome.retryAfterS) } });
    }
    case "expired":
      return data<SignInAnswer>(shown, 401);
    case "wrong":
      return data<SignInAnswer>({ ...whenWrong, ...shown }, 401);
  }
}

/** Returns headers with one `Set-Cookie` line per cookie. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}
