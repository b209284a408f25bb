import { useState } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OpenItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";

interface RestoredNoticeProps {
  /** When it was typed, in ms since 1970. */
  at: number;
  /** The version saved since; undefined when there is none. */
  savedSince: Pick<OpenItem, "updatedBy" | "isUpdatedByActor"> | undefined;
  onDiscard: () => void;
}

/** Reports that the form shows an unsaved draft from before, and lets it be discarded. */
export function RestoredNotice({ at, savedSince, onDiscard }: RestoredNoticeProps) {
  const { texts, language } = useStaff(publishingTexts);
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
