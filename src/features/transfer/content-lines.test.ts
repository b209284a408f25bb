import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openContentFile } from "./content-lines.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const HEAD = '"format":"site-content","version":1,"exportedAt":"2026-11-20T17:01:00.000Z"';

/** Reads a whole file. @returns its records with their places */
async function read(content: string) {
  const path = join(folder, "file.json");
  await writeFile(path, content);
  const file = await openContentFile({ path, size: (await stat(path)).size });
  return (await Array.fromAsync(file.records())).map(({ place, value }) => [place, value()]);
}

/** Returns the length of the longest text that was parsed before the file was refused. */
async function parsedAtMost(content: string, refusal: object): Promise<number> {
  const parse = vi.spyOn(JSON, "parse");
  await expect(read(content)).rejects.toMatchObject(refusal);
  return Math.max(0, ...parse.mock.calls.map(([text]) => (content.includes(text) ? text.length : 0)));
}

const VALUES = [{ a: 'x,"]}\\' }, { b: [[], {}, [{ c: [1, 2] }]] }, {}, [], "text, [", 7, null];
const LINES = `{${HEAD},"records":[\n${VALUES.map((value) => JSON.stringify(value)).join(",\n")}\n]}\n`;

test("records on lines of their own are read one by one", async () => {
  expect(await read(LINES)).toEqual(VALUES.map((value, i) => [{ line: i + 2 }, value]));
});

describe("a file on other lines", () => {
  const whole = JSON.parse(LINES) as object;
  const records = VALUES.map((value, i) => [{ record: i + 1 }, value]);

  test.each([
    ["on one", JSON.stringify(whole)],
    ["indented", JSON.stringify(whole, null, "\t")],
    ["with a byte order mark", `\uFEFF${JSON.stringify(whole, null, 2)}\r\n`],
    ["with its list first", `{"records":${JSON.stringify(VALUES)},${HEAD}}`],
    ["longer than what is read at a time", JSON.stringify(whole).replace("{", `{${" ".repeat(20_000)}`)],
  ])("%s is read", async (_, content) => {
    expect(await read(content)).toEqual(records);
  });

  test("has any number of records, from none", async () => {
    expect(await read(`{${HEAD},"records" : [ ] }`)).toEqual([]);
    const many = Array.from({ length: 20_000 }, (_, i) => ({ i, text: "ż".repeat(i % 50) }));
    expect((await read(`{"records":${JSON.stringify(many)},${HEAD}}`)).map(([, value]) => value)).toEqual(many);
  });

  test.each([
    [`{${HEAD},"records":[{},,{}]}`, { reason: "not-json", place: { record: 2 } }],
    [`{${HEAD},"records":[{},]}`, { reason: "not-json", place: { record: 2 } }],
    [`{${HEAD},"records":[{}]]}`, { reason: "not-json", place: { line: 1 } }],
    [`{${HEAD},"records":[{}]} {`, { reason: "cut-short", place: { line: 1 } }],
    [`{${HEAD},"records":[{},{"a"`, { reason: "cut-short", place: { record: 2 } }],
    [`{${HEAD},"records":{}}`, { reason: "field" }],
    [`{${HEAD},"x":[1],"records":[{}]}`, { reason: "unknown-field" }],
    [`{${HEAD.replace("1", "2")},"records":[{}]}`, { reason: "version" }],
  ])("%s is refused", async (content, refusal) => {
    await expect(read(content)).rejects.toMatchObject(refusal);
  });
});

describe("what is larger than any content is refused before it is parsed", () => {
  const empty = "{},".repeat(5_000_000);

  test("5 million records on one line", async () => {
    const refusal = { reason: "too-many", place: { record: 50_001 } };
    expect(await parsedAtMost(`{${HEAD},"records":[${empty}{}]}`, refusal)).toBe(0);
  });

  test.each<[string, (value: string) => string, object]>([
    ["on a line of its own", (value) => `{${HEAD},"records":[\n{},\n${value}\n]}`, { line: 3 }],
    ["on the one line", (value) => `{${HEAD},"records":[{},${value}]}`, { record: 2 }],
    ["beside the records", (value) => `{${HEAD},"records":[],"x":${value}}`, { line: 1 }],
  ])("a record %s of too many values", async (_, file, place) => {
    const refusal = { reason: "record-too-large", place };
    expect(await parsedAtMost(file(`{"a":[${empty}{}]}`), refusal)).toBeLessThan(200);
    expect(await parsedAtMost(file(`{"a":[${"0,".repeat(2500)}0]}`), refusal)).toBeLessThan(200);
    expect(await parsedAtMost(file("[".repeat(100_001)), refusal)).toBeLessThan(200);
    const lists = `[${"0,".repeat(2000)}0],`.repeat(60);
    expect(await parsedAtMost(file(`{"a":[${lists}0]}`), refusal)).toBeLessThan(200);
  });

  test("a record of 14 MB", async () => {
    const long = `{"a":"${" ".repeat(14_200_000)}"}`;
    const refusal = { reason: "record-too-large" };
    expect(await parsedAtMost(`{${HEAD},"records":[\n${long}\n]}`, { ...refusal, place: { line: 2 } })).toBeLessThan(
      200,
    );
    expect(await parsedAtMost(`{"records":[${long}],${HEAD}}`, { ...refusal, place: { record: 1 } })).toBeLessThan(200);
  });
});

test("commas and brackets of a text do not count", async () => {
  const text = "[],{}".repeat(100_000);
  expect(await read(`{${HEAD},"records":[\n${JSON.stringify({ text })}\n]}`)).toEqual([[{ line: 2 }, { text }]]);
});
