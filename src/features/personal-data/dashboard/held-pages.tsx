import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { HELD_PAGE_SIZE, HELD_PARTS, type HeldPart } from "../held-parts.ts";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import css from "./held-pages.module.css";

/** Previous and Next of a part: a form, as the address must not stand in a URL. Nothing for a part of one page. */
export function HeldPages({ part, held, find }: { part: HeldPart; held: HeldPerson; find: Answers }) {
  const { person } = useTexts(personTexts);
  const { address, counts, pages } = held;
  const last = Math.ceil(counts[part] / HELD_PAGE_SIZE);
  if (last <= 1) return null;
  const turn = (page: number, words: string) => (
    <button type="submit" name={part} value={page} className={buttonClass("small")} disabled={page < 1 || page > last}>
      {words}
    </button>
  );
  return (
    <find.Form
      method="post"
      className={css.pages}
      aria-label={fill(person.pagesOf, { part: person.parts[part] })}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="look-up" />
      <input type="hidden" name="email" value={address} />
      {HELD_PARTS.filter((other) => other !== part).map((other) => (
        <input key={other} type="hidden" name={other} value={pages[other]} />
      ))}
      {turn(pages[part] - 1, person.previous)}
      <span className="mono muted">{fill(person.page, { page: pages[part], pages: last })}</span>
      {turn(pages[part] + 1, person.next)}
    </find.Form>
  );
}
