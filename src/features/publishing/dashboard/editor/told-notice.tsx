import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { clockText } from "#ui/dashboard/times.ts";
import { Notice } from "#ui/notice.tsx";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { OtherTab } from "./autosave-note.tsx";
import { failureText } from "./failure-text.ts";
import { ProblemList } from "./problem-list.tsx";
import type { Told } from "./use-saving.ts";

interface ToldNoticeProps {
  kind: string;
  told: Told | undefined;
  onGo: (path: string) => void;
  /** Saves what is in the form of an item that has gone as a new one. */
  onSaveAsNew: () => void;
}

/** What became of the last save, above the form. It takes the focus when something is to be done. */
export function ToldNotice({ kind, told, onGo, onSaveAsNew }: ToldNoticeProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { editor, parts } = texts;
  const { words } = useCollection(kind);
  switch (told?.kind) {
    case "saved":
      return (
        <Notice kind="done">
          <p>{fill(editor.saved, { time: clockText(told.at, language) })}</p>
        </Notice>
      );
    case "refused":
    case "incomplete":
      return (
        <Failed told={told}>
          <p>{told.kind === "refused" ? fill(words.failedToSave, { reason: editor.reasons.fields }) : null}</p>
          <p>{editor.summary[told.kind]}</p>
          <ProblemList problems={told.problems.filter(({ severity }) => severity !== "advice")} onGo={onGo} />
        </Failed>
      );
    case "missing":
      return (
        <Failed told={told}>
          <p>{editor.gone}</p>
          <button type="button" className={buttonClass("small")} onClick={onSaveAsNew}>
            {editor.saveAsNew}
          </button>
        </Failed>
      );
    case "in-bin":
      return (
        <Failed told={told}>
          <p>{editor.inBin}</p>
        </Failed>
      );
    case "signed-out":
      return (
        <Failed told={told}>
          <p>{parts.signedOut}</p>
          <OtherTab to="/dashboard">{editor.logIn}</OtherTab>
        </Failed>
      );
    case "failed":
      return (
        <Failed told={told}>
          <p>{failureText(texts, words, told.status)}</p>
          <p>{told.isOffline ? editor.autosave.offline : editor.staysHere}</p>
        </Failed>
      );
    default:
      return null;
  }
}

function Failed({ told, children }: { told: Told; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that fails is told anew.
  useEffect(() => notice.current?.focus(), [told]);
  return (
    <Notice kind="failed" ref={notice}>
      {children}
    </Notice>
  );
}
