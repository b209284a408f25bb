import { useState } from "react";
import { fill } from "#i18n/dashboard/texts.ts";
import type { OpenItem } from "#server/publishing/publishing.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useStaff } from "../../layout/staff-context.tsx";
import { ConfirmDialog } from "../../parts/confirm-dialog.tsx";
import { timeText } from "../../parts/times.ts";

interface RestoredNoticeProps {
  /** When it was typed, in ms since 1970. */
  at: number;
  /** What has been saved since; undefined when nothing has. */
  savedSince: Pick<OpenItem, "updatedBy" | "isUpdatedByActor"> | undefined;
  onDiscard: () => void;
}

/** Says that the form shows what was typed before and not saved, and lets go of it. */
export function RestoredNotice({ at, savedSince, onDiscard }: RestoredNoticeProps) {
  const { texts, language } = useStaff();
  const { autosave } = texts.editor;
  const [asks, setAsks] = useState(false);
  return (
    <Notice kind="done">
      <p>{fill(autosave.restored, { when: timeText(at, language) })}</p>
      {savedSince === undefined ? null : (
        <p>{savedSince.isUpdatedByActor ? autosave.newerOwn : fill(autosave.newer, { name: savedSince.updatedBy })}</p>
      )}
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
