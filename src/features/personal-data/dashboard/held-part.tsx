import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { isCommonPart } from "../held-parts.ts";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import { HeldPages } from "./held-pages.tsx";
import css from "./held-part.module.css";
import { COMMON_TABLES, Submissions } from "./held-tables.tsx";
import { usePartTitles } from "./use-part-titles.ts";

/** One part of what is held: its rows, a page at a time. */
export function HeldPart({ part, held, find }: { part: string; held: HeldPerson; find: Answers }) {
  const { person } = useTexts(personTexts);
  const titleOf = usePartTitles();
  const id = `held-${part}`;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {titleOf(part)} <span className="mono muted">{held.counts[part]}</span>
      </h3>
      {held.counts[part] === 0 ? <p className="muted">{person.none}</p> : <Rows part={part} held={held} />}
      <HeldPages part={part} held={held} find={find} />
    </section>
  );
}

function Rows({ part, held }: { part: string; held: HeldPerson }) {
  const form = useForms().find(({ dashboard }) => dashboard === part);
  if (form !== undefined) return <Submissions form={form} held={held} />;
  const Table = isCommonPart(part) ? COMMON_TABLES[part] : undefined;
  return Table === undefined ? null : <Table held={held} />;
}
