import { shownState } from "#content/publishing/states.ts";
import type { StaffListItem } from "#server/publishing/publishing.ts";
import { useTexts } from "../layout/staff-context.tsx";
import css from "./chips.module.css";

/** Shows an item's state as an icon with a label. */
export function StateChip({ item }: { item: Pick<StaffListItem, "state" | "isClosed" | "hasChanges"> }) {
  const { parts } = useTexts();
  const state = shownState(item);
  const isChanged = item.hasChanges && state !== "closed";
  return (
    <span className={`mono ${css.state} ${css[state]}`}>
      {isChanged ? parts.publishedChanged : parts.states[state]}
    </span>
  );
}
