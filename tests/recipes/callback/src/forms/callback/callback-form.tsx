import { megabytesOf } from "#features/submissions/field-texts.ts";
import { endingsOf } from "#features/submissions/fields.ts";
import { uploadTexts } from "#features/submissions/form-kit/browser-texts.ts";
import { ExtraFields } from "#features/submissions/form-kit/extra-fields.tsx";
import css from "#features/submissions/form-kit/form.module.css";
import type { FormAnswer } from "#features/submissions/form-kit/form-answer.ts";
import { formFields } from "#features/submissions/form-kit/form-fields.ts";
import { AnswerNotice, FailureNotice } from "#features/submissions/form-kit/form-notices.tsx";
import { UploadProgress } from "#features/submissions/form-kit/upload-progress.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FileField } from "#ui/file-field.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { callbackFields } from "./callback.ts";
import { callbackTexts } from "./texts.ts";

/**
 * The form. Without script it is sent to its own page and comes back with what is wrong.
 * @param answer the form as it was sent and not taken
 */
export function CallbackForm({ answer }: { answer?: FormAnswer<typeof callbackFields> | undefined }) {
  const { t, href } = usePage(callbackTexts, submissionTexts);
  const { field, wrong } = formFields<keyof typeof callbackFields>({
    form: "callback",
    labels: { name: t("name"), phone: t("forms.phone"), time: t("time"), photo: t("photo"), report: t("report") },
    errors: answer?.errors ?? {},
  });
  const file = (name: "photo" | "report") => {
    const rules = callbackFields[name];
    const kinds = t(`${name}Kinds`, { megabytes: megabytesOf(rules) });
    return {
      ...field(name),
      accept: endingsOf(rules).join(","),
      kinds: answer === undefined ? kinds : `${t("fileAgain")} ${kinds}`,
      texts: { drop: t("fileDrop"), choose: t("fileChoose"), remove: t("fileRemove") },
    };
  };
  return (
    <form
      className={css.form}
      method="post"
      action={`${href("/callback")}#answer`}
      encType="multipart/form-data"
      noValidate
      aria-label={t("title")}
      data-form="callback"
      data-api="/api/callback"
      data-texts={JSON.stringify(uploadTexts(callbackFields, t))}
    >
      <AnswerNotice refusal={answer?.refusal} wrong={wrong} />
      <p className={`${css.note} ${css.required}`}>{t("forms.requiredUnlessMarked")}</p>
      <TextField field={field("name")} autoComplete="name" defaultValue={answer?.values.name} />
      <TextField
        field={field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={answer?.values.phone}
      />
      <TextField field={{ ...field("time"), hint: t("timeHint"), wide: true }} defaultValue={answer?.values.time} />
      {/* Before the files: an upload that is broken off is answered in the language of the page. */}
      <ExtraFields />
      <FileField {...file("photo")} />
      <FileField {...file("report")} optional={t("forms.optional")} />
      <p className={css.note}>
        <LinkedText text={t("privacy")} href={href("/privacy")} newTab={t("forms.newTab")} />
      </p>
      <UploadProgress />
      <FailureNotice preserved={t("uploadPreserved")} />
      <div className={css.actions}>
        <button type="submit" className={buttonClass("submit")} data-send="">
          {t("forms.send")}
        </button>
      </div>
    </form>
  );
}
