import { describe, expect, test } from "vitest";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import { checkReply } from "./thread.ts";

describe("the time of a pasted reply, which is typed without seconds", () => {
  const answered = Date.parse("2026-11-28T13:27:50.500Z");
  const at = (received: number, now: number) => {
    const checked = checkReply({ received: localTimeOf(received), text: "Here they are." }, now);
    return "at" in checked ? checked.at : undefined;
  };

  test("follows an answer of its minute, when it is added at once and when it is added later", () => {
    for (const seconds of [1, 15, 3600]) {
      const now = answered + seconds * 1000;
      expect(at(answered, now)).toBeGreaterThan(answered);
      expect(at(answered, now)).toBeLessThanOrEqual(now);
      expect(localTimeOf(at(answered, now) ?? 0)).toBe(localTimeOf(answered));
    }
  });

  test("is not in the future, and not missing", () => {
    expect(checkReply({ received: localTimeOf(answered + 60_000), text: "x" }, answered)).toEqual({
      errors: ["received"],
    });
    expect(checkReply({ received: "", text: "" }, answered)).toEqual({ errors: ["received", "text"] });
  });
});
