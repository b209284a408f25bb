import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { ActionNotice } from "../list/action-notice.tsx";
import { ActionQuestion } from "../list/action-question.tsx";
import { actionsOn } from "../list/actions-on.ts";
import { useItemActions } from "../list/use-item-actions.ts";
import css from "./item-side.module.css";

/** The actions on the item as a whole. Deleting for good is offered only in the list of the bin. */
export function ItemActions({ item }: { item: OpenItem }) {
  const { actor, texts } = useStaff(publishingTexts);
  const { asked, result, busy, ask, stopAsking, perform, undo } = useItemActions();
  const { page } = useCollection(item.kind);
  const actions = actionsOn(item.state, actor?.role).filter((possible) =>
    page === undefined ? possible !== "delete" : possible === "withdraw",
  );
  const labels = page === undefined ? texts.list : { ...texts.list, withdraw: texts.pages.withdraw };
  if (actions.length === 0) return null;
  return (
    <>
      <section className={css.part}>
        <h2>{texts.editor.side.more}</h2>
        <ActionNotice result={result} onUndo={undo} />
        <div className={css.row}>
          {actions.map((possible) => (
            <Button key={possible} variant="small" disabled={busy} onClick={() => ask(item, possible)}>
              {labels[possible]}
            </Button>
          ))}
        </div>
      </section>
      <ActionQuestion asked={asked} onYes={perform} onNo={stopAsking} />
    </>
  );
}
