import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { personTexts } from "../texts.ts";

/** Form that downloads all data. A plain form, because browsers save a file only for a navigation. */
export function ExportSection({ address }: { address: string }) {
  const { person } = useTexts(personTexts);
  return (
    <Section title={person.export} lead={person.exportLead}>
      <form method="post" action="/dashboard/person/archive">
        <input type="hidden" name="email" value={address} />
        <button type="submit" className={buttonClass("medium")}>
          <Icon name="download" />
          {person.exportButton}
        </button>
      </form>
      <p className="muted">{person.exportNote}</p>
    </Section>
  );
}
