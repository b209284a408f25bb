import { useEffect, useRef } from "react";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { fill, plural } from "#platform/i18n/texts.ts";
import type { FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { settingsTexts } from "../texts.ts";

/** Shows how much shortened retention times will erase, and asks for a confirmation. */
export function AskedNotice({ answer }: { answer: Extract<FormAnswer, { kind: "asked" }> }) {
  const { settings } = useTexts(settingsTexts);
  const { language } = useStaff();
  const forms = useForms();
  const wordsOf = (kind: string) =>
    forms.find(({ dashboard }) => dashboard === kind)?.texts.toErase ?? settings.pendingDeletionEntries;
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is announced, equal ones too.
  useEffect(() => notice.current?.focus(), [answer]);
  return (
    <Notice ref={notice} kind="failed">
      <p>{settings.asked}</p>
      <ul>
        {Object.entries(answer.counts).map(([kind, count]) =>
          count === 0 ? null : <li key={kind}>{fill(plural(language, wordsOf(kind), count), { count })}</li>,
        )}
      </ul>
      <p>{settings.askedLead}</p>
    </Notice>
  );
}
