import { expect, test } from "vitest";
import { ITEM_STATES } from "../../states.ts";
import { actionsOn, isAskedFirst } from "./actions-on.ts";

test("only an admin deletes for good, and only from the bin", () => {
  const deletable = (role: "editor" | "admin") =>
    ITEM_STATES.filter((state) => actionsOn(state, role).includes("delete"));
  expect(deletable("editor")).toEqual([]);
  expect(deletable("admin")).toEqual(["bin"]);
});

test("what is public is asked about before it goes off the website", () => {
  const silent = actionsOn("published", "admin").filter((action) => !isAskedFirst(action, "published"));
  expect(silent).toEqual(["duplicate"]);
});

test("a draft goes to the bin without a question", () => {
  expect(isAskedFirst("bin", "draft")).toBe(false);
});
