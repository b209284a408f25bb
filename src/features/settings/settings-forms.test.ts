import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forms } from "#forms/index.ts";
import { companySchema } from "#ui/site/company/company.ts";
import { companyParts } from "#ui/site/company/company-parts.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { DEFAULT_RETENTION } from "../../../tests/default-retention.ts";
import type { FormFields } from "./form-rules.ts";
import { notificationsSchema } from "./notifications.ts";
import { SETTINGS_PARTS, type SettingsPart } from "./part-names.ts";
import { retentionSchema } from "./retention-schema.server.ts";
import { changedFields, type Settings, settingsForms } from "./settings-parts.ts";

const settings: Settings = {
  ...companyParts({ ...exampleCompany, taxNumber: "123-456-32-18" }),
  notifications: { messages: ["a@example.com", "b@example.com"], applications: [] },
  retention: DEFAULT_RETENTION,
  navigation: { news: true, media: false },
};

const fieldsOf = <Part extends SettingsPart>(part: Part): FormFields => settingsForms[part].fieldsOf(settings[part]);

/** Returns the value of a changed form of a part, or the errors of its fields. */
function checked<Part extends SettingsPart>(part: Part, change: FormFields) {
  const result = settingsForms[part].check({ ...fieldsOf(part), ...change }, settings[part]);
  if (result.ok) return result.value;
  return Object.fromEntries(Object.entries(result.errors).map(([name, error]) => [name, error?.id]));
}

test.each(SETTINGS_PARTS)("the form of %s returns its initial values", (part) => {
  expect(settingsForms[part].check(fieldsOf(part), settings[part] as never)).toEqual({
    ok: true,
    value: settings[part],
  });
});

test("the tax number of the example may stay while something else is changed, and may not come back", () => {
  const stored = companyParts(exampleCompany).identity;
  const moved = { ...settingsForms.identity.fieldsOf(stored), street: "7 Slipway Road" };
  expect(settingsForms.identity.check(moved, stored)).toMatchObject({ ok: true });
  const own = { ...stored, taxNumber: "123-456-32-18" };
  expect(settingsForms.identity.check(moved, own)).toEqual({
    ok: false,
    errors: { taxNumber: { id: "taxNumberExample" } },
  });
});

test("an empty form of the company has an error at each required field", () => {
  const result = settingsForms.identity.check({}, settings.identity);
  const wrong = result.ok ? [] : Object.keys(result.errors);
  expect(wrong.sort()).toEqual(Object.keys(fieldsOf("identity")).sort());
});

describe("the legal identity", () => {
  const filled = {
    ...{
      legalName: "Rudder & Relay sp. z o.o.",
      legalForm: "spółka z ograniczoną odpowiedzialnością",
      shareCapital: "5 000 zł",
    },
    ...{ register: "Sąd Rejonowy", registerNumber: "KRS 1", representatives: "Ewa Nowak", vatId: "PL 123-456-32-18" },
  };

  test("may be empty, in part or as a whole", () => {
    expect(checked("legal", filled)).toEqual({ legal: filled });
    expect(checked("legal", { ...filled, register: " " })).toEqual({ legal: { ...filled, register: "" } });
  });

  test.each([
    ["legalName", "x".repeat(161), "tooLong"],
    ["representatives", "Ewa\u2028Nowak", "lineInvalid"],
    ["vatId", "1234563218", "vatIdForm"],
    ["vatId", "PL1234563219", "taxNumberPolishSum"],
    ["vatId", "DE111222338", "taxNumberGermanSum"],
    ["vatId", "PL 000-000-00-00", "taxNumberExample"],
  ])("refuses %s %j: %s", (name, text, error) => expect(checked("legal", { [name]: text })).toEqual({ [name]: error }));
});

test("a record of the company from before has an empty legal identity", () => {
  const { legal, ...older } = exampleCompany;
  expect(companySchema.parse(older)).toEqual({ ...older, legal });
});

describe("the company's form", () => {
  test.each([
    ["name", " ", "required"],
    ["name", "\u200b", "required"],
    ["name", "x".repeat(81), "tooLong"],
    ["owner", "Ewa\u2028Nowak", "lineInvalid"],
    ["shortName", "Shore", "shortNameElsewhere"],
    ["taxNumber", "000-000-00-00", "taxNumberExample"],
    ["taxNumber", "123-456-32-19", "taxNumberPolishSum"],
    ["postalCode", "80001", "postalCodePolish"],
    ["countryCode", "XX", "countryUnknown"],
    ["country.de", "", "required"],
  ])("refuses %s %j: %s", (name, text, error) =>
    expect(checked("identity", { [name]: text })).toEqual({ [name]: error }),
  );

  test("reports all errors at once", () => {
    const change = { owner: "", shortName: "Shore", taxNumber: "1", postalCode: "1" };
    expect(checked("identity", change)).toEqual({
      owner: "required",
      shortName: "shortNameElsewhere",
      taxNumber: "taxNumberPolish",
      postalCode: "postalCodePolish",
    });
  });

  test("is checked by the rules of its country", () => {
    const german = { countryCode: "de", postalCode: "20457", taxNumber: "DE111222339" };
    expect(checked("identity", german)).toMatchObject({ address: { countryCode: "DE", postalCode: "20457" } });
    expect(checked("identity", { ...german, postalCode: "2045" })).toEqual({ postalCode: "postalCodeGerman" });
    const norwegian = { countryCode: "NO", postalCode: "0150", taxNumber: "923 609 016 MVA" };
    expect(checked("identity", norwegian)).toMatchObject({ taxNumber: "923 609 016 MVA" });
  });
});

