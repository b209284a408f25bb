import { fill } from "#i18n/dashboard/texts.ts";
import { TextField } from "#ui/field.tsx";
import { PartForm } from "../forms/part-form.tsx";
import { Section } from "../forms/section.tsx";
import type { Answers } from "../forms/use-answers.ts";
import { useTexts } from "../layout/staff-context.tsx";

/** Erases all of it, once the address has been typed again. */
export function EraseSection({ address, answers }: { address: string; answers: Answers }) {
  const { person } = useTexts();
  return (
    <Section title={person.erase} lead={person.eraseLead}>
      <PartForm answers={answers} intent="erase" submit={person.eraseButton} variant="cancel">
        <input type="hidden" name="email" value={address} />
        <TextField
          field={{
            id: "person-again",
            name: "again",
            label: person.again,
            hint: fill(person.againHint, { address }),
            error: answers.errorOf("erase", "again"),
          }}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </PartForm>
    </Section>
  );
}
