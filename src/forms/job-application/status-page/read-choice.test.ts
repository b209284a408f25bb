import { describe, expect, it } from "vitest";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readChoice } from "./read-choice.ts";

const sent = (fields: Record<string, string>) =>
  readChoice(new Request("http://site/application/x", { method: "POST", body: new URLSearchParams(fields) }));

describe("an applicant's choice", () => {
  it("renews or changes the consent", async () => {
    expect(await sent({ do: "consent", consent: "future" })).toEqual({ kind: "consent", consent: "future" });
    expect(await sent({ do: "consent", consent: "vacancy", sure: "on" })).toEqual({
      kind: "consent",
      consent: "vacancy",
    });
  });

  it("erases only what was confirmed", async () => {
    expect(await sent({ do: "erase" })).toEqual({ kind: "erase", sure: false });
    expect(await sent({ do: "erase", sure: "off" })).toEqual({ kind: "erase", sure: false });
    expect(await sent({ do: "erase", sure: "on" })).toEqual({ kind: "erase", sure: true });
  });

  it("is nothing else", async () => {
    for (const fields of [{}, { do: "consent" }, { do: "consent", consent: "ever" }, { do: "delete", sure: "on" }]) {
      await expect(sent(fields)).rejects.toMatchObject({ id: "invalid-input" });
    }
    const json = new Request("http://site/application/x", {
      method: "POST",
      body: '{"do":"erase","sure":"on"}',
      headers: { "content-type": "application/json" },
    });
    await expect(readChoice(json)).rejects.toMatchObject({ id: "unsupported-body" });
  });

  it("is told of a body that was cut off by what cut it", async () => {
    const tooLarge = new ExpectedError("body-too-large", "Too large.");
    const body = new ReadableStream({ start: (controller) => controller.error(tooLarge) });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const cut = new Request("http://site/application/x", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    await expect(readChoice(cut)).rejects.toMatchObject({ id: "body-too-large" });
    await expect(sent({ do: "erase", sure: "on", more: "x".repeat(70_000) })).rejects.toMatchObject({
      id: "body-too-large",
    });
  });
});
