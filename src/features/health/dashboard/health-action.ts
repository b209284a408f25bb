import { answerForm, DONE, type Handler } from "#features/accounts/forms/answer-form.ts";
import type { StaffArgs } from "#features/accounts/staff.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";

/** Handles the forms of the health page; for admins. */
export const healthAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

const retry: Handler = async ({ actor, administration, fields }) => {
  const id = fields.id ?? "";
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ExpectedError("not-found", "no id of a mail");
  await administration.retryMail(actor, Number(id));
  return DONE;
};

const retryAll: Handler = async ({ actor, administration }) => {
  await administration.retryFailedMails(actor);
  return DONE;
};

const HANDLERS: Readonly<Record<string, Handler>> = { retry, "retry-all": retryAll };
