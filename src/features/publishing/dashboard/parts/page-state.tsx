import css from "#ui/dashboard/chips.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";

/** Shows whether visitors read the words of staff on a page, or the default words. */
export function PageState({ item: { state, hasChanges } }: { item: Pick<StaffListItem, "state" | "hasChanges"> }) {
  const { pages, parts } = useTexts(publishingTexts);
  if (state === "published")
    return (
      <span className={`mono ${css.state} ${css.published}`}>
        {hasChanges ? parts.publishedChanged : pages.changed}
      </span>
    );
  if (state === "scheduled")
    return <span className={`mono ${css.state} ${css.scheduled}`}>{parts.states.scheduled}</span>;
  return <span className={`mono ${css.state} ${css.draft}`}>{pages.own}</span>;
}
