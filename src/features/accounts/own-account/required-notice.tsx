import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountsTexts } from "../texts.ts";
import css from "./required-notice.module.css";

/** Notice that a second factor is required. @param owed whether there is none, so that no other page opens */
export function RequiredNotice({ owed }: { owed: boolean }) {
  const { account } = useTexts(accountsTexts);
  if (!owed) return <p className={`muted ${css.place}`}>{account.requiredByAdmin}</p>;
  return (
    <Notice kind="failed" place={css.place}>
      <p>{account.requiredTitle}</p>
      <p>{account.requiredText}</p>
    </Notice>
  );
}
