import { z } from "zod";
import { errorSchema, json, jsonError } from "#features/api/json.ts";
import { fieldTexts } from "../field-texts.ts";
import type { FormFields } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { referencePattern } from "../form-kit/reference.ts";
import type { FormOf, Receipt } from "../receipt.server.ts";
import { refusalStatus, refusalText } from "../refusal-texts.ts";
import { submissionTexts } from "../texts.ts";

const reference = (forms: readonly AnyForm[]) =>
  z
    .string()
    .regex(referencePattern(forms.map(({ referencePrefix }) => referencePrefix).join("")))
    .meta({ description: "What the submission can be named by; the same again for one that had come before." });

const statusPage = z.optional(z.string()).meta({
  description: "Path of the sender's private page, for a sender who gives no e-mail address. Whoever has it can erase.",
});

/** Whether a sender may come without an address, to which nobody can mail the link to the private page. */
const mayLackMailbox = ({ fields }: AnyForm) =>
  !Object.values(fields).some(({ role, required }) => role === "senderMailbox" && required);

/** The answer to a form that was taken. */
export const receiptSchema = (forms: readonly AnyForm[]) =>
  z.strictObject({
    reference: reference(forms),
    ...(forms.some((form) => form.pages.status !== undefined && mayLackMailbox(form)) ? { statusPage } : {}),
  });

/** The answer to a form with fields that are wrong. */
export const fieldErrorsSchema = errorSchema
  .extend({ errors: z.record(z.string(), z.string()).meta({ description: "What is wrong, by field, in words." }) })
  .meta({ description: "Texts are in English, those of forms in the language that the field `language` names." });

/** Answers a form: 201 with its reference, and the private page of a sender without a mailbox, 422 with what is wrong, or why it cannot be taken now. */
export function presentReceipt<F extends FormFields>(form: FormOf<F>, receipt: Receipt<F>): Response {
  const t = submissionTexts.site(receipt.language);
  if (receipt.kind === "stored") {
    const { reference, statusPage } = receipt;
    return json({ reference, statusPage } satisfies z.infer<ReturnType<typeof receiptSchema>>, 201);
  }
  if (receipt.kind === "invalid") {
    const errors = fieldTexts(form.fields, receipt.errors, t) as Record<string, string>;
    const [error = ""] = Object.values(errors);
    return json({ error, errors } satisfies z.infer<typeof fieldErrorsSchema>, 422);
  }
  const { status, retryAfterS } = refusalStatus(receipt);
  return jsonError(status, refusalText(receipt, t), { "retry-after": String(retryAfterS) });
}
