import { fill } from "#platform/i18n/texts.ts";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { useAllCollections } from "../collections.ts";
import { PlannedTimes } from "../parts/planned-times.tsx";
import { UsedIn } from "../parts/used-in.tsx";
import css from "./action-question.module.css";
import type { ListAction } from "./actions-on.ts";
import type { RequestedAction } from "./use-item-actions.ts";

interface ActionQuestionProps {
  asked: RequestedAction | undefined;
  onYes: (wanted: RequestedAction) => void;
  onNo: () => void;
}

/** Asks before an item is withdrawn or deleted for good. */
export function ActionQuestion({ asked, onYes, onNo }: ActionQuestionProps) {
  const { list, pages } = useTexts(publishingTexts);
  const collections = useAllCollections();
  const isLabel = collections.some(({ name, menu }) => name === asked?.item.kind && menu === "lists");
  const action = asked?.action ?? "withdraw";
  const page = collections.find(({ name, page }) => name === asked?.item.kind && page !== undefined);
  const questions: Partial<Record<ListAction, { title: string; lead: string }>> = {
    withdraw:
      page === undefined
        ? { title: list.withdrawTitle, lead: list.withdrawLead }
        : { title: pages.withdrawTitle, lead: pages.withdrawLead },
    bin: { title: list.binTitle, lead: list.binLead },
    delete: { title: list.deleteTitle, lead: list.deleteLead },
  };
  const question = questions[action];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={question?.title ?? ""}
      confirm={page === undefined ? list[action] : pages.withdraw}
      onConfirm={() => asked !== undefined && onYes(asked)}
      onClose={onNo}
    >
      <p>{fill(question?.lead ?? "", { title: page?.words.name ?? (asked?.item.title || list.untitled) })}</p>
      {asked === undefined || (asked.item.publishAt ?? asked.item.withdrawAt) === undefined ? null : (
        <>
          <p>{list.planCancelled}</p>
          <PlannedTimes item={asked.item} />
        </>
      )}
      {asked?.item.uses === undefined ? null : (
        <section className={css.uses}>
          <p>{isLabel ? list.uses.labelLead : list.uses.lead}</p>
          <div className={css.entries}>
            <UsedIn uses={asked.item.uses} />
          </div>
        </section>
      )}
    </ConfirmDialog>
  );
}
