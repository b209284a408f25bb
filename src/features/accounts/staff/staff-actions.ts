import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { StaffMember } from "../accounts.server.ts";
import type { accountsTexts } from "../texts.ts";

/** An action of an admin on an account. */
interface StaffAction {
  /** Form fields besides the account's id. */
  fields: { intent: string; role?: string };
  /** Label of its button. */
  word: string;
  /** Description of its effect. */
  text: string;
  /** Question for confirmation; undefined: none is needed. */
  title?: string;
}

type Standing = Pick<StaffMember, "role" | "state" | "secondFactor" | "secondFactorRequired">;

/** Returns the actions available in an account's current state. */
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
