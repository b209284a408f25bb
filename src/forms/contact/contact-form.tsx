import { formTexts } from "#features/submissions/form-kit/browser-texts.ts";
import { ExtraFields } from "#features/submissions/form-kit/extra-fields.tsx";
import css from "#features/submissions/form-kit/form.module.css";
import type { FormAnswer } from "#features/submissions/form-kit/form-answer.ts";
import { formFields } from "#features/submissions/form-kit/form-fields.ts";
import { AnswerNotice, FailureNotice } from "#features/submissions/form-kit/form-notices.tsx";
import { submissionTexts } from "#features/submissions/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, TextArea, TextField } from "#ui/field.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import note from "#ui/site/side-note.module.css";
import { contactFields } from "./contact.ts";
import own from "./contact-form.module.css";
import type { Subject } from "./subject.ts";
import { contactFormTexts } from "./texts.ts";
import type { ContactWords } from "./words.ts";

type ContactField = keyof typeof contactFields;

interface ContactFormProps {
  /** Hint on what the message should contain. */
  hint: string;
  /** What the message is about: its first line names it. */
  about?: Subject | undefined;
  words: ContactWords;
  /** Values and errors of a refused submission. */
  answer?: FormAnswer<typeof contactFields> | undefined;
}

/** The contact form. Without script it posts to its own page, which shows the errors. */
export function ContactForm({ hint, about, words, answer }: ContactFormProps) {
  const { t, href, langOf, withFigures } = usePage(contactFormTexts, submissionTexts);
  const { field, wrong } = formFields<ContactField>({
    form: "contact",
    labels: {
      firstName: t("forms.firstName"),
      lastName: t("forms.lastName"),
      email: t("forms.email"),
      emailConfirm: t("forms.emailConfirm"),
      message: t("forms.message"),
      termsAccepted: t("nav.terms"),
    },
    errors: answer?.errors ?? {},
  });
  const value = (name: ContactField) => answer?.values[name];
  const firstLine = about === undefined ? undefined : `${t("about")}: ${about.title}\n\n`;
  return (
    <form
      className={css.form}
      method="post"
      action={`${href("/contact")}#answer`}
      noValidate
      aria-label={t("formName")}
      data-form="contact"
      data-api="/api/contact"
      data-texts={JSON.stringify(formTexts(contactFields, t))}
    >
      <AnswerNotice refusal={answer?.refusal} wrong={wrong} />
      {about === undefined ? null : (
        <p className={own.about}>
          <span className="label">{t("about")}</span>
          <a href={href(about.path)} lang={langOf(about)}>
            {about.title}
            <ForeignMark text={about} />
          </a>
        </p>
      )}
      <div className={`${note.note} ${css.wide}`}>
        <h2>{t("formName")}</h2>
        <p className={`${css.note} ${css.required}`}>{t("forms.allRequired")}</p>
      </div>
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
        field={field("emailConfirm")}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={value("emailConfirm")}
      />
      <TextArea field={{ ...field("message"), hint, wide: true }} defaultValue={value("message") ?? firstLine} />
      <Checkbox field={field("termsAccepted")} defaultChecked={value("termsAccepted") === "on"}>
        <LinkedText text={withFigures(words.accept)} href={href("/terms")} newTab={t("forms.newTab")} />
      </Checkbox>
      <p className={css.note}>
        <LinkedText text={withFigures(words.privacy)} href={href("/privacy#messages")} newTab={t("forms.newTab")} />
      </p>
      <ExtraFields />
      <FailureNotice preserved={t("forms.preserved")} />
      <div className={css.actions}>
        <button type="submit" className={buttonClass("submit")} data-send="">
          {t("forms.send")}
        </button>
      </div>
    </form>
  );
}
