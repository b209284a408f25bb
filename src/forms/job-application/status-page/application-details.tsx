import type { Shown } from "#features/publishing/storage/shown-text.server.ts";
import type { Retention } from "#features/settings/retention.ts";
import { consentOptions } from "#features/submissions/form-kit/consent-options.ts";
import form from "#features/submissions/form-kit/form.module.css";
import type { OwnApplication } from "#features/submissions/receipt.server.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, RadioGroup } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import css from "./application-details.module.css";
import { CHOICE } from "./choice.ts";

interface ApplicationDetailsProps {
  application: OwnApplication;
  /** The title of the offer it answers. */
  offer: Shown<{ title: string }> | undefined;
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
export function ApplicationDetails({ application, offer, retention, saved, unsure }: ApplicationDetailsProps) {
  const { t, language, langOf } = usePage();
  const { locale } = LANGUAGES[language];
  const day = (time: number | string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const options = consentOptions(retention, t);
  const { firstName, lastName, email, phone, fileName, fileSize, consent, state, changedAt } = application;
  return (
    <div className={`wrap grid ${columns.columns}`}>
      <div className={columns.main}>
        {saved ? (
          <Notice kind="done" id="saved" place={css.notice}>
            <p>{t("application.saved")}</p>
          </Notice>
        ) : null}
        <div className={css.state}>
          <h2 className="label">{t("application.state")}</h2>
          <p className="lead">{t(`application.states.${state}`)}</p>
          <p className="muted">{t("application.stateSince", { day: day(changedAt ?? application.receivedAt) })}</p>
        </div>
        <SideFacts
          facts={[
            { label: t("application.reference"), value: <span className="mono">{application.reference}</span> },
            { label: t("application.received"), value: day(application.receivedAt) },
            { label: t("application.name"), value: `${firstName} ${lastName}` },
            { label: t("forms.email"), value: email },
            { label: t("forms.phone"), value: phone === "" ? undefined : phone },
            {
              label: t("application.offer"),
              value: offer?.title ?? t("careers.noOffer"),
              lang: offer === undefined ? undefined : langOf(offer),
            },
            {
              label: t("application.file"),
              value: (
                <>
                  <bdi>{fileName}</bdi> ({size.format(Math.max(1, Math.round(fileSize / 1024)))})
                </>
              ),
            },
            {
              label: t("application.consent"),
              value: `${options.find(({ value }) => value === consent)?.label} (${day(application.consentAt)})`,
            },
            { label: t("application.erased"), value: day(application.erasedFrom) },
          ]}
        />
      </div>
      <div className={`${columns.side} ${css.choices}`}>
        <form method="post" className={form.form} aria-labelledby="change">
          <h2 id="change" className={css.heading}>
            {t("application.change")}
          </h2>
          <p className={form.note}>{t("application.changeText")}</p>
          <RadioGroup
            field={{ id: "consent", name: "consent", label: t("careers.consent") }}
            options={options}
            chosen={consent}
          />
          <div className={form.actions}>
            <button type="submit" className={buttonClass("medium")} name={CHOICE.name} value={CHOICE.consent}>
              {t("application.save")}
            </button>
          </div>
        </form>
        <form method="post" action="#withdraw" className={form.form} aria-labelledby="withdraw" noValidate>
          <h2 id="withdraw" className={css.heading}>
            {t("application.withdraw")}
          </h2>
          <p className={form.note}>{t("application.withdrawText")}</p>
          <Checkbox
            field={{ id: "sure", name: CHOICE.sure, error: unsure ? t("application.withdrawTick") : undefined }}
          >
            {t("application.withdrawSure")}
          </Checkbox>
          <div className={form.actions}>
            <button type="submit" className={buttonClass("cancel")} name={CHOICE.name} value={CHOICE.erase}>
              {t("application.withdraw")}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}
