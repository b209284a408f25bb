import { expect, test } from "vitest";
import { checkPlan, PLAN_MAX, planFields } from "./plan-fields.ts";

const typed = { planFrom: "2026-11-24T08:00", planUntil: "2026-11-24T16:30", planWhere: " Gdynia ", planWho: "Piotr" };

test("a plan has its times in the company's time zone, and comes back as it was typed", () => {
  const checked = checkPlan(typed);
  expect(checked).toEqual({
    ok: true,
    plan: { from: Date.UTC(2026, 10, 24, 7), until: Date.UTC(2026, 10, 24, 15, 30), where: "Gdynia", who: "Piotr" },
  });
  if (checked.ok) expect(planFields(checked.plan)).toEqual({ ...typed, planWhere: "Gdynia" });
});

test("only what is known has to be given; nothing at all removes the plan", () => {
  const none = { planFrom: "", planUntil: "", planWhere: "", planWho: "" };
  expect(checkPlan(none)).toEqual({ ok: true, plan: undefined });
  expect(checkPlan({})).toEqual({ ok: true, plan: undefined });
  expect(checkPlan({ ...none, planWhere: "Gdynia" })).toMatchObject({ ok: true, plan: { where: "Gdynia" } });
  expect(planFields(undefined)).toEqual(none);
});

test.each([
  [{ planFrom: "tomorrow" }, { planFrom: { id: "timeForm" } }],
  [{ planFrom: "2026-02-30T10:00" }, { planFrom: { id: "timeForm" } }],
  [{ planFrom: "" }, { planFrom: { id: "timeForm" } }],
  [{ planUntil: "2026-11-24T08:00" }, { planUntil: { id: "timeOrder" } }],
  [{ planWhere: "x".repeat(PLAN_MAX + 1) }, { planWhere: { id: "tooLong", max: PLAN_MAX } }],
  [{ planWho: "a\u0000b" }, { planWho: { id: "lineInvalid" } }],
])("what cannot be a plan is an error of its field: %j", (change, errors) => {
  expect(checkPlan({ ...typed, ...change })).toEqual({ ok: false, errors });
});
