import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

const sent = (body: string, type = "application/x-www-form-urlencoded") =>
  new Request("https://site.example/", { method: "POST", body, headers: { "content-type": type } });

test("the fields of a form", async () => {
  expect({ ...(await readFields(sent("intent=note&note=a%20b"))) }).toEqual({ intent: "note", note: "a b" });
});

test.each<[string, Request, number]>([
  ["a field that came twice", sent("intent=a&intent=b"), 400],
  ["a field that is too long", sent(`note=${"x".repeat(65 * 1024)}`), 413],
  ["something that is no form", sent("{}", "application/json"), 415],
])("%s is a response with its status, not a failure", async (_, request, status) => {
  await expect(readFields(request)).rejects.toMatchObject({ init: { status } });
});
