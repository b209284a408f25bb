import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { type Answers, useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { PersonSections } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import { DataSection } from "./data-section.tsx";
import { EraseSection } from "./erase-section.tsx";
import { ErasedResult } from "./erased-result.tsx";
import { ExportSection } from "./export-section.tsx";
import css from "./person-sections.module.css";
import { SimilarSection } from "./similar-section.tsx";
import { useSectionTitles } from "./use-section-titles.ts";

/** Shows a person's data with export and erasure. @param find looks up other pages and addresses */
export function PersonSectionsView({ sections, find }: { sections: PersonSections; find: Answers }) {
  const { person } = useTexts(personTexts);
  const erasing = useAnswers();
  const { address, counts } = sections;
  if (erasing.answer?.kind === "person-erased") return <ErasedResult erased={erasing.answer.erased} />;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <div className={css.head} role="status">
        <h2 className={css.title}>{fill(isEmpty ? person.nothing : person.found, { address })}</h2>
        {isEmpty ? <p className="muted">{person.nothingLead}</p> : <Counts counts={counts} />}
        {sections.staff ? <p className={css.staff}>{person.staff}</p> : null}
      </div>
      <SimilarSection similar={sections.similar} find={find} />
      {isEmpty ? null : (
        <>
          {Object.keys(counts).map((section) => (
            <DataSection key={section} section={section} sections={sections} find={find} />
          ))}
          <ExportSection address={address} />
          <AnswerNotice answer={failureOf(erasing)} done={{}} />
          <EraseSection address={address} answers={erasing} />
        </>
      )}
    </>
  );
}

/** Shows the numbers of rows. */
function Counts({ counts }: Pick<PersonSections, "counts">) {
  const titleOf = useSectionTitles();
  return (
    <dl className={css.counts}>
      {Object.entries(counts).map(([section, count]) => (
        <div key={section}>
          <dt className="label">{titleOf(section)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns failures only; errors of fields are shown beside the field. */
function failureOf({ answer }: Answers): Answers["answer"] {
  return answer?.kind === "failed" ? answer : undefined;
}
