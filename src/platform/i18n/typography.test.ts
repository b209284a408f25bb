import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "./languages.ts";
import { NO_BREAK_SPACE, preventBreaksAtHyphens, typeset, WORD_JOINER } from "./typography.ts";

/** "_" is a no-break space. */
const spaces = (text: string) => text.replaceAll("_", NO_BREAK_SPACE);

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  test.each([
    "up to 10_MB and 24_V, 50_% (4–20_mA, 50_Hz)",
    "−5_°C, 1.5_mm², 0,4_kV and 12_t",
    "{{megabytes}}_MB, {{percent}}_%",
    "12_000_000 and +48_58_000_00_01",
    "z._B. and d._h.",
    "54°25′_N 018°37′_E, 75°_S",
    "144_×_144_×_95_mm (W_×_H_×_D)",
    "on board_…",
    "UMS_2100, AMS_21i and IP_54",
  ])("%j keeps together", (text) => {
    expect(typeset(text.replaceAll("_", " "), language)).toBe(spaces(text));
  });

  test.each([
    "5 vessels, 24 months, 3 Min",
    "10 Mbit and 4 Bars",
    "Building B. The door",
    "https://example.com/a?b=1&c=2 office@example.com M-ABCD-1234 IMO 9074729",
    "2026-11-05",
    "",
  ])("%j stays as it is", (text) => {
    expect(typeset(text, language)).toBe(text);
  });

  test("a typeset text does not change again, and only spaces change", () => {
    const words = fc.constantFrom(
      ..."aiouwzAVB5…%.,(„{}",
      "10",
      "MB",
      "np.",
      "Art.",
      "listopada",
      "November",
      " ",
      "\u00a0",
    );
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join(" ");
        const once = typeset(text, language);
        expect(typeset(once, language)).toBe(once);
        expect(once.replaceAll(NO_BREAK_SPACE, " ")).toBe(text.replaceAll(NO_BREAK_SPACE, " "));
      }),
    );
  });
});

test.each([
  ["pl", "W_siłowni, na nabrzeżu i_w_morzu"],
  ["pl", "(z_kabiną) „o_nas” A_może"],
  ["pl", "w_"],
  ["pl", "5_listopada 2026_r., godz._02:24"],
  ["pl", "uprawnienia SEP w_grupie_1, od −10_do_+55_°C"],
  ["de", "Gruppe_1, −10_bis_+55_°C"],
  ["en", "group_1, from −10_to_+55_°C"],
  ["pl", "np._zawór, tel._12, nr_5, ul._Portowa, art._6 ust._1 lit._f"],
  ["pl", "dla Jana i_{{name}} o_{{time}}"],
  ["pl", "dnia roboczego, na godzinę"],
  ["pl", "Ania w_kinie 24 i_7"],
  ["de", "5._November 2026, 02:24_Uhr, 20_Min."],
  ["de", "Art._6 Abs._1 lit._f, §_5, Nr._5, ca._20_m"],
  ["de", "Es ist so eine Art. Wir sind da."],
  ["en", "No._5, Art._6, Fig._2, PLN_50,000"],
  ["en", "24_V_DC (18_to_32_V); 250_V_AC, 8_A"],
  ["en", "5_November 2026"],
  ["en", "No. We are a company, I am."],
  ["en", "5 Novembers"],
  ["en", "“Kongsberg_DataChief”, “one of three”"],
  ["de", "Thermoelemente Typ_K ausgelegt, Typ Kabel"],
  ["en", "type_K thermocouples of a type. A fuse"],
  ["pl", "„Kongsberg_DataChief” albo „regulator_napięcia”"],
  ["de", "„Kongsberg_DataChief“ und „Geräte und mehr“ oder „so“"],
] as const)("%s: %j", (language, text) => {
  expect(typeset(text.replaceAll("_", " "), language)).toBe(spaces(text));
});

describe("hyphens at which no line breaks", () => {
  test.each([
    "by e-_mail, as E-_Mail",
    "a 24-_V-_Netz beside the RT-_flex engine",
    "generators and their -_protection",
    "supply 18–_32 V",
    "high-_voltage work, a slow-_down.",
    "a bus-_tie on the single-_line diagram of a medium-_sized ship",
  ])("%j", (text) => {
    expect(preventBreaksAtHyphens(text.replaceAll("_", ""))).toBe(text.replaceAll("_", WORD_JOINER));
  });

  test.each([
    "high-performance work of a main-engine-room, three-phase-motor",
    "SPS-Programmierung und mehr",
    "Two-factor authentication",
    "message M-ABCD-1234 of PT-100",
    "write to a@my-company.com or e-mail@x-y.example",
    "see my-site.com, our-site.com and https://x/a-b or https://x/main-page",
    "−5 °C, -5 °C",
    "E-Mail",
  ])("%j stays as it is", (text) => {
    expect(preventBreaksAtHyphens(text)).toBe(text);
  });

  test("a text does not change again", () => {
    const once = preventBreaksAtHyphens("by e-mail, 4–20 mA");
    expect(preventBreaksAtHyphens(once)).toBe(once);
  });
});
