import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "#platform/http/site-context.ts";
import { siteContext } from "#ui/site/site-context.ts";
import type { FieldValues } from "../check.ts";
import { fieldTexts } from "../field-texts.ts";
import type { FormFields } from "../fields.ts";
import type { FormOf, Receipt } from "../receipt.server.ts";
import { refusalStatus, refusalText } from "../refusal-texts.ts";
import { suggestionsFor } from "../suggestions.server.ts";
import { submissionTexts } from "../texts.ts";
import { thanksPath } from "./reference.ts";

/** What a page shows after a submission was refused. */
export interface FormAnswer<F extends FormFields> {
  values: FieldValues<F>;
  /** Error messages by field. */
  errors: Partial<Record<keyof F & string, string>>;
  /** Names that misspelt values probably mean, by field. */
  suggestions: Readonly<Record<string, string>>;
  /** Why the submission was refused as a whole. */
  refusal: string | undefined;
}

/** Set while a form is shown again: its page is then rendered even when the storage does not answer. */
export const formCameBack = createContext(false);

const NO_STORE = { "cache-control": "no-store" };

/**
 * The action of a page with a form, for browsers without script. Redirects (303) to the page that thanks, or returns
 * the values and errors with status 422, 429, 503 or 507.
 * @param thanks path of the page that thanks, without language; senders without a mailbox are sent to the private page
 */
export async function receiveForm<F extends FormFields>(
  form: FormOf<F>,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  thanks: string,
) {
  const { storage, submissions, language } = siteContext(context, request);
  const { address } = context.get(visitorContext);
  const receipt = await submissions.receive(form, request, { address, language });
  if (receipt.kind === "stored") {
    const { reference, statusPage, undecoded } = receipt;
    const isComplete = undecoded === undefined;
    if (statusPage === undefined) return redirect(thanksPath(thanks, reference, language, isComplete), 303);
    // The private page thanks, as after `sendWithoutReload`, or says that photos can be sent again.
    return redirect(`${statusPage}?sent=1${isComplete ? "#sent" : "&files=later#files"}`, 303);
  }
  context.set(formCameBack, true);
  // Suggestions are a help: the answer does not depend on them.
  const suggestions = await suggestionsFor(storage, form.fields, receipt.values).catch(() => ({}));
  return answerForm(form, receipt, suggestions);
}

function answerForm<F extends FormFields>(
  form: FormOf<F>,
  receipt: Exclude<Receipt<F>, { kind: "stored" }>,
  suggestions: FormAnswer<F>["suggestions"],
) {
  const t = submissionTexts.site(receipt.language);
  const { values } = receipt;
  if (receipt.kind === "invalid") {
    const errors = fieldTexts(form.fields, receipt.errors, t);
    const answer: FormAnswer<F> = { values, errors, suggestions, refusal: undefined };
    return data(answer, { status: 422, headers: NO_STORE });
  }
  const { status, retryAfterS } = refusalStatus(receipt);
  const answer: FormAnswer<F> = { values, errors: {}, suggestions, refusal: refusalText(receipt, t) };
  return data(answer, { status, headers: { ...NO_STORE, "retry-after": String(retryAfterS) } });
}

/** The `headers` export of a page with a form: those of its action. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
