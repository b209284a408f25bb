import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { LinkAnswer } from "./link-answer.ts";

/** Notice above a link's form after it was refused. */
export function LinkNotice({ answer }: { answer: LinkAnswer | undefined }) {
  const { accountForms } = useTexts();
  if (answer?.limitedMinutes !== undefined) {
    return <Notice kind="failed">{fill(accountForms.limited, { minutes: answer.limitedMinutes })}</Notice>;
  }
  return answer?.errors === undefined ? null : <Notice kind="failed">{accountForms.refused}</Notice>;
}
