import { useEffect, useRef } from "react";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { BulkAnswer } from "../../bulk.ts";
import { publishingTexts } from "../../texts.ts";
import { BulkObstacles } from "./bulk-obstacles.tsx";

/** Reports what a bulk action has done, and what it has not, with the reasons; the first notice is focused. */
export function BulkResult({ kind, answer }: { kind: string; answer: BulkAnswer | undefined }) {
  const { texts, language } = useStaff(publishingTexts);
  const { bulk } = texts;
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) first.current?.focus();
  }, [answer]);
  if (answer === undefined) return null;
  const { action, entries } = answer;
  const count = entries.filter(({ outcome }) => outcome.kind === "done").length;
  return (
    <>
      {count === 0 ? null : (
        <Notice kind="done" ref={first}>
          <p>{fill(plural(language, bulk.done[action], count), { count })}</p>
        </Notice>
      )}
      {count > 0 && count === entries.length ? null : (
        <Notice kind="failed" ref={count === 0 ? first : null}>
          <p>{entries.length === 0 ? bulk.none : `${bulk.not[action]}:`}</p>
          <BulkObstacles kind={kind} entries={entries} />
        </Notice>
      )}
    </>
  );
}
