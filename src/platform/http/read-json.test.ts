import { expect, test } from "vitest";
import { ExpectedError } from "./errors.server.ts";
import { readJson } from "./read-json.server.ts";

const sent = (body: BodyInit, type = "application/json") =>
  new Request("http://localhost/", { method: "POST", body, headers: { "content-type": type } });

test.each(["application/json", "application/json; charset=utf-8", "APPLICATION/JSON", "application/merge-patch+json"])(
  "%s is read",
  async (type) => {
    expect(await readJson(sent('{"title":"Zażółć"}', type))).toEqual({ title: "Zażółć" });
  },
);

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "multipart/form-data; boundary=x"])(
  "%s is refused",
  async (type) => {
    await expect(readJson(sent("{}", type))).rejects.toMatchObject({ id: "unsupported-body" });
  },
);

test.each([
  "",
  "{",
  "{'a':1}",
  "undefined",
  "[".repeat(65) + "]".repeat(65),
  `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`,
  '"'.repeat(3),
])("%# is no JSON", async (body) => {
  await expect(readJson(sent(body))).rejects.toMatchObject({ id: "bad-request" });
});

test("bytes that are not UTF-8 are refused", async () => {
  await expect(readJson(sent(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({ id: "bad-request" });
});

test("brackets inside strings do not count", async () => {
  const text = `${"[".repeat(500)}"\\`;
  expect(await readJson(sent(JSON.stringify([text, "]"])))).toEqual([text, "]"]);
});

test("a body that fails rejects with its reason", async () => {
  const error = new ExpectedError("body-too-large", "The request is too large for this address.");
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  const request = new Request("http://localhost/", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "content-type": "application/json" },
  } as RequestInit);
  await expect(readJson(request)).rejects.toBe(error);
});
