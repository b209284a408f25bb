import type { Retention } from "#features/settings/retention.ts";
import form from "#features/submissions/form-kit/form.module.css";
import type { OwnSubmission } from "#features/submissions/own-submissions.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, RadioGroup } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { consentOptions } from "../consent-options.ts";
import { applicationTexts } from "../texts.ts";
import css from "./application-details.module.css";
import { CHOICE } from "./choice.ts";

interface ApplicationDetailsProps {
  application: OwnSubmission;
  /** What is said of its state. */
  stateText: string | undefined;
  retention: Retention;
  /** A choice has just been saved. */
  saved: boolean;
  /** Erasing was asked for without the confirmation. */
  unsure: boolean;
}

/**
 * Where an application stands, what was sent, and the two things that its sender can do with it. The forms are sent to
 * the page's own address.
 */
export function ApplicationDetails({ application, stateText, retention, saved, unsure }: ApplicationDetailsProps) {
  const { t, language, langOf } = usePage(applicationTexts, submissionTexts);
  const { locale } = LANGUAGES[language];
  const day = (time: number | string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const options = consentOptions(retention, t);
  const { values, since, about: offer, files, changedAt } = application;
  const { firstName, lastName, email, phone, consent } = values;
  const [file] = files;
  return (
    <div className={`wrap grid ${columns.columns}`}>
      <div className={columns.main}>
        {saved ? (
          <Notice kind="done" id="saved" place={css.notice}>
            <p>{t("status.saved")}</p>
          </Notice>
        ) : null}
        <div className={css.state}>
          <h2 className="label">{t("status.state")}</h2>
          <p className="lead">{stateText}</p>
          <p className="muted">{t("status.stateSince", { day: day(changedAt ?? application.receivedAt) })}</p>
        </div>
        <SideFacts
          facts={[
            { label: t("status.reference"), value: <span className="mono">{application.reference}</span> },
            { label: t("status.received"), value: day(application.receivedAt) },
            { label: t("status.name"), value: `${firstName} ${lastName}` },
            { label: t("forms.email"), value: email },
            { label: t("forms.phone"), value: phone === "" ? undefined : phone },
            {
              label: t("status.offer"),
              value: offer?.title ?? t("noOffer"),
              lang: offer === undefined ? undefined : langOf(offer),
            },
            {
              label: t("status.file"),
              value:
                file === undefined ? (
                  ""
                ) : (
                  <>
                    <bdi>{file.name}</bdi> ({size.format(Math.max(1, Math.round(file.size / 1024)))})
                  </>
                ),
            },
            {
              label: t("status.consent"),
              value: `${options.find(({ value }) => value === consent)?.label} (${day(since.consent ?? application.receivedAt)})`,
            },
            { label: t("status.erased"), value: day(application.erasedFrom) },
          ]}
        />
      </div>
      <div className={`${columns.side} ${css.choices}`}>
        <form method="post" className={form.form} aria-labelledby="change">
          <h2 id="change" className={css.heading}>
            {t("status.change")}
          </h2>
          <p className={form.note}>{t("status.changeText")}</p>
          <RadioGroup
            field={{ id: "consent", name: "consent", label: t("consent") }}
            options={options}
            chosen={consent ?? ""}
          />
          <div className={form.actions}>
            <button type="submit" className={buttonClass("medium")} name={CHOICE.name} value={CHOICE.consent}>
              {t("status.save")}
            </button>
          </div>
        </form>
        <form method="post" action="#withdraw" className={form.form} aria-labelledby="withdraw" noValidate>
          <h2 id="withdraw" className={css.heading}>
            {t("status.withdraw")}
          </h2>
          <p className={form.note}>{t("status.withdrawText")}</p>
          <Checkbox field={{ id: "sure", name: CHOICE.sure, error: unsure ? t("status.withdrawTick") : undefined }}>
            {t("status.withdrawSure")}
          </Checkbox>
          <div className={form.actions}>
            <button type="submit" className={buttonClass("cancel")} name={CHOICE.name} value={CHOICE.erase}>
              {t("status.withdraw")}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}
