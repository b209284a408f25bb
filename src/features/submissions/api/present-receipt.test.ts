import { describe, expect, it } from "vitest";
import { contact } from "#forms/contact/contact.server.ts";
import type { contactFields } from "#forms/contact/contact.ts";
import type { Receipt } from "../receipt.server.ts";
import { fieldErrorsSchema, presentReceipt, receiptSchema } from "./present-receipt.ts";

const sent = {
  language: "pl" as const,
  values: {
    firstName: "Jan",
    lastName: "Kowalski",
    email: "jan@example.com",
    emailConfirm: "jan@example.com",
    message: "secret words",
    termsAccepted: "on",
  },
};

async function answer(receipt: Receipt<typeof contactFields>) {
  const response = presentReceipt(contact, receipt);
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() };
}

describe("the answer to a form", () => {
  it("returns the reference and nothing else", async () => {
    const { status, text } = await answer({ ...sent, kind: "stored", reference: "M-7K3D-Q9XW" });
    expect(status).toBe(201);
    expect(receiptSchema([contact]).parse(JSON.parse(text))).toEqual({ reference: "M-7K3D-Q9XW" });
  });

  it("returns the private page for a sender without a mailbox", async () => {
    const { text } = await answer({ ...sent, kind: "stored", reference: "M-7K3D-Q9XW", statusPage: "/pl/status/a/b" });
    const { message, email } = contact.fields;
    const status = { address: "status/a", drawing: "", parent: () => ({ title: "", path: "" }) };
    const withPage = { ...contact, pages: { ...contact.pages, status } };
    for (const fields of [{ message }, { message, email: { ...email, required: false } }]) {
      const schema = receiptSchema([{ ...withPage, fields }]);
      expect(schema.parse(JSON.parse(text))).toMatchObject({ statusPage: "/pl/status/a/b" });
    }
    for (const form of [contact, withPage]) {
      expect(receiptSchema([form]).safeParse(JSON.parse(text)).success).toBe(false);
    }
  });

  it("reports errors in the language of the form, and the first one separately", async () => {
    const errors = { firstName: { id: "tooLong", max: 20 }, message: { id: "messageRequired" } } as const;
    const { status, text } = await answer({ ...sent, kind: "invalid", errors });
    expect(status).toBe(422);
    expect(fieldErrorsSchema.parse(JSON.parse(text))).toEqual({
      error: "Wpis jest za długi (limit znaków: 20). Prosimy go skrócić.",
      errors: {
        firstName: "Wpis jest za długi (limit znaków: 20). Prosimy go skrócić.",
        message: "Prosimy wpisać wiadomość",
      },
    });
  });

  it("returns a retry time", async () => {
    const limited = await answer({ ...sent, kind: "limited", retryAfterS: 250 });
    expect(limited).toMatchObject({ status: 429, retryAfter: "250" });
    expect(limited.text).toContain("za 5 minut");
    expect(await answer({ ...sent, kind: "unavailable", status: 503 })).toMatchObject({
      status: 503,
      retryAfter: "30",
    });
    expect(await answer({ ...sent, kind: "unavailable", status: 507 })).toMatchObject({ status: 507 });
    const busy = await answer({ ...sent, kind: "busy" });
    expect(busy).toMatchObject({ status: 503, retryAfter: "60" });
    expect(busy.text).toContain("więcej plików, niż możemy przyjąć");
  });

  it("never repeats the submitted values", async () => {
    for (const receipt of [
      { ...sent, kind: "limited", retryAfterS: 1 },
      { ...sent, kind: "busy" },
      { ...sent, kind: "unavailable", status: 503 },
      { ...sent, kind: "invalid", errors: { message: { id: "tooLong", max: 5000 } } },
    ] as const) {
      expect((await answer(receipt)).text).not.toContain("secret words");
    }
  });
});
