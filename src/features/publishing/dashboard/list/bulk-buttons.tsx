import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type BulkAction, bulkActionsIn } from "../../bulk.ts";
import type { StaffListQuery } from "../../staff-list-query.ts";
import { publishingTexts } from "../../texts.ts";

/** The buttons of the actions on chosen items. @param state that the list shows */
export function BulkButtons({ state }: { state: StaffListQuery["state"] }) {
  const words = useBulkWords();
  return bulkActionsIn(state).map((action) => (
    <button key={action} type="submit" name="do" value={action} className={buttonClass("medium")}>
      {words[action]}
    </button>
  ));
}

/** Returns the labels of the actions' buttons. */
export function useBulkWords(): Readonly<Record<BulkAction, string>> {
  const { list, editor } = useTexts(publishingTexts);
  return { publish: editor.publish, withdraw: list.withdraw, bin: list.bin, restore: list.restore };
}
