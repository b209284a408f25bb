import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { attachment } from "./attachment.server.ts";

async function* pieces() {
  yield "one,";
  yield "two";
}

test("a file is saved, not shown, and not cached", async () => {
  const answer = attachment({ name: "list.csv", type: "text/csv; charset=utf-8", body: pieces() });
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": "attachment; filename=\"list.csv\"; filename*=UTF-8''list.csv",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(await answer.text()).toBe("one,two");
});

test.each([
  ["Łukasz (1).pdf", "_ukasz (1).pdf", "%C5%81ukasz%20%281%29.pdf"],
  ["../../etc/passwd", ".._.._etc_passwd", ".._.._etc_passwd"],
  ['a"\r\nSet-Cookie: x=1', "a___Set-Cookie_ x_1", "a%22__Set-Cookie%3A%20x%3D1"],
])("the name %j is escaped", (name, plain, encoded) => {
  const { headers } = attachment({ name, type: "application/pdf", body: Readable.from([]) });
  expect(headers.get("content-disposition")).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});

test.each(["n", "ż", "😀", "'", "\ud800"])(
  "a name of 8,000 times %j makes a bounded header and keeps its ending",
  (sign) => {
    const { headers } = attachment({
      name: `${sign.repeat(8000)}.docx`,
      type: "application/pdf",
      body: Readable.from([]),
    });
    const header = headers.get("content-disposition") ?? "";
    expect(header.length).toBeLessThan(3072);
    expect(header).toMatch(/\.docx"; filename\*=UTF-8''.*%E2%80%A6\.docx$/);
  },
);

test("a file whose body fails does not look complete", async () => {
  const body = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("the disk has failed");
    })(),
  );
  await expect(attachment({ name: "a", type: "text/plain", body }).text()).rejects.toThrow();
});
