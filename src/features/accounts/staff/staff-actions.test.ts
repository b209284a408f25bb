import { expect, test } from "vitest";
import { staff } from "../texts/en.ts";
import { staffActions } from "./staff-actions.ts";

const intents = (member: Parameters<typeof staffActions>[0]) =>
  staffActions(member, staff.staffAccounts).map(({ fields }) => Object.values(fields).join(" "));

test("the available actions depend on the state of the account", () => {
  expect(intents({ role: "editor", state: "invited", secondFactor: false, secondFactorRequired: false })).toEqual([
    "renew",
    "role admin",
    "require-second-factor",
    "disable",
  ]);
  expect(intents({ role: "admin", state: "active", secondFactor: true, secondFactorRequired: true })).toEqual([
    "role editor",
    "second-factor-optional",
    "remove-second-factor",
    "disable",
  ]);
  expect(intents({ role: "editor", state: "disabled", secondFactor: false, secondFactorRequired: false })).toEqual([
    "enable",
  ]);
});

test("destructive actions ask for confirmation", () => {
  const asked = staffActions(
    { role: "admin", state: "active", secondFactor: true, secondFactorRequired: true },
    staff.staffAccounts,
  );
  const hurting = asked.filter(({ fields }) => fields.intent !== "second-factor-optional");
  expect(hurting.every(({ title }) => title !== undefined)).toBe(true);
});
