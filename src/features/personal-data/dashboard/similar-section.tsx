import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { PersonSections } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import css from "./similar-section.module.css";

/** Other addresses that may belong to the same person, with a button to look each up; nothing when there are none. */
export function SimilarSection({ similar, find }: { similar: PersonSections["similar"]; find: Answers }) {
  const { texts, language } = useStaff(personTexts);
  const { person } = texts;
  if (similar.addresses.length === 0) return null;
  return (
    <Section title={person.similar} lead={person.similarLead}>
      <ul className={css.list}>
        {similar.addresses.map(({ address, submissions }) => (
          <li key={address}>
            <span className={css.address}>{address}</span>
            <span className="mono muted">
              {fill(plural(language, person.submissions, submissions), { count: submissions })}
            </span>
            <find.Form method="post">
              <input type="hidden" name="intent" value="look-up" />
              <input type="hidden" name="email" value={address} />
              <button type="submit" className={buttonClass("small")} aria-label={`${person.show}: ${address}`}>
                {person.show}
              </button>
            </find.Form>
          </li>
        ))}
      </ul>
      {similar.more ? <p className="muted">{person.similarMore}</p> : null}
    </Section>
  );
}
