import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { OtherTab } from "./autosave-note.tsx";
import { failureText } from "./failure-text.ts";
import { ProblemList } from "./problem-list.tsx";
import type { SaveResult } from "./use-saving.ts";

interface SaveResultNoticeProps {
  kind: string;
  result: SaveResult | undefined;
  onGo: (path: string) => void;
  /** Saves the form of a deleted item as a new one. */
  onSaveAsNew: () => void;
}

/** Why the last save failed, above the form. It takes the focus: staff have to act. */
export function SaveResultNotice({ kind, result, onGo, onSaveAsNew }: SaveResultNoticeProps) {
  const texts = useTexts(publishingTexts);
  const { editor, parts } = texts;
  const { words } = useCollection(kind);
  switch (result?.kind) {
    case "refused":
    case "incomplete":
      return (
        <Failed result={result}>
          <p>{result.kind === "refused" ? fill(words.failedToSave, { reason: editor.reasons.fields }) : null}</p>
          <p>{editor.summary[result.kind]}</p>
          <ProblemList problems={result.problems.filter(({ severity }) => severity !== "advice")} onGo={onGo} />
        </Failed>
      );
    case "missing":
      return (
        <Failed result={result}>
          <p>{editor.gone}</p>
          <button type="button" className={buttonClass("small")} onClick={onSaveAsNew}>
            {editor.saveAsNew}
          </button>
        </Failed>
      );
    case "in-bin":
      return (
        <Failed result={result}>
          <p>{editor.inBin}</p>
        </Failed>
      );
    case "signed-out":
      return (
        <Failed result={result}>
          <p>{parts.signedOut}</p>
          <OtherTab to="/dashboard">{editor.logIn}</OtherTab>
        </Failed>
      );
    case "failed":
      return (
        <Failed result={result}>
          <p>{failureText(texts, words, result.status)}</p>
          <p>{result.isOffline ? editor.autosave.offline : editor.staysHere}</p>
        </Failed>
      );
    default:
      return null;
  }
}

function Failed({ result, children }: { result: SaveResult; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed save is announced.
  useEffect(() => notice.current?.focus(), [result]);
  return (
    <Notice kind="failed" ref={notice}>
      {children}
    </Notice>
  );
}
