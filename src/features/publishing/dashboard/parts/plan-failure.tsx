import { plannedText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import css from "./plan-failure.module.css";

/** Shows why the item was not published or withdrawn as planned; nothing when no plan has failed. */
export function PlanFailure({ item: { missed, planFailure } }: { item: StaffListItem }) {
  const { language, texts } = useStaff(publishingTexts);
  const { list } = texts;
  if (planFailure === undefined) return missed ? <span className={css.failure}>{list.missed}</span> : null;
  const reason = list.planFailures[planFailure.reason];
  if (missed) return <span className={css.failure}>{fill(list.publishFailed, { reason })}</span>;
  const time = planFailure.retryAt === undefined ? "" : plannedText(planFailure.retryAt, language);
  return (
    <span className={css.failure} suppressHydrationWarning>
      {fill(list.withdrawFailed, { reason, time })}
    </span>
  );
}
