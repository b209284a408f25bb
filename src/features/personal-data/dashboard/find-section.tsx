import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { errorWords, type FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { Section } from "#ui/dashboard/forms/section.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { personTexts } from "../texts.ts";
import css from "./find-section.module.css";

/** Search form. @param before answer to a form sent before the script was loaded */
export function FindSection({ answers, before }: { answers: Answers; before: FormAnswer | undefined }) {
  const texts = useTexts(personTexts);
  const { person } = texts;
  const { Form, busy } = answers;
  const answer = answers.answer ?? before;
  const refused = answer?.kind === "refused" ? answer : undefined;
  const error = refused?.errors.email ?? refused?.errors.again;
  const typed = refused?.typed?.email ?? (answer?.kind === "person" ? answer.sections.address : undefined);
  return (
    <Section title={person.find} lead={person.findLead}>
      {answer?.kind === "failed" ? <AnswerNotice answer={answer} done={{}} /> : null}
      <Form method="post" className={css.form} noValidate>
        <input type="hidden" name="intent" value="look-up" />
        <TextField
          field={{
            id: "person-email",
            name: "email",
            label: person.email,
            error: error === undefined ? undefined : errorWords(texts, error),
          }}
          type="email"
          // Prevents the browser from filling in the user's own address.
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typeof typed === "string" ? typed : undefined}
        />
        <button type="submit" className={buttonClass("medium")} disabled={busy}>
          {person.lookUp}
        </button>
      </Form>
    </Section>
  );
}
