import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { StaffMember } from "../accounts.server.ts";
import type { accountsTexts } from "../texts.ts";

/** Something an admin can do with an account. */
interface StaffAction {
  /** What is sent, beside the account's id. */
  fields: { intent: string; role?: string };
  /** The word on its button. */
  word: string;
  /** What follows from it. */
  text: string;
  /** The question that is asked before; undefined: it hurts nobody. */
  title?: string;
}

type Standing = Pick<StaffMember, "role" | "state" | "secondFactor" | "secondFactorRequired">;

/** What can be done with an account as it stands. */
export function staffActions(
  { role, state, secondFactor, secondFactorRequired }: Standing,
  { actions }: StaffTexts<typeof accountsTexts>["staffAccounts"],
): StaffAction[] {
  const other = role === "admin" ? "editor" : "admin";
  const requirement = secondFactorRequired
    ? { fields: { intent: "second-factor-optional" }, ...actions.secondFactorOptional }
    : { fields: { intent: "require-second-factor" }, ...actions.requireSecondFactor };
  const otherRole = role === "admin" ? actions.makeEditor : actions.makeAdmin;
  return [
    ...(state === "invited" ? [{ fields: { intent: "renew" }, ...actions.renew }] : []),
    ...(state === "disabled" ? [] : [{ fields: { intent: "role", role: other }, ...otherRole }]),
    ...(state === "disabled" ? [] : [requirement]),
    ...(secondFactor ? [{ fields: { intent: "remove-second-factor" }, ...actions.removeSecondFactor }] : []),
    state === "disabled"
      ? { fields: { intent: "enable" }, ...actions.enable }
      : { fields: { intent: "disable" }, ...actions.disable },
  ];
}