describe("phones", () => {
  test.each([
    "58 000 00 01",
    "0048 58 000 00 01",
    "+48-58-000",
    "+0 58 000 00 01",
    "+48  58 000 00 01",
    "+48 58 (0)1",
    "+12345",
    "+1234567890123456",
  ])("are refused as %j", (number) =>
    expect(checked("contact", { "phones.0.number": number })).toEqual({ "phones.0.number": "phoneForm" }),
  );

  test.each(["+48580000001", "+49 40 000 0001", "+1 202 555 0100", "+123 456 789 012 345"])(
    "are accepted: %j",
    (number) => expect(checked("contact", { "phones.0.number": number })).toMatchObject({ phones: [{ number }, {}] }),
  );

  test("that occur twice have an error at the second", () => {
    const first = fieldsOf("contact")["phones.0.number"] ?? "";
    expect(checked("contact", { "phones.1.number": first.replaceAll(" ", "") })).toEqual({
      "phones.1.number": "phoneTwice",
    });
  });

  const row = (slot: number, number: string) => ({
    [`phones.${slot}.number`]: number,
    [`phones.${slot}.label.en`]: "a",
    [`phones.${slot}.label.pl`]: "b",
    [`phones.${slot}.label.de`]: "c",
  });

  test("are in the order in which they are sent, without empty rows", () => {
    const fields = { email: "a@example.com", ...row(7, "+48 1000001"), ...row(9, ""), ...row(2, "+48 1000002") };
    const empty = { ...fields, "phones.9.label.en": " ", "phones.9.label.pl": "", "phones.9.label.de": "" };
    expect(settingsForms.contact.check(empty, settings.contact)).toMatchObject({
      value: { phones: [{ number: "+48 1000001" }, { number: "+48 1000002" }] },
    });
  });

  test("have an error when there are too many, or none", () => {
    const seven = Array.from({ length: 7 }, (_, i) => row(i, `+48 100000${i}`));
    const form = settingsForms.contact;
    expect(form.check(Object.assign({ email: "a@example.com" }, ...seven), settings.contact)).toEqual({
      ok: false,
      errors: { "phones.6.number": { id: "tooManyRows", max: 6 } },
    });
    expect(form.check({ email: "a@example.com" }, settings.contact)).toEqual({
      ok: false,
      errors: { phones: { id: "phoneMissing" } },
    });
  });
});

describe("links", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://a.example.com",
    "//www.example.com",
    "www.example.com",
    "ftp://www.example.com",
    "data:text/html,x",
    "https:///www.example.com",
    "https://user@www.example.com",
    "https://www.example.com@evil.example",
    "https://localhost",
    "https://www.example.com/a b",
    'https://www.example.com/"><script>',
    "https:\\\\www.example.com",
    "http://",
  ])("are refused as %j", (url) =>
    expect(checked("social", { "social.0.url": url })).toEqual({ "social.0.url": "linkForm" }),
  );

  test("may be an empty list", () =>
    expect(settingsForms.social.check({}, settings.social)).toEqual({ ok: true, value: { social: [] } }));

  test("to the same page have an error at the second", () => {
    const change = { "social.1.url": "https://WWW.linkedin.com/company/example" };
    expect(checked("social", change)).toEqual({ "social.1.url": "linkTwice" });
  });
});

test("errors of notification addresses are at their rows", () => {
  const change = { "messages.1.email": "A@EXAMPLE.COM", "applications.0.email": "two@example.com, three@example.com" };
  expect(checked("notifications", change)).toEqual({
    "messages.1.email": "emailTwice",
    "applications.0.email": "emailInvalid",
  });
});

test.each(["0", "121", "6.5", "-1", "six", ""])("a retention time of %j months is refused", (text) => {
  expect(checked("retention", { auditMonths: text })).toEqual({ auditMonths: "monthsForm" });
});

test("a value that a form accepts is valid in the record", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 130 }),
    fc.constantFrom(
      "+48 58 000 00 01",
      "a@example.com",
      "https://a.example.com",
      "80-001",
      "PL",
      "54.5",
      "100",
      "😀".repeat(60),
    ),
  );
  const parts = SETTINGS_PARTS.filter((part) => part !== "navigation");
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.array(typed, { minLength: 14, maxLength: 14 }), (part, texts) => {
      const start = fieldsOf(part);
      const change = Object.fromEntries(
        Object.keys(start).map((name, i) => [name, i % 3 === 0 ? texts[i] : start[name]]),
      );
      const result = settingsForms[part].check(change as FormFields, settings[part] as never);
      if (!result.ok) return;
      if (part === "retention") retentionSchema(forms).parse(result.value);
      else if (part === "notifications") notificationsSchema(forms).parse(result.value);
      else companySchema.parse({ ...exampleCompany, ...result.value });
    }),
    { numRuns: 500 },
  );
});

test("changes are named by field, a list as one", () => {
  const { identity, contact } = settings;
  const moved = { ...contact, phones: contact.phones.toReversed() };
  expect(changedFields("contact", contact, moved)).toEqual(["phones"]);
  const renamed = { ...identity, name: "Ship to Shore", address: { ...identity.address, city: "Gdynia" } };
  expect(changedFields("identity", identity, renamed).sort()).toEqual(["city", "name"]);
  expect(changedFields("identity", identity, identity)).toEqual([]);
});
