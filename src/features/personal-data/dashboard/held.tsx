import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { type Answers, useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import { EraseSection } from "./erase-section.tsx";
import { ErasedResult } from "./erased-result.tsx";
import { ExportSection } from "./export-section.tsx";
import css from "./held.module.css";
import { HeldPart } from "./held-part.tsx";
import { SimilarSection } from "./similar-section.tsx";
import { usePartTitles } from "./use-part-titles.ts";

/** What is held of a person, and what can be done with it. @param find looks up, for other pages and other addresses */
export function Held({ held, find }: { held: HeldPerson; find: Answers }) {
  const { person } = useTexts(personTexts);
  const erasing = useAnswers();
  const { address, counts } = held;
  if (erasing.answer?.kind === "person-erased") return <ErasedResult erased={erasing.answer.erased} />;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <div className={css.head} role="status">
        <h2 className={css.title}>{fill(isEmpty ? person.nothing : person.held, { address })}</h2>
        {isEmpty ? <p className="muted">{person.nothingLead}</p> : <Counts counts={counts} />}
        {held.staff ? <p className={css.staff}>{person.staff}</p> : null}
      </div>
      <SimilarSection similar={held.similar} find={find} />
      {isEmpty ? null : (
        <>
          {Object.keys(counts).map((part) => (
            <HeldPart key={part} part={part} held={held} find={find} />
          ))}
          <ExportSection address={address} />
          <AnswerNotice answer={failureOf(erasing)} done={{}} />
          <EraseSection address={address} answers={erasing} />
        </>
      )}
    </>
  );
}

/** How much there is, at a glance. */
function Counts({ counts }: Pick<HeldPerson, "counts">) {
  const titleOf = usePartTitles();
  return (
    <dl className={css.counts}>
      {Object.entries(counts).map(([part, count]) => (
        <div key={part}>
          <dt className="label">{titleOf(part)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is wrong beside a field stands beside it. */
function failureOf({ answer }: Answers): Answers["answer"] {
  return answer?.kind === "failed" ? answer : undefined;
}
