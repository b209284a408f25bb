import { fill } from "#platform/i18n/texts.ts";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { PlannedTimes } from "../parts/planned-times.tsx";
import { UsedIn } from "../parts/used-in.tsx";
import css from "./act-question.module.css";
import type { ListAct } from "./acts-on.ts";
import type { ItemToAct } from "./use-item-acts.ts";

interface ActQuestionProps {
  asked: ItemToAct | undefined;
  onYes: (wanted: ItemToAct) => void;
  onNo: () => void;
}

/** Asks before something goes off the website, or away for good. */
export function ActQuestion({ asked, onYes, onNo }: ActQuestionProps) {
  const { list } = useTexts(publishingTexts);
  const act = asked?.act ?? "withdraw";
  const questions: Partial<Record<ListAct, { title: string; lead: string }>> = {
    withdraw: { title: list.withdrawTitle, lead: list.withdrawLead },
    bin: { title: list.binTitle, lead: list.binLead },
    delete: { title: list.deleteTitle, lead: list.deleteLead },
  };
  const question = questions[act];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={question?.title ?? ""}
      confirm={list[act]}
      onConfirm={() => asked !== undefined && onYes(asked)}
      onClose={onNo}
    >
      <p>{fill(question?.lead ?? "", { title: asked?.item.title || list.untitled })}</p>
      {asked === undefined || (asked.item.publishAt ?? asked.item.withdrawAt) === undefined ? null : (
        <>
          <p>{list.planCancelled}</p>
          <PlannedTimes item={asked.item} />
        </>
      )}
      {asked?.item.uses === undefined ? null : (
        <section className={css.uses}>
          <p>{list.uses.lead}</p>
          <UsedIn uses={asked.item.uses} />
        </section>
      )}
    </ConfirmDialog>
  );
}
