import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { HELD_PAGE_SIZE } from "../held-parts.ts";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import css from "./held-pages.module.css";
import { usePartTitles } from "./use-part-titles.ts";

/** Previous and Next of a part: a form, as the address must not stand in a URL. Nothing for a part of one page. */
export function HeldPages({ part, held, find }: { part: string; held: HeldPerson; find: Answers }) {
  const { person } = useTexts(personTexts);
  const titleOf = usePartTitles();
  const { address, counts, pages } = held;
  const page = pages[part] ?? 1;
  const last = Math.ceil((counts[part] ?? 0) / HELD_PAGE_SIZE);
  if (last <= 1) return null;
  const turn = (to: number, words: string) => (
    <button type="submit" name={part} value={to} className={buttonClass("small")} disabled={to < 1 || to > last}>
      {words}
    </button>
  );
  return (
    <find.Form
      method="post"
      className={css.pages}
      aria-label={fill(person.pagesOf, { part: titleOf(part) })}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="look-up" />
      <input type="hidden" name="email" value={address} />
      {Object.entries(pages)
        .filter(([other]) => other !== part)
        .map(([other, shown]) => (
          <input key={other} type="hidden" name={other} value={shown} />
        ))}
      {turn(page - 1, person.previous)}
      <span className="mono muted">{fill(person.page, { page, pages: last })}</span>
      {turn(page + 1, person.next)}
    </find.Form>
  );
}
