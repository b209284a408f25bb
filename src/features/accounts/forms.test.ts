import { expect, test } from "vitest";
import { checkForm, checkNewPassword, checkSetUp, invitationForm } from "./forms.ts";

const INVITATION = {
  username: " Anna.K ",
  name: "Anna Kowalska",
  email: "Anna@Example.org",
  role: "editor",
  language: "pl",
};

test("an invitation is normalizedLine, and fields that the form has not are left out", () => {
  expect(checkForm(invitationForm, { ...INVITATION, banned: "0" })).toEqual({
    ok: true,
    value: { ...INVITATION, username: "anna.k", email: "anna@example.org" },
  });
});

test.each([
  [{ username: "ab" }, "username", "usernameInvalid"],
  [{ username: "a".repeat(31) }, "username", "usernameInvalid"],
  [{ username: "anna kowalska" }, "username", "usernameInvalid"],
  [{ username: "żółć" }, "username", "usernameInvalid"],
  [{ username: "-anna" }, "username", "usernameInvalid"],
  [{ name: " " }, "name", "nameRequired"],
  [{ name: "\u200b" }, "name", "nameRequired"],
  [{ name: "a\nb" }, "name", "lineInvalid"],
  [{ name: "x".repeat(81) }, "name", "tooLong"],
  [{ email: "" }, "email", "emailRequired"],
  [{ email: "a@b, c@d" }, "email", "emailInvalid"],
  [{ role: "owner" }, "role", "roleUnknown"],
  [{ language: "fr" }, "language", "languageUnknown"],
])("%j: %s is wrong (%s)", (change, field, id) => {
  expect(checkForm(invitationForm, { ...INVITATION, ...change })).toEqual({
    ok: false,
    errors: { [field]: expect.objectContaining({ id }) },
  });
});

test("a form that is empty names every field once", () => {
  const checked = checkForm(invitationForm, {});
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(["username", "name", "email", "role", "language"]);
});

test("a new password is typed twice, and does not hold the username", () => {
  const password = "seven-Herons-in-fog";
  expect(checkNewPassword({ password, repeat: password }, ["anna"])).toEqual({ ok: true, value: { password } });
  expect(checkNewPassword({ password, repeat: "" }, [])).toEqual({
    ok: false,
    errors: { repeat: { id: "passwordsDiffer" } },
  });
  expect(checkNewPassword({ password: "x", repeat: "y" }, [])).toMatchObject({
    errors: { password: { id: "passwordShort" } },
  });
  const { username, name, email, language } = INVITATION;
  const own = "kowalska.k-kowalska.k";
  const setUp = { username: "kowalska.k", name, email, language, password: own, repeat: own };
  expect(checkSetUp(setUp)).toEqual({ ok: false, errors: { password: { id: "passwordObvious" } } });
  expect(checkSetUp({ ...setUp, username, password, repeat: password })).toMatchObject({
    ok: true,
    value: { password },
  });
});
