import { CONSENTS, type Consent } from "#content/submissions/application-form.ts";
import { ExpectedError } from "#server/errors.ts";
import { CHOICE } from "./choice.ts";

/** What an applicant wants done. */
export type Choice = { kind: "consent"; consent: Consent } | { kind: "erase"; sure: boolean };

/**
 * Reads what an applicant has chosen. The body is small: the route's limits cut it before.
 * @throws ExpectedError `unsupported-body` for what is no form, `invalid-input` for a choice that the page does not offer
 */
export async function readChoice(request: Request): Promise<Choice> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new ExpectedError("unsupported-body", "This is not a form.", { cause });
  });
  const consent = CONSENTS.find((known) => known === form.get("consent"));
  const wanted = form.get(CHOICE.name);
  if (wanted === CHOICE.erase) return { kind: "erase", sure: form.get(CHOICE.sure) === "on" };
  if (wanted === CHOICE.consent && consent !== undefined) return { kind: "consent", consent };
  throw new ExpectedError("invalid-input", "The page does not offer this choice.");
}
