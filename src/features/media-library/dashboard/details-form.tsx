import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useUnsavedForm } from "#ui/dashboard/forms/use-unsaved.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { ALT_MAX } from "../picture-limits.ts";
import type { UploadedPicture } from "../pictures.server.ts";
import { pictureTexts } from "../texts.ts";
import type { ChangeAnswer } from "./change-picture.ts";
import css from "./details-form.module.css";
import { FocalPicker } from "./focal-picker.tsx";

/** The form of a picture's focal point and of its alternative text in each language. */
export function DetailsForm({ picture, answer }: { picture: UploadedPicture; answer: ChangeAnswer | undefined }) {
  const { pictures: t } = useTexts(pictureTexts);
  const [focal, setFocal] = useState(picture.focal);
  const isMoved = focal.x !== picture.focal.x || focal.y !== picture.focal.y;
  const form = useUnsavedForm();
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData?.get("intent") === "save";
  return (
    <Form method="post" ref={form} className={css.form} data-changed={isMoved || undefined}>
      <input type="hidden" name="intent" value="save" />
      <FocalPicker picture={picture} focal={focal} onChange={setFocal} />
      <fieldset className={css.texts}>
        <legend>{t.alternative}</legend>
        <p className={css.hint} id="alt-hint">
          {t.alternativeHint}
        </p>
        {LANGUAGE_CODES.map((code) => (
          <div key={code} className={css.text}>
            <label htmlFor={`alt-${code}`}>{LANGUAGES[code].name}</label>
            <textarea
              id={`alt-${code}`}
              name={`alt-${code}`}
              lang={code}
              rows={2}
              maxLength={ALT_MAX}
              defaultValue={picture.alt[code]}
              aria-describedby="alt-hint"
            />
          </div>
        ))}
        <button type="submit" className={buttonClass("submit")} disabled={isSaving}>
          {isSaving ? t.saving : t.save}
        </button>
        <SaveNotice answer={answer} />
      </fieldset>
    </Form>
  );
}

/** The result of a save. The form stays as it was typed. */
function SaveNotice({ answer }: { answer: ChangeAnswer | undefined }) {
  const { pictures: t } = useTexts(pictureTexts);
  switch (answer?.kind) {
    case "saved":
      return (
        <Notice kind="done">
          <p>{t.saved}</p>
        </Notice>
      );
    case "invalid":
    case "conflict":
    case "unavailable":
      return (
        <Notice kind="failed">
          <p>{fill(t[answer.kind], { max: ALT_MAX })}</p>
        </Notice>
      );
    default:
      return null;
  }
}
