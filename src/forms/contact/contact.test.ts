import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFields, type FieldValues, valuesOf } from "#features/submissions/check.ts";
import { contactFields } from "./contact.ts";

const CONTACT_FIELDS = Object.keys(contactFields) as (keyof typeof contactFields)[];
const contactValues = (given: Readonly<Record<string, string | undefined>>) => valuesOf(contactFields, given);

function checkContact(values: FieldValues<typeof contactFields>) {
  const result = checkFields(contactFields, values);
  return result.ok ? { ok: true as const, message: result.submitted } : result;
}

const good = contactValues({
  firstName: "Jan",
  lastName: "Kowalski",
  email: "jan@example.com",
  emailConfirm: "jan@example.com",
  message: "The main switchboard's controller shows alarm 41.",
  termsAccepted: "on",
});

function errorsOf(change: Partial<typeof good>) {
  const result = checkContact({ ...good, ...change });
  return result.ok ? {} : result.errors;
}

test("an empty form names every required field", () => {
  const result = checkContact(contactValues({}));
  expect(result).toEqual({
    ok: false,
    errors: {
      firstName: { id: "firstNameRequired" },
      lastName: { id: "lastNameRequired" },
      email: { id: "emailRequired" },
      emailConfirm: { id: "emailConfirmRequired" },
      message: { id: "messageRequired" },
      termsAccepted: { id: "termsRequired" },
    },
  });
});

test.each([
  "Łukasz",
  "Zoë",
  "Jürgen",
  "Groß",
  "Ørjan",
  "Иван",
  "Νίκος",
  "Anna Maria",
  "Jean-Luc",
  "O'Neil",
  "D’Arcy",
  "A",
])("%s is a first name", (firstName) => expect(errorsOf({ firstName })).toEqual({}));

test.each(["Jan2", "<b>Jan", "Jan  Maria", "Jan-", "-Jan", "Jan--Luc", "J.", "Jan\u0000", "Jan\nMaria", "a@b"])(
  "%j is not a name of letters",
  (firstName) => expect(errorsOf({ firstName })).toEqual({ firstName: { id: "onlyLetters" } }),
);

test("letters that come in two parts are one letter", () => {
  const decomposed = "Łukasz Żółć".normalize("NFD");
  const result = checkContact({ ...good, firstName: decomposed });
  expect(result).toMatchObject({ ok: true, message: { firstName: "Łukasz Żółć".normalize("NFC") } });
});

test.each([
  ["firstName", 20],
  ["lastName", 30],
  ["message", 5000],
] as const)("%s may have %d characters and no more", (field, max) => {
  expect(errorsOf({ [field]: "ł".repeat(max) })).toEqual({});
  expect(errorsOf({ [field]: "ł".repeat(max + 1) })).toEqual({ [field]: { id: "tooLong", max } });
});

test("an e-mail address may have 50 characters and no more", () => {
  const email = `${"a".repeat(38)}@example.com`;
  expect(errorsOf({ email, emailConfirm: email })).toEqual({});
  const longer = `a${email}`;
  expect(errorsOf({ email: longer, emailConfirm: longer })).toEqual({ email: { id: "tooLong", max: 50 } });
});

test.each(["jan@example.com", "jan@example", "o'neil+ship@example.com", "łukasz@żegluga.pl"])(
  "%s is an address",
  (email) => {
    expect(errorsOf({ email, emailConfirm: email })).toEqual({});
  },
);

test.each([
  "jan",
  "jan@",
  "@example.com",
  "a@b@c",
  "jan @example.com",
  "a@b,c@d",
  '"jan"@example.com',
  "<jan@example.com>",
  "jan@example.com\nBcc: x@y",
  "jan@exam\u0000ple",
  "group:jan@example.com;",
  "jan@example.com.",
])("%j is no address", (email) => {
  expect(errorsOf({ email, emailConfirm: email })).toEqual({ email: { id: "emailInvalid" } });
});

test("the confirmation must be the same address, and says so beside other errors", () => {
  expect(errorsOf({ emailConfirm: "jan@example" })).toEqual({ emailConfirm: { id: "emailsDiffer" } });
  expect(errorsOf({ emailConfirm: "x@y", firstName: "" })).toEqual({
    firstName: { id: "firstNameRequired" },
    emailConfirm: { id: "emailsDiffer" },
  });
});

test("spaces around do not matter, line breaks of a browser count once", () => {
  const result = checkContact({ ...good, firstName: " Jan ", message: `a\r\n${"b".repeat(4998)}\n` });
  expect(result).toMatchObject({ ok: true, message: { firstName: "Jan", message: `a\n${"b".repeat(4998)}` } });
});

test("a message of invisible characters only is empty", () => {
  expect(errorsOf({ message: " \u0000\u0007 \r\n" })).toEqual({ message: { id: "messageRequired" } });
});

describe("whatever comes", () => {
  test("gets an answer, and what is accepted is accepted again", () => {
    const anyValue = (field: keyof typeof good) =>
      fc.oneof({ arbitrary: fc.constant(good[field]), weight: 4 }, fc.string({ unit: "grapheme", maxLength: 60 }));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, anyValue(field)]))), (given) => {
        const result = checkContact(contactValues(given));
        if (result.ok) {
          const { email } = result.message;
          expect(checkContact({ ...result.message, emailConfirm: email, termsAccepted: "on" })).toEqual(result);
        } else {
          expect(Object.keys(result.errors).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("100 kB in a field are checked, not searched", () => {
    const long = "a ".repeat(50_000);
    expect(errorsOf({ firstName: long, lastName: `${long}1`, message: "'".repeat(100_000) })).toMatchObject({
      firstName: { id: "tooLong" },
      lastName: { id: "tooLong" },
      message: { id: "tooLong" },
    });
  });
});
