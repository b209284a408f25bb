import { describe, expect, it } from "vitest";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { choice, formFields, line } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { readChoice } from "./choice.ts";

const fields = formFields({ topic: line({ max: 9 }), consent: choice(["vacancy", "future"], "consentUnknown") });
const asking: Pick<AnyForm, "fields" | "retention"> = {
  fields,
  retention: { field: "consent", times: {}, asked: () => ({ label: "", options: [] }) },
};
const post = (given: Record<string, string>) =>
  new Request("http://site/application/x", { method: "POST", body: new URLSearchParams(given) });
const sent = (given: Record<string, string>) => readChoice(asking, post(given));

describe("a sender's choice", () => {
  it("renews or changes how long a submission is stored", async () => {
    expect(await sent({ do: "consent", consent: "future" })).toEqual({ kind: "renew", values: { consent: "future" } });
    expect(await sent({ do: "consent", consent: "vacancy", sure: "on" })).toEqual({
      kind: "renew",
      values: { consent: "vacancy" },
    });
  });

  it("renews nothing where a setting decides", async () => {
    const form = { fields, retention: { setting: "contactMonths", months: 24 } } as const;
    const renewed = readChoice(form, post({ do: "consent", consent: "future" }));
    await expect(renewed).rejects.toMatchObject({ id: "invalid-input" });
  });

  it("erases only what was confirmed", async () => {
    expect(await sent({ do: "erase" })).toEqual({ kind: "erase", sure: false });
    expect(await sent({ do: "erase", sure: "off" })).toEqual({ kind: "erase", sure: false });
    expect(await sent({ do: "erase", sure: "on" })).toEqual({ kind: "erase", sure: true });
  });

  it("is nothing else", async () => {
    for (const fields of [
      {},
      { do: "consent" },
      { do: "consent", consent: "ever" },
      { do: "topic", topic: "a" },
      { do: "delete", sure: "on" },
    ]) {
      await expect(sent(fields)).rejects.toMatchObject({ id: "invalid-input" });
    }
    const json = new Request("http://site/application/x", {
      method: "POST",
      body: '{"do":"erase","sure":"on"}',
      headers: { "content-type": "application/json" },
    });
    await expect(readChoice(asking, json)).rejects.toMatchObject({ id: "unsupported-body" });
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
    await expect(readChoice(asking, cut)).rejects.toMatchObject({ id: "body-too-large" });
    await expect(sent({ do: "erase", sure: "on", more: "x".repeat(70_000) })).rejects.toMatchObject({
      id: "body-too-large",
    });
  });
});
