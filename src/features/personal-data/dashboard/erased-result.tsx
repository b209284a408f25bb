import { useEffect, useRef } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PersonErased } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import css from "./erased-result.module.css";
import { useSectionTitles } from "./use-section-titles.ts";

/** Shows what was erased, and which data this website cannot erase. */
export function ErasedResult({ erased }: { erased: PersonErased }) {
  const { person } = useTexts(personTexts);
  const titleOf = useSectionTitles();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { address, reference, interrupted, resisting, staff } = erased;
  return (
    <div className={css.result}>
      <Notice ref={notice} place={css.notice} kind={interrupted ? "failed" : "done"}>
        <p>{interrupted ? person.interrupted : fill(person.erased, { address })}</p>
        <p>{fill(person.erasedReference, { reference })}</p>
        {resisting ? <p>{person.resisting}</p> : null}
        {staff ? <p>{person.staff}</p> : null}
      </Notice>
      <Section title={person.erasedCounts} lead={person.eraseLead}>
        <dl className={css.counts}>
          {Object.entries(erased.counts).map(([section, count]) => (
            <div key={section}>
              <dt className="label">{titleOf(section)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={person.beyond} lead={person.beyondLead}>
        <ul className={css.beyond}>
          {[person.beyondMails, person.beyondBackups, person.beyondFiles, person.beyondOthers].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
