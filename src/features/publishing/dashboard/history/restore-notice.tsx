import { useEffect, useRef } from "react";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { publishingTexts } from "../../texts.ts";
import type { Restored } from "./use-restore.ts";

/** Reports whether a version was restored, and is focused. */
export function RestoreNotice({ result }: { result: Restored | undefined }) {
  const texts = useTexts(publishingTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== undefined) notice.current?.focus();
  }, [result]);
  if (result === undefined) return null;
  return (
    <Notice kind={result.outcome.kind === "saved" ? "done" : "failed"} ref={notice}>
      <p>{wordsOf(result, texts)}</p>
    </Notice>
  );
}

function wordsOf(
  { version, newest, outcome }: Restored,
  { history, list }: StaffTexts<typeof publishingTexts>,
): string {
  switch (outcome.kind) {
    case "saved":
      return outcome.version === newest
        ? fill(history.sameAlready, { version })
        : fill(history.restored, { version, now: outcome.version });
    case "conflict":
      return "theirs" in outcome
        ? fill(history.conflict, { name: outcome.theirs.updatedBy, version: outcome.theirs.version })
        : list.failed;
    case "refused":
      return history.refused;
    case "signed-out":
      return list.signedOut;
    default:
      return list.failed;
  }
}
