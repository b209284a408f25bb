import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import type { AnyForm } from "../form.ts";
import { isRequestKey } from "../thread.ts";
import { CHOICE } from "./choice-fields.ts";

/** A sender's choice: change a field, erase the submission, or write to the company. */
export type Choice =
  | { kind: "renew"; values: Readonly<Record<string, string>> }
  | { kind: "erase"; sure: boolean }
  | { kind: "write"; text: string; requestKey: string };

/**
 * Reads the choice posted from the private page.
 * @throws ExpectedError `invalid-input` for a choice that the page does not offer; as `readForm` for other bodies
 */
export async function readChoice(form: Pick<AnyForm, "fields" | "retention">, request: Request): Promise<Choice> {
  const { fields } = await readForm(request);
  const wanted = fields[CHOICE.name];
  if (wanted === CHOICE.erase) return { kind: "erase", sure: fields[CHOICE.sure] === "on" };
  const requestKey = fields[CHOICE.key];
  if (wanted === CHOICE.write && isRequestKey(requestKey)) {
    return { kind: "write", text: fields[CHOICE.text] ?? "", requestKey };
  }
  const renewable = "field" in form.retention ? form.retention.field : undefined;
  if (renewable !== undefined && wanted === renewable) {
    const value = fields[renewable] ?? "";
    if (form.fields[renewable]?.choices?.includes(value)) return { kind: "renew", values: { [renewable]: value } };
  }
  throw new ExpectedError("invalid-input", "The page does not offer this choice.");
}
