import { isRole } from "#ui/dashboard/roles.ts";
import type { StaffChange } from "../accounts.server.ts";
import { answerForm, DONE, failed, type Handler, type HandlerContext, refused } from "../forms/answer-form.ts";
import { checkForm, invitationForm, nameForm } from "../forms.ts";
import type { StaffArgs } from "../staff.ts";

/** Handles the forms of staff accounts, for admins. */
export const staffAction = (args: StaffArgs) => answerForm(args, HANDLERS, "admin");

const invite: Handler = async ({ actor, accounts, fields }) => {
  const form = checkForm(invitationForm, fields);
  if (!form.ok) return refused(form.errors);
  const { kind } = await accounts.invite(actor, form.value);
  if (kind === "username-taken") return refused({ username: { id: "usernameTaken" } });
  return kind === "email-taken" ? refused({ email: { id: "emailTaken" } }) : DONE;
};

/** An action on the account of the field `id`. */
type Change<Outcome> = (given: HandlerContext, id: string) => Promise<Outcome>;

const onAccount =
  (change: Change<void>): Handler =>
  async (given) => {
    await change(given, given.fields.id ?? "");
    return DONE;
  };

/** Returns the handler of an action that is refused for the last admin. */
const unlessLastAdmin =
  (change: Change<StaffChange>): Handler =>
  async (given) => {
    const { kind } = await change(given, given.fields.id ?? "");
    return kind === "last-admin" ? failed(kind) : DONE;
  };

const role: Handler = async (given) => {
  const chosen = given.fields.role;
  if (!isRole(chosen)) return refused({ role: { id: "roleUnknown" } });
  return unlessLastAdmin(({ actor, accounts }, id) => accounts.setRole(actor, id, chosen))(given);
};

const rename: Handler = async ({ actor, accounts, fields }) => {
  const form = checkForm(nameForm, fields);
  if (!form.ok) return refused(form.errors);
  await accounts.rename(actor, fields.id ?? "", form.value.name);
  return DONE;
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  invite,
  role,
  rename,
  renew: onAccount(({ actor, accounts }, id) => accounts.renewInvitation(actor, id)),
  disable: unlessLastAdmin(({ actor, accounts }, id) => accounts.disable(actor, id)),
  enable: onAccount(({ actor, accounts }, id) => accounts.enable(actor, id)),
  "remove-second-factor": onAccount(({ actor, accounts }, id) => accounts.removeSecondFactor(actor, id)),
  "require-second-factor": onAccount(({ actor, accounts }, id) => accounts.requireSecondFactor(actor, id, true)),
  "second-factor-optional": onAccount(({ actor, accounts }, id) => accounts.requireSecondFactor(actor, id, false)),
};
