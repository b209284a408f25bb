import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { HeldPart as Part } from "../held-parts.ts";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import { HeldPages } from "./held-pages.tsx";
import css from "./held-part.module.css";
import { PARTS } from "./held-tables.tsx";

/** One part of what is held: its rows, a page at a time. */
export function HeldPart({ part, held, find }: { part: Part; held: HeldPerson; find: Answers }) {
  const { person } = useTexts(personTexts);
  const Rows = PARTS[part];
  const id = `held-${part}`;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {person.parts[part]} <span className="mono muted">{held.counts[part]}</span>
      </h3>
      {held.counts[part] === 0 ? <p className="muted">{person.none}</p> : <Rows held={held} />}
      <HeldPages part={part} held={held} find={find} />
    </section>
  );
}
