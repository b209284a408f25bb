import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { StaffMember } from "../accounts.server.ts";
import type { accountsTexts } from "../texts.ts";

/** Something an admin can do with an account. */
interface StaffAct {
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
export function staffActs(
  { role, state, secondFactor, secondFactorRequired }: Standing,
  { acts }: StaffTexts<typeof accountsTexts>["staffAccounts"],
): StaffAct[] {
  const other = role === "admin" ? "editor" : "admin";
  const requirement = secondFactorRequired
    ? { fields: { intent: "second-factor-optional" }, ...acts.secondFactorOptional }
    : { fields: { intent: "require-second-factor" }, ...acts.requireSecondFactor };
  const otherRole = role === "admin" ? acts.makeEditor : acts.makeAdmin;
  return [
    ...(state === "invited" ? [{ fields: { intent: "renew" }, ...acts.renew }] : []),
    ...(state === "disabled" ? [] : [{ fields: { intent: "role", role: other }, ...otherRole }]),
    ...(state === "disabled" ? [] : [requirement]),
    ...(secondFactor ? [{ fields: { intent: "remove-second-factor" }, ...acts.removeSecondFactor }] : []),
    state === "disabled"
      ? { fields: { intent: "enable" }, ...acts.enable }
      : { fields: { intent: "disable" }, ...acts.disable },
  ];
}
