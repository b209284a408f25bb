import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import { CONSENTS, type Consent } from "../job-application.ts";
import { CHOICE } from "./choice.ts";

/** What an applicant wants done. */
export type Choice = { kind: "consent"; consent: Consent } | { kind: "erase"; sure: boolean };

/**
 * Reads what an applicant has chosen.
 * @throws ExpectedError `invalid-input` for a choice that the page does not offer; as `readForm` for what is no form
 */
export async function readChoice(request: Request): Promise<Choice> {
  const { fields } = await readForm(request);
  const consent = CONSENTS.find((known) => known === fields.consent);
  const wanted = fields[CHOICE.name];
  if (wanted === CHOICE.erase) return { kind: "erase", sure: fields[CHOICE.sure] === "on" };
  if (wanted === CHOICE.consent && consent !== undefined) return { kind: "consent", consent };
  throw new ExpectedError("invalid-input", "The page does not offer this choice.");
}
