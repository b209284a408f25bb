import { describeForm } from "../form.ts";
import { gapsIn, THREAD_LIMITS } from "../thread.ts";
import type { Route } from "./+types/answers-page";
import type { ShownAnswer } from "./answers/answer-card.tsx";
import { SeveralAnswers } from "./answers/several-answers.tsx";
import { inboxContext } from "./inbox-context.ts";
import { FormProvider } from "./inbox-form.tsx";
import { sendAnswers } from "./send-answers.ts";

// Answers of 10,000 characters, each up to four bytes, for all submissions of a page, with their other fields.
export const handle = { body: { bytes: THREAD_LIMITS.atOnce * 48 * 1024, seconds: 120 } };

/**
 * Loads answers to the submissions that a list's form has chosen ("submission"), filled in from a template; without
 * "template", only the templates.
 */
export async function loader(args: Route.LoaderArgs) {
  const { actor, inbox, form, searchParams } = await inboxContext(args);
  const chosen = [...new Set(searchParams.getAll("submission"))];
  const keys = chosen.slice(0, THREAD_LIMITS.atOnce);
  const drafts = await inbox.prepareAnswers(actor, form, keys);
  const templates = drafts.find(({ prepared }) => prepared !== undefined)?.prepared?.templates ?? [];
  const template = templates.find(({ name }) => name === searchParams.get("template"));
  const answers = drafts.map(({ prepared, ...draft }): ShownAnswer => {
    const text = prepared?.templates.find(({ name }) => name === template?.name)?.text ?? "";
    const letter = prepared && { subject: prepared.subject, text, gaps: gapsIn(`${prepared.subject}\n${text}`) };
    return { ...draft, letter };
  });
  return {
    form: describeForm(form),
    keys,
    answers,
    left: chosen.length - keys.length,
    templates: templates.map(({ name }) => name),
    template: template && { name: template.name, state: template.state ?? form.answered },
    requestKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) => sendAnswers(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AnswersPage({ loaderData: { form, ...shown } }: Route.ComponentProps) {
  return (
    <FormProvider form={form}>
      <SeveralAnswers {...shown} />
    </FormProvider>
  );
}
