import type { FieldErrors, Reason } from "#ui/dashboard/forms/form-answer.ts";
import {
  confirmed,
  DONE,
  failed,
  type Handler,
  type HandlerContext,
  type HandlerResult,
  refused,
} from "../forms/answer-form.ts";
import { checkForm, codeForm, passwordForm } from "../forms.ts";
import { qrCode } from "../qr-code.ts";

/** Answer when the last required second factor would be removed. */
export const LAST_FACTOR = "last-factor" satisfies Reason;

const WRONG: FieldErrors = { password: { id: "passwordWrong" } };

/** Returns the handler of a form with only the current password. */
const withPassword =
  (handle: (given: HandlerContext, password: string) => Promise<HandlerResult>): Handler =>
  async (given) => {
    const form = checkForm(passwordForm, given.fields);
    return form.ok ? handle(given, form.value.password) : refused(form.errors);
  };

/** Handlers of the forms of the second factor. */
export const secondFactorHandlers: Readonly<Record<string, Handler>> = {
  "app-start": withPassword(async ({ actor, accounts, visit }, password) =>
    confirmed(await accounts.startTotp(actor, { password }, visit), WRONG, ({ secret, uri }) => ({
      kind: "app",
      secret,
      uri,
      qr: qrCode(uri),
    })),
  ),
  "app-confirm": async ({ actor, accounts, fields, visit }) => {
    const form = checkForm(codeForm, fields);
    if (!form.ok) return refused(form.errors);
    const result = await accounts.confirmTotp(actor, form.value, visit);
    return confirmed(result, { code: { id: "codeWrong" } }, ({ recoveryCodes, cookies }) => ({
      kind: "codes",
      codes: recoveryCodes,
      cookies,
    }));
  },
  "app-codes": withPassword(async ({ actor, accounts, visit }, password) =>
    confirmed(await accounts.newRecoveryCodes(actor, { password }, visit), WRONG, ({ recoveryCodes }) => ({
      kind: "codes",
      codes: recoveryCodes,
    })),
  ),
  "app-remove": withPassword(async ({ actor, accounts, visit }, password) => {
    const result = await accounts.removeTotp(actor, { password }, visit);
    if (result.kind === "required") return failed(LAST_FACTOR);
    return confirmed(result, WRONG, () => DONE);
  }),
};
