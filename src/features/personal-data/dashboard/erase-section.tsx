import { fill } from "#platform/i18n/texts.ts";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { personTexts } from "../texts.ts";

/** Form that erases all data; the address must be typed again. */
export function EraseSection({ address, answers }: { address: string; answers: Answers }) {
  const { person } = useTexts(personTexts);
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
