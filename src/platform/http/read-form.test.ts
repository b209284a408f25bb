import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { ExpectedError, failureId } from "./errors.server.ts";
import { readForm } from "./read-form.server.ts";

const ADDRESS = "http://localhost:3000/contact";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** A request whose body arrives in pieces. */
function request(type: string, ...pieces: (string | Uint8Array)[]): Request {
  const bytes = pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece));
  const body = ReadableStream.from(bytes);
  return new Request(ADDRESS, {
    method: "POST",
    headers: { "content-type": type },
    body,
    duplex: "half",
  } as RequestInit);
}

const urlencoded = (...pieces: string[]) => request("application/x-www-form-urlencoded", ...pieces);
const multipart = (...pieces: (string | Uint8Array)[]) => request("multipart/form-data; boundary=cut", ...pieces);
const part = (disposition: string, content = "") =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const END = "--cut--\r\n";

const posted = (form: FormData | URLSearchParams) => new Request(ADDRESS, { method: "POST", body: form });

/** A receiver that returns the name and the hash of its file. */
async function hashed(name: string, stream: Readable) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of stream) {
    hash.update(piece);
    size += piece.length;
  }
  return { name, size, sha256: hash.digest("hex") };
}

const cv = new Map([["cv", hashed]]);
const failing = (reading: Promise<unknown>) => reading.then(() => "no failure", failureId);

test("a form without a file returns its fields", async () => {
  const { fields, files } = await readForm(urlencoded("name=J%C3%B3zef+K&mess", "age=a%0D%0Ab&empty="));
  expect({ ...fields }).toEqual({ name: "Józef K", message: "a\r\nb", empty: "" });
  expect(files.size).toBe(0);
});

test("a browser's form with a file returns both, byte for byte", async () => {
  const content = Buffer.alloc(3_000_000, "0123456789abcdef\r\n--");
  const form = new FormData();
  form.set("firstName", "Łucja");
  form.set("cv", new File([content], "życiorys.pdf", { type: "application/pdf" }));
  form.set("phone", "");
  const { fields, files } = await readForm(posted(form), { files: cv });
  expect({ ...fields }).toEqual({ firstName: "Łucja", phone: "" });
  const sha256 = createHash("sha256").update(content).digest("hex");
  expect([...files]).toEqual([["cv", { name: "życiorys.pdf", size: content.length, sha256 }]]);
});

test("each file goes to the receiver of its field", async () => {
  const form = new FormData();
  form.set("report", new File(["y".repeat(400_000)], "report.pdf"));
  form.set("name", "Jan");
  form.set("cv", new File(["x".repeat(300_000)], "cv.pdf"));
  form.set("photo", new File(["z"], "photo.jpg"));
  const other = async (name: string, stream: Readable) => ({ ...(await hashed(name, stream)), other: true });
  const { fields, files } = await readForm(posted(form), { files: new Map([...cv, ["report", other]]) });
  expect({ ...fields }).toEqual({ name: "Jan" });
  expect(Object.fromEntries(files)).toMatchObject({
    cv: { name: "cv.pdf", size: 300_000 },
    report: { name: "report.pdf", size: 400_000, other: true },
  });
  expect(files.size).toBe(2);
});

test.each([
  ["../../etc/x.pdf"],
  ["C:\\fakepath\\x.pdf"],
  [`${"ł".repeat(300)}.pdf`],
  ["a%0D%0Ab%22.pdf"],
  ["%2e%2e%2f.pdf"],
  ["..."],
])("the file name %s is only data", async (name) => {
  const { files } = await readForm(multipart(part(`name="cv"; filename="${name}"`, "x"), END), { files: cv });
  expect(files.get("cv")?.name).toBe(name);
});

test("no file chosen is no file; an empty file is one", async () => {
  const none = multipart(part('name="cv"; filename=""'), part('name="a"', "1"), END);
  expect(await readForm(none, { files: cv })).toMatchObject({ fields: { a: "1" }, files: new Map() });
  const empty = multipart(part('name="cv"; filename="x.pdf"'), END);
  expect((await readForm(empty, { files: cv })).files.get("cv")).toMatchObject({ name: "x.pdf", size: 0 });
});

test("files of other fields are discarded", async () => {
  const form = () => multipart(part('name="x"; filename="x.pdf"', "y".repeat(300_000)), part('name="a"', "1"), END);
  expect((await readForm(form(), { files: cv })).fields).toMatchObject({ a: "1" });
  expect((await readForm(form())).fields).toMatchObject({ a: "1" });
});

