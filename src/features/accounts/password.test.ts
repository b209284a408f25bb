import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordProblem } from "./password.ts";

test.each([
  ["", "passwordRequired"],
  ["admin", "passwordShort"],
  ["x7#Kq9!vL2p", "passwordShort"],
  ["ab1!".repeat(33), "passwordLong"],
  ["Password123!", "passwordObvious"],
  ["P@ssw0rdP@ssw0rd", "passwordObvious"],
  ["adminadmin2026!", "passwordObvious"],
  ["Administrator1", "passwordObvious"],
  ["ŁódźHasło2026!", "passwordObvious"],
  ["123456789012", "passwordObvious"],
  ["zyxwvutsrqponm", "passwordObvious"],
  ["aaaaaaaaaaaaaa", "passwordObvious"],
  ["abababababababab", "passwordObvious"],
  ["qwertyuiop123", "passwordObvious"],
  ["ShipToShore2026!!", "passwordObvious"],
  ["Zima2026Zima2026", "passwordObvious"],
  ["anna.kowalska1234!", "passwordObvious"],
  ["Kowalska-Anna-7", "passwordObvious"],
])("%j is refused: %s", (password, problem) => {
  expect(passwordProblem(password, ["anna.kowalska"])).toBe(problem);
});

test.each([
  "correct horse battery",
  "x7#Kq9!vL2pW",
  "kotek-pod-stolem-9",
  "739148206521",
  "Zażółć gęślą jaźń",
  "🐋🐙🦑🐡🐠🐟🦈🐬🦭🐳🦞🦀",
])("%j may be used", (password) => {
  expect(passwordProblem(password, ["anna.kowalska"])).toBeUndefined();
});

test("what a password manager makes may nearly always be used, and nothing takes long", () => {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const random = fc.string({ unit: fc.constantFrom(...letters), minLength: 16, maxLength: 32 });
  const refused = fc.sample(random, 500).filter((password) => passwordProblem(password, ["anna"]) !== undefined);
  // fast-check likes to repeat itself, which a generator does not.
  expect(refused.length).toBeLessThan(50);
  const begun = performance.now();
  passwordProblem("a1".repeat(64), ["anna"]);
  passwordProblem("password".repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(1000);
});
