import { useState } from "react";
import { fill } from "#i18n/dashboard/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useStaff } from "../../layout/staff-context.tsx";
import { ConfirmDialog } from "../../parts/confirm-dialog.tsx";
import { timeText } from "../../parts/times.ts";

interface RestoredNoticeProps {
  /** When it was typed, in ms since 1970. */
  at: number;
  /** Who has saved a newer version since; undefined when nobody has. */
  savedSinceBy: string | undefined;
  onDiscard: () => void;
}

/** Says that the form shows what was typed before and not saved, and lets go of it. */
export function RestoredNotice({ at, savedSinceBy, onDiscard }: RestoredNoticeProps) {
  const { texts, language } = useStaff();
  const { autosave } = texts.editor;
  const [asks, setAsks] = useState(false);
  return (
    <Notice kind="done">
      <p>{fill(autosave.restored, { when: timeText(at, language) })}</p>
      {savedSinceBy === undefined ? null : <p>{fill(autosave.newer, { name: savedSinceBy })}</p>}
      <button type="button" className={buttonClass("small")} onClick={() => setAsks(true)}>
        {autosave.discard}
      </button>
      <ConfirmDialog
        open={asks}
        title={autosave.discardTitle}
        confirm={autosave.discard}
        onConfirm={() => {
          setAsks(false);
          onDiscard();
        }}
        onClose={() => setAsks(false)}
      >
        <p>{autosave.discardText}</p>
      </ConfirmDialog>
    </Notice>
  );
}