test("names of an object's own properties are ordinary field names", async () => {
  const { fields } = await readForm(urlencoded("__proto__=a&constructor=b&toString=c"));
  expect(Object.entries(fields)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
    ["toString", "c"],
  ]);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test("invalid UTF-8 is replaced", async () => {
  const typed = 'name="a"\r\nContent-Type: text/plain; charset=utf-16le';
  const half = Buffer.from([0x00, 0xd8]);
  const { fields } = await readForm(multipart(part(typed).slice(0, -2), half, "\r\n", END));
  expect(fields.a).toHaveLength(1);
  expect(fields.a?.isWellFormed()).toBe(true);
  expect((await readForm(urlencoded("a=%FF%FE"))).fields.a?.isWellFormed()).toBe(true);
});

test.each([
  ["application/json", '{"a":1}'],
  ["text/plain", "a=1"],
  ["", "a=1"],
  ["multipart/form-dataX; boundary=cut", END],
  ["multipart/mixed; boundary=cut", END],
])("the content type %j is refused", async (type, body) => {
  expect(await failing(readForm(request(type, body)))).toBe("unsupported-body");
});

test.each([
  ["a field twice", urlencoded("a=1&a=2")],
  ["a field twice, in parts", multipart(part('name="a"'), part('name="a"'), END)],
  ["__proto__ twice", urlencoded("__proto__=1&__proto__=2")],
  ["the file twice", multipart(part('name="cv"; filename="a"', "x"), part('name="cv"; filename="b"', "y"), END)],
  ["no boundary", request("multipart/form-data", END)],
  ["a boundary longer than any", request(`multipart/form-data; boundary=${"x".repeat(300)}`, END)],
  ["no end", multipart(part('name="a"', "1"))],
  ["an end in the middle of a field", multipart('--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx')],
  ["an end in the middle of a head", multipart("--cut\r\nContent-Dispo")],
  ["nothing", multipart("")],
  ["a part without a name", multipart(part('x="a"', "1"), END)],
])("%s is malformed", async (_what, sent) => {
  expect(await failing(readForm(sent, { files: cv }))).toBe("bad-request");
});

const many = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`);

test("forms up to the limits are accepted", async () => {
  const { fields } = await readForm(urlencoded(many(40).join("=1&")));
  expect(Object.keys(fields)).toHaveLength(40);
  const large = await readForm(urlencoded(`${"n".repeat(100)}=${"v".repeat(65_536)}`));
  expect(Object.values(large.fields)[0]).toHaveLength(65_536);
  const more = await readForm(urlencoded(many(60).join("=1&")), { fieldsMax: 60 });
  expect(Object.keys(more.fields)).toHaveLength(60);
});

test.each([
  ["fields", urlencoded(many(41).join("=1&"))],
  ["fields in parts", multipart(...many(41).map((name) => part(`name="${name}"`)), END)],
  ["files", multipart(...many(60).map((name) => part(`name="${name}"; filename="x"`, "y")), END)],
  ["in a field", urlencoded(`a=${"v".repeat(65_537)}`)],
  ["in a field of a part", multipart(part('name="a"', "v".repeat(65_537)), END)],
  ["in a name", urlencoded(`${"n".repeat(101)}=1`)],
  ["in a name of a part", multipart(part(`name="${"n".repeat(101)}"`), END)],
])("too much %s is refused", async (_what, sent) => {
  expect(await failing(readForm(sent, { files: cv }))).toBe("body-too-large");
});

const FILE_PART = part('name="cv"; filename="x.pdf"', "y".repeat(500_000));

test("a receiver that rejects the file rejects the form", async () => {
  const full = new ExpectedError("storage-full", "The disk is full.");
  const receive = async (_name: string, stream: Readable) => {
    for await (const _ of stream) throw full;
  };
  await expect(readForm(multipart(FILE_PART, END), { files: new Map([["cv", receive]]) })).rejects.toBe(full);
  const atOnce = () => Promise.reject(full);
  await expect(readForm(multipart(FILE_PART, END), { files: new Map([["cv", atOnce]]) })).rejects.toBe(full);
  const never = () => {
    throw full;
  };
  await expect(readForm(multipart(FILE_PART, END), { files: new Map([["cv", never]]) })).rejects.toBe(full);
});

test("a receiver that ends early still gets the fields that follow", async () => {
  const receive = async (_name: string, stream: Readable) => {
    await pipeline(stream, async (pieces) => {
      for await (const _ of pieces) throw new Error("too large");
    }).catch(() => {});
    return "refused";
  };
  const sent = multipart(FILE_PART, part('name="phone"', "123"), END);
  const { fields, files } = await readForm(sent, { files: new Map([["cv", receive]]) });
  expect([{ ...fields }, files.get("cv")]).toEqual([{ phone: "123" }, "refused"]);
  const unread = async () => "not looked at";
  const other = multipart(FILE_PART, part('name="phone"', "123"), END);
  expect((await readForm(other, { files: new Map([["cv", unread]]) })).files.get("cv")).toBe("not looked at");
});

test("when the form fails, the receiver has cleaned up before the failure is reported", async () => {
  const tidied = vi.fn();
  const receive = async (_name: string, stream: Readable) => {
    try {
      for await (const _ of stream);
    } catch (error) {
      await new Promise((resolve) => setImmediate(resolve));
      tidied(failureId(error));
      throw error;
    }
  };
  const brokenOff = multipart(FILE_PART.slice(0, 200_000));
  expect(await failing(readForm(brokenOff, { files: new Map([["cv", receive]]) }))).toBe("bad-request");
  expect(tidied.mock.calls).toEqual([["bad-request"]]);

  const tooLarge = new ExpectedError("body-too-large", "Too large.");
  const pieces = async function* () {
    yield Buffer.from(FILE_PART.slice(0, 200_000));
    throw tooLarge;
  };
  const body = ReadableStream.from(pieces());
  const headers = { "content-type": "multipart/form-data; boundary=cut" };
  const cutOff = new Request(ADDRESS, { method: "POST", headers, body, duplex: "half" } as unknown as RequestInit);
  await expect(readForm(cutOff, { files: new Map([["cv", receive]]) })).rejects.toBe(tooLarge);
  expect(tidied.mock.calls).toEqual([["bad-request"], ["body-too-large"]]);
});

test("a failure of one file ends the receivers of all", async () => {
  const full = new ExpectedError("storage-full", "The disk is full.");
  const ended: string[] = [];
  const slow = async (_name: string, stream: Readable) => {
    try {
      for await (const _ of stream);
    } finally {
      await new Promise((resolve) => setImmediate(resolve));
      ended.push("first");
    }
  };
  const failing = async (_name: string, stream: Readable) => {
    for await (const _ of stream) throw full;
  };
  const sent = multipart(FILE_PART, FILE_PART.replace('"cv"', '"report"'), END);
  const files = new Map([
    ["cv", slow],
    ["report", failing],
  ]);
  await expect(readForm(sent, { files })).rejects.toBe(full);
  expect(ended).toEqual(["first"]);
});

test("reading a body piece by piece leaks nothing", async () => {
  const heap: number[] = [];
  const pieces = async function* () {
    yield Buffer.from("a=");
    for (let i = 0; i <= 11_000; i++) {
      yield Buffer.from("x");
      if (i % 10_000 !== 1000) continue;
      collectGarbage();
      heap.push(process.memoryUsage().heapUsed);
    }
  };
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = ReadableStream.from(pieces());
  await readForm(new Request(ADDRESS, { method: "POST", headers, body, duplex: "half" } as unknown as RequestInit));
  const [early = 0, late = 0] = heap;
  expect((late - early) / 10_000).toBeLessThan(100);
});

test("any body returns a form or an expected failure, and never hangs", async () => {
  const scrap = fc.constantFrom(
    "--cut",
    "--cut--",
    "\r\n",
    "\r\n\r\n",
    "--",
    'Content-Disposition: form-data; name="a"',
    'Content-Disposition: form-data; name="cv"; filename="x.pdf"',
    "Content-Disposition: form-data; name=\"__proto__\"; filename*=UTF-8''%00%0d",
    "Content-Type: text/plain; charset=utf-16le",
    "content-transfer-encoding: base64",
    "a=1&b=%",
    "&&=",
    "=",
    "%00%zz",
    "\0",
    "ł",
    "\ud800",
  );
  const type = fc.constantFrom(
    "multipart/form-data; boundary=cut",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="cut"; charset=utf-16le',
    "multipart/form-data; boundary=\u00ff",
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16le",
    "application/json",
  );
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.array(scrap, { maxLength: 12 }).map((scraps) => Buffer.from(scraps.join(""))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)) },
  );
  await fc.assert(
    fc.asyncProperty(type, fc.array(piece, { maxLength: 6 }), async (contentType, pieces) => {
      const outcome = await failing(readForm(request(contentType, ...pieces), { files: cv }));
      expect(["no failure", "bad-request", "body-too-large", "unsupported-body"]).toContain(outcome);
    }),
  );
});
