import type { ReactNode } from "react";
import type { OfferEntry } from "#collections/offers/offers.ts";
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
import { consentOptions } from "#forms/job-application/consent-options.ts";
import { buttonClass } from "#ui/button.tsx";
import { RadioGroup, TextField } from "#ui/field.tsx";
import { FileField } from "#ui/file-field.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import note from "#ui/site/side-note.module.css";
import { jobApplicationFields } from "./job-application.ts";
import { OfferField } from "./offer-field.tsx";
import { applicationTexts } from "./texts.ts";
import type { ApplicationWords } from "./words.ts";

type ApplicationField = keyof typeof jobApplicationFields;

export interface CvFormProps {
  offers: readonly Pick<OfferEntry, "id" | "text">[];
  /** The preselected offer; undefined for none. */
  offerId: number | undefined;
  words: ApplicationWords;
  /** Shows the heading above the fields; the dialog has its own. */
  heading?: boolean;
  /** Path, without language, of the page that receives the form without script. */
  page: string;
  /** Values and errors of a refused submission. */
  answer?: FormAnswer<typeof jobApplicationFields> | undefined;
  /** Element that cancels the form; marked with `data-cancel`. */
  cancel: ReactNode;
}

/** The CV form, for its dialog and its page. Without script it posts to the page, which shows the errors. */
export function CvForm({ offers, offerId, words: given, heading = false, page, answer, cancel }: CvFormProps) {
  const { t, href, withFigures } = usePage(applicationTexts, submissionTexts);
  const words = withFigures(given);
  const { field, wrong } = formFields<ApplicationField>({
    form: "cv",
    labels: {
      offer: t("offerField"),
      firstName: t("forms.firstName"),
      lastName: t("forms.lastName"),
      email: t("forms.email"),
      phone: t("forms.phone"),
      cv: t("file"),
      consent: words.consent,
    },
    // Browsers do not restore a file after a refused submission.
    errors: { ...(answer === undefined ? {} : { cv: t("fileAgain") }), ...answer?.errors },
  });
  const value = (name: Exclude<ApplicationField, "cv">) => answer?.values[name];
  const required = <p className={`${css.note} ${css.required}`}>{t("forms.requiredUnlessMarked")}</p>;
  return (
    <form
      className={css.form}
      method="post"
      action={`${href(page)}#answer`}
      encType="multipart/form-data"
      noValidate
      aria-label={t("formName")}
      data-form="application"
      data-api="/api/upload-cv"
      data-texts={JSON.stringify(uploadTexts(jobApplicationFields, t))}
    >
      <AnswerNotice refusal={answer?.refusal} wrong={wrong} />
      {heading ? (
        <div className={`${note.note} ${css.wide}`}>
          <h2>{t("status.title")}</h2>
          {required}
        </div>
      ) : (
        required
      )}
      <OfferField field={field("offer")} offers={offers} chosen={value("offer") ?? String(offerId ?? "")} />
      <TextField field={field("firstName")} autoComplete="given-name" defaultValue={value("firstName")} />
      <TextField field={field("lastName")} autoComplete="family-name" defaultValue={value("lastName")} />
      <TextField
        field={field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={value("email")}
      />
      <TextField
        field={{ ...field("phone"), optional: t("forms.optional") }}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={value("phone")}
      />
      {/* Before the file: an upload that is broken off is answered in the language of the page. */}
      <ExtraFields />
      <FileField
        {...field("cv")}
        accept={endingsOf(jobApplicationFields.cv).join(",")}
        kinds={t("fileKinds", { megabytes: megabytesOf(jobApplicationFields.cv) })}
        texts={{ drop: t("fileDrop"), choose: t("fileChoose"), remove: t("fileRemove") }}
      />
      <RadioGroup
        field={field("consent")}
        options={consentOptions(words)}
        chosen={value("consent") === "future" ? "future" : "vacancy"}
      />
      <p className={css.note}>
        <LinkedText text={words.privacy} href={href("/privacy#applications")} newTab={t("forms.newTab")} />
      </p>
      <p className={css.signature} hidden>
        {t("forms.signature")}
      </p>
      <UploadProgress />
      <FailureNotice preserved={t("uploadPreserved")} />
      <div className={css.actions}>
        <button type="submit" className={buttonClass("submit")} data-send="">
          {t("forms.send")}
        </button>
        {cancel}
      </div>
    </form>
  );
}
