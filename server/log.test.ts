import { expect, test } from "vitest";
import { loggedError } from "./log.ts";

test("tells what an error is and where it comes from", () => {
  const cause = Object.assign(new Error("disk full"), { code: "ENOSPC" });
  const told = loggedError(new TypeError("cannot keep", { cause }));
  expect(told).toMatchObject({
    type: "TypeError",
    message: "cannot keep",
    cause: { message: "disk full", code: "ENOSPC" },
  });
  expect(told.stack).toContain("log.test.ts");
});

test("leaves out what PostgreSQL and mail servers quote of persons", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(jan@example.com) already exists.",
    response: "550 <jan@example.com> unknown",
    rejected: ["jan@example.com"],
  });
  expect(JSON.stringify(loggedError(error))).not.toContain("jan@example.com");
});

test("an error that causes itself has an end, and what is no error is told too", () => {
  const endless = new Error("again");
  endless.cause = endless;
  expect(JSON.stringify(loggedError(endless)).match(/again/g)?.length).toBeGreaterThan(1);
  expect(loggedError("just a word")).toEqual({ type: "string", message: "just a word" });
});
