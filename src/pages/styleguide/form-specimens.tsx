import { defaultPage } from "#features/publishing/read-page.ts";
import form from "#features/submissions/form-kit/form.module.css";
import { AnswerNotice } from "#features/submissions/form-kit/form-notices.tsx";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { contactWords } from "#forms/contact/words.ts";
import { consentOptions } from "#forms/job-application/consent-options.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { Checkbox, RadioGroup, TextArea, TextField } from "#ui/field.tsx";
import { FileField } from "#ui/file-field.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { Specimen } from "./specimen.tsx";

const LONG_ERROR =
  "Please upload a file in .doc, .docx, or .pdf format. This one has such a name, but its content is something else.";

/** Empty, filled and invalid fields, and the notices of a form. */
export function FormSpecimens() {
  const { t, href, language, withFigures } = usePage(applicationTexts, submissionTexts);
  const message = defaultPage(contactWords, language);
  const application = withFigures(defaultPage(applicationWords, language));
  return (
    <>
      <Specimen
        name="TextField, SelectField, TextArea"
        file="src/ui/field.tsx, src/ui/select-field.tsx"
        note="Every field has its place for an error; required unless marked."
      >
        <div className={form.form}>
          <TextField field={{ id: "guide-empty", name: "a", label: "Empty" }} />
          <TextField
            field={{ id: "guide-filled", name: "b", label: "Filled", optional: "optional" }}
            defaultValue="Jan"
          />
          <TextField
            field={{ id: "guide-wrong", name: "c", label: "Wrong", error: t("forms.errors.onlyLetters") }}
            defaultValue="Kowalski2"
          />
          <SelectField field={{ id: "guide-select", name: "d", label: "Choice of one" }} defaultValue="1">
            <option value="1">Electrical engineer</option>
          </SelectField>
          <TextArea
            field={{ id: "guide-area", name: "e", label: "Lines", hint: "What belongs into it.", wide: true }}
            defaultValue="Main switchboard, section 2"
          />
        </div>
      </Specimen>
      <Specimen name="Checkbox, RadioGroup" file="src/ui/field.tsx" note="A link in a label opens beside the form.">
        <div className={form.form}>
          <Checkbox field={{ id: "guide-box", name: "f", error: t("forms.errors.termsRequired") }}>
            <LinkedText text={message.accept} href={href("/terms")} newTab={t("forms.newTab")} />
          </Checkbox>
          <RadioGroup
            field={{ id: "guide-radio", name: "g", label: application.consent }}
            options={consentOptions(application)}
            chosen="vacancy"
          />
        </div>
      </Specimen>
      <Specimen
        name="FileField"
        file="src/ui/file-field.tsx"
        note="Without script, as here, the browser's own control; with it the whole zone is the control."
      >
        <div className={form.form}>
          <FileField
            id="guide-file"
            name="h"
            label={t("file")}
            accept=".pdf"
            kinds={t("fileKinds", { megabytes: 10 })}
            texts={{ drop: t("fileDrop"), choose: t("fileChoose"), remove: t("fileRemove") }}
            error={LONG_ERROR}
          />
        </div>
      </Specimen>
      <Specimen
        name="Notice, SentNotice, AnswerNotice"
        file="src/ui/notice.tsx, src/features/submissions/form-kit"
        note="Green: done. Red: not, with what to do."
      >
        <div className={form.form}>
          <div className={form.wide}>
            <SentNotice text={message.sent} reference="M-7K3D-Q9XW" />
          </div>
          <AnswerNotice
            refusal={undefined}
            wrong={[{ id: "guide-wrong", label: "Wrong", error: t("forms.errors.onlyLetters") }]}
          />
          <Notice kind="failed" place={form.wide}>
            <p>{t("forms.lost")}</p>
            <p>{t("forms.preserved")}</p>
          </Notice>
        </div>
      </Specimen>
    </>
  );
}
