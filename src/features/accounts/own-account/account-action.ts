import { redirect, redirectDocument } from "react-router";
import { isLanguage } from "#platform/i18n/languages.ts";
import { answerFormOf, confirmed, DONE, failed, type Handler, refused } from "../forms/answer-form.ts";
import { checkForm, checkNewPassword, emailForm, nameForm, tokenForm } from "../forms.ts";
import { cookieHeaders } from "../sign-in/sign-in-action.ts";
import { ownAccountContext, type StaffArgs } from "../staff.ts";
import { LAST_FACTOR, secondFactorHandlers } from "./second-factor-action.ts";

/** Handles the forms of one's own account. */
export const accountAction = async (args: StaffArgs) => answerFormOf(await ownAccountContext(args), args, HANDLERS);

const language: Handler = async ({ actor, accounts, fields }) => {
  if (!isLanguage(fields.language)) return refused({ language: { id: "languageUnknown" } });
  await accounts.setLanguage(actor, fields.language);
  throw redirect("/dashboard/account?done=language", 303);
};

const name: Handler = async ({ actor, accounts, fields }) => {
  const form = checkForm(nameForm, fields);
  if (!form.ok) return refused(form.errors);
  await accounts.setName(actor, form.value.name);
  return DONE;
};

const email: Handler = async ({ actor, accounts, fields, visit }) => {
  const form = checkForm(emailForm, fields);
  if (!form.ok) return refused(form.errors);
  const result = await accounts.changeEmail(actor, form.value, visit);
  if (result.kind === "email-taken") return refused({ email: { id: "emailTaken" } });
  return confirmed(result, { password: { id: "passwordWrong" } }, () => DONE);
};

const password: Handler = async ({ actor, accounts, fields, visit }) => {
  const { current = "" } = fields;
  const chosen = checkNewPassword(fields, [actor.username]);
  const missing = current === "" ? { current: { id: "passwordRequired" } as const } : {};
  if (!chosen.ok) return refused({ ...missing, ...chosen.errors });
  if (current === "") return refused(missing);
  const result = await accounts.changePassword(actor, { current, next: chosen.value.password }, visit);
  if (result.kind === "weak") return refused({ password: { id: result.problem } });
  return confirmed(result, { current: { id: "passwordWrong" } }, ({ cookies }) => ({ kind: "done", cookies }));
};

const endAllSessions: Handler = async ({ actor, accounts }) => {
  const { cookies } = await accounts.endAllSessions(actor);
  throw redirectDocument("/", { status: 303, headers: cookieHeaders(cookies) });
};

const createToken: Handler = async ({ actor, accounts, fields }) => {
  const form = checkForm(tokenForm, fields);
  if (!form.ok) return refused(form.errors);
  return { kind: "token", token: (await accounts.createToken(actor, form.value)).token };
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  language,
  name,
  email,
  password,
  ...secondFactorHandlers,
  // Only confirms the session; the ceremony itself uses /api/auth/passkey.
  "passkey-add": async ({ actor, accounts }) => {
    await accounts.requireConfirmed(actor);
    return DONE;
  },
  "passkey-remove": async ({ actor, accounts, fields: { id = "" } }) => {
    const { kind } = await accounts.removePasskey(actor, id);
    return kind === "required" ? failed(LAST_FACTOR) : DONE;
  },
  "session-end": async ({ actor, accounts, fields: { id = "" } }) => {
    await accounts.endSession(actor, id);
    return DONE;
  },
  "sessions-end-others": async ({ actor, accounts }) => {
    await accounts.endOtherSessions(actor);
    return DONE;
  },
  "sessions-end-all": endAllSessions,
  "token-create": createToken,
  "token-revoke": async ({ actor, accounts, fields: { id = "" } }) => {
    await accounts.revokeToken(actor, id);
    return DONE;
  },
};
