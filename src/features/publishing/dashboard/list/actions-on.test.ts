import { expect, test } from "vitest";
import { ITEM_STATES } from "../../states.ts";
import { actionsOn, isAskedFirst } from "./actions-on.ts";

test("only an admin deletes for good, and only from the bin", () => {
  const deletable = (role: "editor" | "admin") =>
    ITEM_STATES.filter((state) => actionsOn(state, role).includes("delete"));
  expect(deletable("editor")).toEqual([]);
  expect(deletable("admin")).toEqual(["bin"]);
});

test("withdrawing a public item needs a confirmation", () => {
  const silent = actionsOn("published", "admin").filter((action) => !isAskedFirst(action, "published"));
  expect(silent).toEqual(["duplicate"]);
});

test("a draft is moved to the bin without a confirmation", () => {
  expect(isAskedFirst("bin", "draft")).toBe(false);
});
