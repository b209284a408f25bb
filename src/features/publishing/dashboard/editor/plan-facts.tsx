import { useState } from "react";
import { useRevalidator } from "react-router";
import { plannedText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { PlanFailure } from "../parts/plan-failure.tsx";
import { sendItemAction } from "../send-item-action.ts";

/** The planned times of publication and withdrawal, with a button to cancel them. */
export function PlanFacts({ item }: { item: OpenItem }) {
  const { kind, id, publishAt, withdrawAt, missed, planFailure } = item;
  // Its time has passed then; the next attempt is named beside the reason.
  const hasWithdrawalFailed = planFailure !== undefined && !missed;
  const { texts, language } = useStaff(publishingTexts);
  const { side } = texts.editor;
  const { revalidate } = useRevalidator();
  const [hasFailed, setFailed] = useState(false);
  const cancel = async () => {
    const outcome = await sendItemAction(kind, id, { do: "schedule", publishAt: null, withdrawAt: null });
    setFailed(outcome.kind !== "done");
    await revalidate();
  };
  return (
    <>
      {missed || planFailure !== undefined ? (
        <p>
          <PlanFailure item={item} />
        </p>
      ) : null}
      {publishAt === undefined ? null : (
        <p suppressHydrationWarning>{fill(side.goesOn, { when: plannedText(publishAt, language) })}</p>
      )}
      {withdrawAt === undefined || hasWithdrawalFailed ? null : (
        <p suppressHydrationWarning>{fill(side.goesOff, { when: plannedText(withdrawAt, language) })}</p>
      )}
      {publishAt === undefined && withdrawAt === undefined ? null : (
        <p>
          <Button variant="small" onClick={cancel}>
            {side.unschedule}
          </Button>
        </p>
      )}
      <p role="status">{hasFailed ? texts.list.failed : null}</p>
    </>
  );
}
