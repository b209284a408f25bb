import { z } from "zod";
import { errorSchema, json, jsonError } from "#features/api/json.ts";
import { fieldTexts } from "../field-texts.ts";
import { type FormFields, laterFilesOf } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { referencePattern } from "../form-kit/reference.ts";
import type { FilesReceipt, FormOf, Receipt } from "../receipt.server.ts";
import { isRefusal, refusalStatus, refusalText } from "../refusal-texts.ts";
import { submissionTexts } from "../texts.ts";

const reference = (forms: readonly AnyForm[]) =>
  z
    .string()
    .regex(referencePattern(forms.map(({ referencePrefix }) => referencePrefix).join("")))
    .meta({ description: "Identifies the submission. A repeated submission gets the same reference again." });

const statusPage = z.optional(z.string()).meta({
  description:
    "Path of the sender's private page, for a sender without an email address. It allows erasing the submission.",
});

const uploads = z.optional(z.string()).meta({
  description:
    "Path for files that follow within 24 hours: each is posted to this path, followed by the name of its field. Nothing can be read or changed by it. Left out for a repetition without the same key.",
});

const undecoded = z.optional(z.number()).meta({
  description: "Number of photos that were not stored, because they could not be decoded now. They can be sent again.",
});

/** Returns whether a form accepts senders without an e-mail address: the private link cannot be mailed to them. */
const mayLackMailbox = ({ fields }: AnyForm) =>
  !Object.values(fields).some(({ role, required }) => role === "senderMailbox" && required);

/** Schema of the response to a stored submission. */
export const receiptSchema = (forms: readonly AnyForm[]) =>
  z.strictObject({
    reference: reference(forms),
    ...(forms.some((form) => form.pages.status !== undefined && mayLackMailbox(form)) ? { statusPage } : {}),
    ...(forms.some(({ fields }) => laterFilesOf(fields).length > 0) ? { uploads, undecoded } : {}),
  });

/** Schema of the response to a form with invalid fields. */
export const fieldErrorsSchema = errorSchema
  .extend({ errors: z.record(z.string(), z.string()).meta({ description: "Error messages by field." }) })
  .meta({
    description: "Messages are in English; those of forms are in the language that the field `language` names.",
  });

/**
 * Turns a receipt into a JSON response: 201 with the reference (and the private page of a sender without a mailbox),
 * 422 with the errors by field, or 429, 503 or 507 with the reason and `retry-after`.
 */
export function presentReceipt<F extends FormFields>(form: FormOf<F>, receipt: Receipt<F>): Response {
  const t = submissionTexts.site(receipt.language);
  if (receipt.kind === "stored") {
    const { reference, statusPage, uploads, undecoded } = receipt;
    return json({ reference, statusPage, uploads, undecoded } satisfies z.infer<ReturnType<typeof receiptSchema>>, 201);
  }
  if (receipt.kind === "invalid") {
    const errors = fieldTexts(form.fields, receipt.errors, t) as Record<string, string>;
    const [error = ""] = Object.values(errors);
    return json({ error, errors } satisfies z.infer<typeof fieldErrorsSchema>, 422);
  }
  const { status, retryAfterS } = refusalStatus(receipt);
  return jsonError(status, refusalText(receipt, t), { "retry-after": String(retryAfterS) });
}

/** Statuses of files that are not taken. */
const NOT_TAKEN = { unknown: 404, closed: 409, full: 409, empty: 422 } as const;

/** Returns the message of files that were not stored. */
export function filesText(
  form: AnyForm,
  field: string,
  receipt: Exclude<FilesReceipt, { kind: "stored" }>,
): { status: number; text: string; retryAfterS?: number } {
  const t = submissionTexts.site(receipt.language);
  if (isRefusal(receipt)) return { ...refusalStatus(receipt), text: refusalText(receipt, t) };
  if (receipt.kind !== "invalid") return { status: NOT_TAKEN[receipt.kind], text: t(`photos.${receipt.kind}`) };
  return { status: 422, text: fieldTexts(form.fields, { [field]: receipt.error }, t)[field] ?? "" };
}

/** Returns the JSON response to files: 201 with the reference, or an error with its message. */
export function presentFiles(form: AnyForm, field: string, receipt: FilesReceipt): Response {
  if (receipt.kind === "stored") return json({ reference: receipt.reference }, 201);
  const { status, text, retryAfterS } = filesText(form, field, receipt);
  if (retryAfterS !== undefined) return jsonError(status, text, { "retry-after": String(retryAfterS) });
  return json({ error: text, errors: { [field]: text } } satisfies z.infer<typeof fieldErrorsSchema>, status);
}
