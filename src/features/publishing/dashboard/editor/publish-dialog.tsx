import { useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import dialogCss from "#ui/dashboard/dialog.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { Problem } from "../../problems.ts";
import { publishingTexts } from "../../texts.ts";
import { sendItemAction } from "../send-item-action.ts";
import { type Checked, CheckReport } from "./check-report.tsx";
import { useItemEditor } from "./editor-context.tsx";
import { Previews } from "./previews.tsx";
import css from "./publish-dialog.module.css";
import { PublishTime } from "./publish-time.tsx";
import type { Plan } from "./use-saving.ts";

interface PublishDialogProps {
  /** Undefined for a new item. */
  id: number | undefined;
  /** The key under which what is typed is stored. */
  draftKey: string;
  /** What is planned already. */
  planned: Plan;
  isSaving: boolean;
  /** Something is written that could be shown. */
  hasPreview: boolean;
  /** Keeps what is typed, so that the previews show it. */
  flush: () => Promise<void>;
  onChecked: (problems: readonly Problem[]) => void;
  onPublish: (plan: Plan) => void;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** What is missing, what visitors will see, and when: the last look before an item goes public. */
export function PublishDialog({
  id,
  draftKey,
  planned,
  isSaving,
  hasPreview,
  onPublish,
  onGo,
  onClose,
  ...look
}: PublishDialogProps) {
  const { check: words } = useTexts(publishingTexts).editor;
  const { kind } = useItemEditor();
  const dialog = useModal(true);
  const title = useId();
  const { checked, isSaved, check } = useCheck(id, look);
  const isBlocked = checked.kind === "checked" && checked.problems.some(({ severity }) => severity !== "advice");
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss.dialog} ${css.dialog}`}
      aria-labelledby={title}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.head}>
        <h2 id={title}>{words.title}</h2>
        <Button variant="small" onClick={onClose}>
          {words.back}
        </Button>
      </div>
      <CheckReport checked={checked} onGo={onGo} onRetry={check} />
      {hasPreview ? <Previews kind={kind} id={id} draftKey={draftKey} isSaved={isSaved} /> : null}
      <PublishTime planned={planned} isDisabled={isBlocked || isSaving} onPublish={onPublish} />
    </dialog>
  );
}

/** Keeps the draft and has it checked as it is typed. */
function useCheck(id: number | undefined, { flush, onChecked }: Pick<PublishDialogProps, "flush" | "onChecked">) {
  const { kind, draft } = useItemEditor();
  const [checked, setChecked] = useState<Checked>({ kind: "checking" });
  const [isSaved, setSaved] = useState(false);
  const check = async () => {
    setChecked({ kind: "checking" });
    await flush();
    setSaved(true);
    const outcome = await sendItemAction(kind, id, { do: "check", draft });
    setChecked(outcome.kind === "checked" ? outcome : { kind: "failed", isSignedOut: outcome.kind === "signed-out" });
    if (outcome.kind === "checked") onChecked(outcome.problems);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens: nothing can be typed behind it.
  useEffect(() => void check(), []);
  return { checked, isSaved, check };
}
