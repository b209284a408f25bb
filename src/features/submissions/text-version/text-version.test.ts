import { describe, expect, test } from "vitest";
import { serviceRequest } from "#forms/service-request/service-request.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { PASTED_MAX, readTextVersion, textVersionOf } from "./text-version.ts";

const read = (text: string) => readTextVersion(serviceRequest, text);
const empty = (language: Language) => textVersionOf(serviceRequest, language, "service@example.com");

describe.each(LANGUAGE_CODES)("the text version in %s", (language) => {
  test("is short, has a line for each field and names the address", () => {
    const text = empty(language);
    expect(Buffer.byteLength(text)).toBeLessThan(3000);
    expect(text).toContain("service@example.com");
    expect(text.split("\n").filter((line) => line.endsWith(":"))).toHaveLength(27);
    // Mail programs wrap longer lines.
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(79);
  });

  test("sent back without anything filled in has no values", () => {
    expect(Object.values(read(empty(language))).filter((value) => value !== "")).toEqual([]);
    const quoted = empty(language).replace(/^/gm, "> ");
    expect(Object.values(read(quoted)).filter((value) => value !== "")).toEqual([]);
  });

  test("is read back as it was filled in", () => {
    const filled = empty(language)
      .split("\n")
      .map((line, i) => (line.endsWith(":") ? `${line} value ${i}` : line))
      .join("\r\n");
    const values = read(filled);
    const texts = Object.entries(values).filter(([name]) => !["urgency", "description"].includes(name));
    expect(texts).toHaveLength(25);
    for (const [, value] of texts) expect(value).toMatch(/^value \d+$/);
  });
});

test("fields are recognised in any language, quoted or not; everything else is preserved", () => {
  const values = read(`From: Jan Kran <jan@example.com>
Subject: governor

> URGENCY* (Stopped / Restricted / Planned): STOPPED
>Statek lub obiekt: m/s Łódź
HERSTELLER:
Example Controls
WHAT IS WRONG*: The governor hunts.
It began at 06:00: alarm 114.

Second paragraph.
Port: Gdynia
We lie at quay 3.
--
Chief Engineer`);
  expect(values).toEqual({
    urgency: "stopped",
    vessel: "m/s Łódź",
    maker: "Example Controls",
    port: "Gdynia",
    email: "jan@example.com",
    description: `The governor hunts.
It began at 06:00: alarm 114.

Second paragraph.

From: Jan Kran <jan@example.com>
Subject: governor

We lie at quay 3.
Chief Engineer`,
  });
});

test("an urgency of other words, and a field that is given twice, are kept as text", () => {
  const { urgency, vessel, description } = read(
    "Urgency: as soon as possible\nVessel or site: One\nVessel or site: Two",
  );
  expect([urgency, vessel]).toEqual([undefined, "One"]);
  expect(description).toContain("Urgency: as soon as possible");
  expect(description).toContain("Two");
});

test("fields are recognised in the first 5,000 lines; what follows them is kept as text", () => {
  const after = (lines: number) => read(`${"x\n".repeat(lines)}Port: Gdynia`);
  expect(after(4999)).toMatchObject({ port: "Gdynia" });
  const { port, description } = after(5000);
  expect([port, description?.slice(-14)]).toEqual([undefined, "x\nPort: Gdynia"]);
});

test("any text is read in bounded time, and no more than 64 kB of it", () => {
  const long = read(`${"a:".repeat(500_000)}`);
  expect(long.description?.length).toBeLessThanOrEqual(PASTED_MAX);
  for (const text of ["From: ".repeat(20_000), "(".repeat(64_000), "> ".repeat(32_000), "\n".repeat(64_000)])
    read(text);
});
