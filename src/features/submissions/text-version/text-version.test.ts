import { describe, expect, test } from "vitest";
import { serviceRequest } from "#forms/service-request/service-request.server.ts";
import { serviceRequestTexts } from "#forms/service-request/texts.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { translate } from "#platform/i18n/texts.ts";
import { submissionTexts } from "../texts.ts";
import { PASTED_MAX, readTextVersion, textVersionOf } from "./text-version.ts";

const read = (text: string) => readTextVersion(serviceRequest, text).values;
const languageOf = (text: string) => readTextVersion(serviceRequest, text).language;
const empty = (language: Language) => textVersionOf(serviceRequest, language, "service@example.com");

/** Quotes a text as a mail program does that wraps its lines at a width. */
const quoted = (text: string, width: number) =>
  text
    .split("\n")
    .flatMap((line) => line.match(new RegExp(`(?=\\S).{1,${width - 2}}(?=\\s|$)`, "g")) ?? [""])
    .map((line) => `> ${line}`)
    .join("\n");

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
    for (const width of [72, 76, 78, 998]) {
      expect(Object.values(read(quoted(empty(language), width))).filter((value) => value !== "")).toEqual([]);
    }
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

test("a value that a mail program has wrapped is read as one line", () => {
  const t = translate("pl", serviceRequestTexts, submissionTexts);
  const agent = "Agencja Morska Przykład Sp. z o.o., ul. Portowa 1, Gdynia, czynna całą dobę i w święta";
  const filled = empty("pl")
    .replace(/(PILNOŚĆ.*:)/, `$1 ${t("choices.urgency.planned")}`)
    .replace(/(AGENT:)/, `$1 ${agent}`);
  for (const width of [72, 76, 78]) {
    expect(read(quoted(filled, width))).toMatchObject({ urgency: "planned", agent, description: "" });
  }
  // A mail program may quote only the first part.
  expect(read(quoted(filled, 76).replace(/^> (planowe|czynna)/gm, "$1"))).toMatchObject({ urgency: "planned" });
});

test("only a line that was wrapped goes on in the next one", () => {
  const long = "Example Shipping Agency, Quay 3, Port of Gdynia, day and night";
  expect(read(`Agent: ${long}\n\nPlease hurry.`)).toMatchObject({ agent: long, description: "Please hurry." });
  expect(read(`Agent: ${long}\nAgent: Another\nagent`)).toMatchObject({
    agent: long,
    description: "Agent: Another\nagent",
  });
  expect(read("Send this text by email to service@example.com. We are at sea.").description).toContain(
    "We are at sea.",
  );
});

test("the language is that of most labels", () => {
  expect(languageOf("Statek lub obiekt: Łódź\nOpis usterki lub prac:\nFlag: PL")).toBe("pl");
  expect(LANGUAGE_CODES.map((language) => languageOf(quoted(empty(language), 72)))).toEqual(LANGUAGE_CODES);
  for (const text of ["", "The governor hunts.", "ETA (UTC): 2026-11-26 14:00"])
    expect(languageOf(text)).toBe(undefined);
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
