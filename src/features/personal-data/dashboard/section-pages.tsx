import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { PersonSections } from "../personal-data.server.ts";
import { SECTION_PAGE_SIZE } from "../sections.ts";
import { personTexts } from "../texts.ts";
import css from "./section-pages.module.css";
import { useSectionTitles } from "./use-section-titles.ts";

/** Previous and Next of a section, sent as POST so that addresses never appear in URLs; nothing for a single page. */
export function SectionPages({
  section,
  sections,
  find,
}: {
  section: string;
  sections: PersonSections;
  find: Answers;
}) {
  const { person } = useTexts(personTexts);
  const titleOf = useSectionTitles();
  const { address, counts, pages } = sections;
  const page = pages[section] ?? 1;
  const last = Math.ceil((counts[section] ?? 0) / SECTION_PAGE_SIZE);
  if (last <= 1) return null;
  const turn = (to: number, words: string) => (
    <button type="submit" name={section} value={to} className={buttonClass("small")} disabled={to < 1 || to > last}>
      {words}
    </button>
  );
  return (
    <find.Form
      method="post"
      className={css.pages}
      aria-label={fill(person.pagesOf, { part: titleOf(section) })}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="look-up" />
      <input type="hidden" name="email" value={address} />
      {Object.entries(pages)
        .filter(([other]) => other !== section)
        .map(([other, shown]) => (
          <input key={other} type="hidden" name={other} value={shown} />
        ))}
      {turn(page - 1, person.previous)}
      <span className="mono muted">{fill(person.page, { page, pages: last })}</span>
      {turn(page + 1, person.next)}
    </find.Form>
  );
}
