import css from "#ui/dashboard/chips.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { shownState } from "../../states.ts";

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
