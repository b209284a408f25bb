import { buttonClass } from "#ui/button.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { FileField } from "../fields.ts";
import { photosTexts } from "../form-kit/browser-texts.ts";
import form from "../form-kit/form.module.css";
import { PhotosField } from "../form-kit/photos-field.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./details.module.css";
import type { LaterField } from "./later-files.ts";
import { statusTexts } from "./status-texts.ts";

interface LaterPhotosProps {
  later: LaterField;
  /** Why photos were refused. */
  error: string | undefined;
  /** Folder of the form's texts. */
  folder: string;
}

/** Adds photos to a submission. Without script the form posts to the page. */
export function LaterPhotos({ later: { field, rules, left }, error, folder }: LaterPhotosProps) {
  const { t } = usePage(statusTexts(folder), submissionTexts);
  return (
    <form
      id={field}
      method="post"
      action={`?add=${field}#${field}`}
      encType="multipart/form-data"
      className={form.form}
      aria-labelledby={`${field}-title`}
      noValidate
      data-later={field}
      data-left={left}
      data-texts={JSON.stringify(photosTexts({ [field]: rules }, t))}
    >
      <h2 id={`${field}-title`} className={css.heading}>
        {t("photos.add")}
      </h2>
      <p className={form.note}>{t("photos.addText")}</p>
      <PhotosField
        field={{ id: `later-${field}`, name: field, label: t(`status.fields.${field}`), error }}
        rules={rules as FileField}
        left={left}
      />
      <p className={form.note} role="status" data-following-text="" />
      <div className={form.actions}>
        <button type="submit" className={buttonClass("medium")} data-send="">
          {t("photos.send")}
        </button>
      </div>
    </form>
  );
}
