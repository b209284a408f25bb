import type { FormField } from "#features/submissions/fields.ts";
import { photosTexts } from "#features/submissions/form-kit/browser-texts.ts";
import { ExtraFields } from "#features/submissions/form-kit/extra-fields.tsx";
import kit from "#features/submissions/form-kit/form.module.css";
import type { FormAnswer } from "#features/submissions/form-kit/form-answer.ts";
import { formFields } from "#features/submissions/form-kit/form-fields.ts";
import { AnswerNotice, FailureNotice } from "#features/submissions/form-kit/form-notices.tsx";
import { PhotosField } from "#features/submissions/form-kit/photos-field.tsx";
import { canHaveRemark, remarkOf } from "#features/submissions/remarks.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, RadioGroup, TextArea, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import note from "#ui/site/side-note.module.css";
import css from "./page.module.css";
import {
  SERVICE_REQUEST_GROUPS,
  type ServiceRequestField,
  serviceRequestFields,
  URGENCIES,
} from "./service-request.ts";
import { serviceRequestTexts } from "./texts.ts";
import type { ServiceRequestWords } from "./words.ts";

type Group = keyof typeof SERVICE_REQUEST_GROUPS;
type OptionalField = (typeof SERVICE_REQUEST_GROUPS)[Group][number];

const GROUPS = Object.entries(SERVICE_REQUEST_GROUPS) as [Group, readonly OptionalField[]][];

/** Fields that the sender's browser can fill in. */
const AUTO_COMPLETE: Partial<Record<OptionalField, string>> = { invoiceAddress: "street-address" };

interface ServiceRequestFormProps {
  words: ServiceRequestWords;
  /** Path of the page, without language. */
  page: string;
  /** Values that the page's address fills in. */
  filled: Readonly<Record<string, string>>;
  /** Values and errors of a refused submission. */
  answer?: FormAnswer<typeof serviceRequestFields> | undefined;
}

/** The service request: what is wrong, who can be reached, and groups of optional fields. */
export function ServiceRequestForm({ words, page, filled, answer }: ServiceRequestFormProps) {
  const { t, href, withFigures } = usePage(serviceRequestTexts, submissionTexts);
  const names = Object.keys(serviceRequestFields) as ServiceRequestField[];
  const labelOf = (name: ServiceRequestField) => {
    if (name === "termsAccepted") return t("nav.terms");
    return t(name === "contactName" ? "status.name" : `status.fields.${name}`);
  };
  const hasAnswer = answer !== undefined;
  const { field: required, wrong } = formFields<ServiceRequestField>({
    form: "request",
    labels: Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<ServiceRequestField, string>,
    errors: answer?.errors ?? {},
  });
  const value = (name: Exclude<ServiceRequestField, "photos">) =>
    answer === undefined ? filled[name] : answer.values[name];
  const field = (name: ServiceRequestField) => ({ ...required(name), optional: t("forms.optional") });
  const isOpen = (group: readonly OptionalField[]) =>
    group.some((name) => (value(name) ?? "") !== "" || answer?.errors[name] !== undefined);

  const control = (name: OptionalField) => {
    const rules: FormField = serviceRequestFields[name];
    const given = value(name);
    const remark = remarkOf(rules, given ?? "");
    const suggestion = answer?.suggestions[name];
    const remarkText =
      suggestion === undefined
        ? remark && t(`forms.remarks.${remark}`)
        : t("forms.remarks.didYouMean", { name: suggestion });
    const shown = {
      // The group says that its fields are optional.
      ...required(name),
      optional: "",
      ...(name === "alarmText" ? { hint: t("hints.alarmText") } : {}),
      ...(canHaveRemark(rules) ? { remark: remarkText ?? "" } : {}),
    };
    if (rules.control === "area")
      return <TextArea key={name} field={{ ...shown, wide: true }} defaultValue={given} rows={3} />;
    return (
      <TextField
        key={name}
        field={shown}
        type={rules.control === "utc" ? "datetime-local" : "text"}
        autoComplete={AUTO_COMPLETE[name]}
        defaultValue={given}
      />
    );
  };

  return (
    <form
      className={kit.form}
      method="post"
      action={`${href(page)}#answer`}
      encType="multipart/form-data"
      noValidate
      aria-label={t("formName")}
      data-form="service-request"
      data-api="/api/service-request"
      data-texts={JSON.stringify(photosTexts(serviceRequestFields, t))}
    >
      <AnswerNotice refusal={answer?.refusal} wrong={wrong} />
      <div className={`${note.note} ${kit.wide}`}>
        <h2>{t("fault")}</h2>
        <p className={`${kit.note} ${kit.required}`}>{t("required")}</p>
      </div>
      {/* Before the file: an upload that is broken off is answered in the language of the page. */}
      <ExtraFields />
      <RadioGroup
        field={required("urgency")}
        options={URGENCIES.map((choice) => ({
          value: choice,
          label: t(`choices.urgency.${choice}`),
          meaning: t(`meanings.${choice}`),
        }))}
        chosen={value("urgency") ?? ""}
      />
      <TextField
        field={{ ...required("vessel"), hint: t("hints.vessel"), wide: true }}
        defaultValue={value("vessel")}
      />
      <TextArea
        field={{ ...required("description"), hint: words.hint, wide: true }}
        defaultValue={value("description")}
      />
      <div className={`${note.note} ${kit.part}`}>
        <h2>{t("contact")}</h2>
      </div>
      <TextField
        field={{ ...required("contactName"), hint: t("hints.contactName"), wide: true }}
        autoComplete="name"
        defaultValue={value("contactName")}
      />
      <TextField
        field={required("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={value("email")}
      />
      <TextField field={field("phone")} type="tel" inputMode="tel" autoComplete="tel" defaultValue={value("phone")} />
      <div className={`${note.note} ${kit.part}`}>
        <h2>{t("further")}</h2>
      </div>
      {GROUPS.map(([name, fields]) => (
        <details key={name} className={css.group} open={isOpen(fields)}>
          <summary>
            {t(`groups.${name}`)}
            <Icon name="chevron" />
            <span>{t(`contents.${name}`)}</span>
          </summary>
          <div className={kit.form}>{fields.map(control)}</div>
        </details>
      ))}
      <PhotosField
        field={field("photos")}
        rules={serviceRequestFields.photos}
        drop={t("photoDrop")}
        again={hasAnswer}
      />
      <Checkbox field={required("termsAccepted")} defaultChecked={value("termsAccepted") === "on"}>
        <LinkedText text={words.accept} href={href("/terms")} newTab={t("forms.newTab")} />
      </Checkbox>
      <p className={kit.note}>
        <LinkedText text={words.privacy} href={href("/privacy#messages")} newTab={t("forms.newTab")} />
      </p>
      <p className={kit.signature} hidden>
        {t("forms.signature")} · {withFigures(t("forms.returnTo"))}
      </p>
      <FailureNotice preserved={t("forms.preserved")} />
      <div className={kit.actions}>
        <button type="submit" className={buttonClass("submit")} data-send="">
          {t("forms.send")}
        </button>
      </div>
    </form>
  );
}
