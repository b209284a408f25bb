import { useState } from "react";
import { useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dashboard/confirm-dialog.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { pictureTexts } from "../texts.ts";
import type { ChangeAnswer } from "./change-picture.ts";
import css from "./page.module.css";

/** Removes a picture after a confirmation. One in use cannot be removed: a note says so, and an alert after an attempt. */
export function RemovePicture({ isUsed, answer }: { isUsed: boolean; answer: ChangeAnswer | undefined }) {
  const { pictures: t } = useTexts(pictureTexts);
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const remove = () => {
    setAsking(false);
    void submit({ intent: "remove" }, { method: "post" });
  };
  if (answer?.kind === "used") {
    return (
      <Notice kind="failed">
        <p>{t.removeUsed}</p>
      </Notice>
    );
  }
  if (isUsed) return <p className={`muted ${css.note}`}>{t.removeUsed}</p>;
  return (
    <>
      <Button variant="cancel" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle}
        confirm={t.remove}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{t.removeWords}</p>
      </ConfirmDialog>
    </>
  );
}
