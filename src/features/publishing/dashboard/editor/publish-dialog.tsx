import { useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import dialogCss from "#ui/dashboard/dialog.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { Problem } from "../../problems.ts";
import { publishingTexts } from "../../texts.ts";
import { canBePreviewed, useCollection } from "../collections.ts";
import { sendItemAction } from "../send-item-action.ts";
import { type Checked, CheckReport } from "./check-report.tsx";
import { useItemEditor } from "./editor-context.tsx";
import { Permissions } from "./permissions.tsx";
import { Previews } from "./previews.tsx";
import css from "./publish-dialog.module.css";
import { PublishTime } from "./publish-time.tsx";
import type { Plan } from "./use-saving.ts";

interface PublishDialogProps {
  /** Undefined for a new item. */
  id: number | undefined;
  /** The key of the autosave. */
  draftKey: string;
  /** The current plan. */
  planned: Plan;
  isSaving: boolean;
  /** Whether there is a text to preview. */
  hasPreview: boolean;
  /** Stores the draft, so that the previews show it. */
  flush: () => Promise<void>;
  onChecked: (problems: readonly Problem[]) => void;
  onPublish: (plan: Plan) => void;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** The dialog before publishing: problems, permissions, previews, and the time. */
export function PublishDialog({
  id,
  draftKey,
  planned,
  isSaving,
  hasPreview,
  onPublish,
  onGo,
  onClose,
  ...checkCallbacks
}: PublishDialogProps) {
  const { check: words } = useTexts(publishingTexts).editor;
  const { kind } = useItemEditor();
  const collection = useCollection(kind);
  const dialog = useModal(true);
  const title = useId();
  const { checked, isSaved, check } = useCheck(id, checkCallbacks);
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
      <Permissions />
      {hasPreview && canBePreviewed(collection) ? (
        <Previews kind={kind} id={id} draftKey={draftKey} isSaved={isSaved} />
      ) : null}
      <PublishTime planned={planned} isDisabled={isBlocked || isSaving} onPublish={onPublish} />
    </dialog>
  );
}

/** Stores the draft and has it checked. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens: the form behind it cannot change.
  useEffect(() => void check(), []);
  return { checked, isSaved, check };
}
