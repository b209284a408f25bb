import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { PersonSections } from "../personal-data.server.ts";
import { isCommonSection } from "../sections.ts";
import { personTexts } from "../texts.ts";
import css from "./data-section.module.css";
import { SectionPages } from "./section-pages.tsx";
import { COMMON_TABLES, Submissions } from "./section-tables.tsx";
import { useSectionTitles } from "./use-section-titles.ts";

/** One section of a person's data with its rows, a page at a time. */
export function DataSection({ section, sections, find }: { section: string; sections: PersonSections; find: Answers }) {
  const { person } = useTexts(personTexts);
  const titleOf = useSectionTitles();
  const id = `section-${section}`;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {titleOf(section)} <span className="mono muted">{sections.counts[section]}</span>
      </h3>
      {sections.counts[section] === 0 ? (
        <p className="muted">{person.none}</p>
      ) : (
        <Rows section={section} sections={sections} />
      )}
      <SectionPages section={section} sections={sections} find={find} />
    </section>
  );
}

function Rows({ section, sections }: { section: string; sections: PersonSections }) {
  const form = useForms().find(({ dashboard }) => dashboard === section);
  if (form !== undefined) return <Submissions form={form} sections={sections} />;
  const Table = isCommonSection(section) ? COMMON_TABLES[section] : undefined;
  return Table === undefined ? null : <Table sections={sections} />;
}
