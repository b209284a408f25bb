import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { ActNotice } from "../list/act-notice.tsx";
import { ActQuestion } from "../list/act-question.tsx";
import { actsOn } from "../list/acts-on.ts";
import { useItemActs } from "../list/use-item-acts.ts";
import css from "./item-side.module.css";

/** What can be done with the item as a whole. Deleting for good is left to the list of the bin. */
export function ItemActs({ item }: { item: OpenItem }) {
  const { actor, texts } = useStaff(publishingTexts);
  const { asked, told, busy, ask, stopAsking, act, undo } = useItemActs();
  const acts = actsOn(item.state, actor?.role).filter((possible) => possible !== "delete");
  return (
    <>
      <section className={css.part}>
        <h2>{texts.editor.side.more}</h2>
        <ActNotice told={told} onUndo={undo} />
        <div className={css.row}>
          {acts.map((possible) => (
            <Button key={possible} variant="small" disabled={busy} onClick={() => ask(item, possible)}>
              {texts.list[possible]}
            </Button>
          ))}
        </div>
      </section>
      <ActQuestion asked={asked} onYes={act} onNo={stopAsking} />
    </>
  );
}
