import { Fragment } from "react";
import { formatDay, formatTime } from "#platform/i18n/dates.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, RadioGroup } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { type Fact, SideFacts } from "#ui/site/side-facts.tsx";
import type { FormField, FormFields } from "../fields.ts";
import { senderOf } from "../form.ts";
import form from "../form-kit/form.module.css";
import { linesText } from "../lines.ts";
import type { OwnSubmission } from "../own-submissions.server.ts";
import { shownValue } from "../shown-value.ts";
import { submissionTexts } from "../texts.ts";
import { CHOICE } from "./choice-fields.ts";
import css from "./details.module.css";
import type { FileNotice, LaterField } from "./later-files.ts";
import { LaterPhotos } from "./later-photos.tsx";
import { Messages, type RefusedMessage } from "./messages.tsx";
import { statusTexts } from "./status-texts.ts";

interface FactsProps {
  submission: OwnSubmission;
  fields: FormFields;
  /** The field that decides the retention time and can be changed; undefined: a setting decides. */
  renewable: { field: string; options: readonly { value: string; label: string }[] } | undefined;
  /** Folder of the form's texts. */
  folder: string;
}

interface StatusDetailsProps extends FactsProps {
  /** Label of the state's stage; undefined where the form declares no stages. */
  stage: string | undefined;
  /** Text of the state; undefined for a state that this release does not know. */
  stateText: string | undefined;
  renewable:
    | { field: string; label: string; options: readonly { value: string; label: string; meaning: string }[] }
    | undefined;
  /** The page's path without language, when the form has just been sent. */
  sent: string | undefined;
  /** Whether a choice has just been saved. */
  saved: boolean;
  /** Whether erasure was requested without the confirmation. */
  unsure: boolean;
  /** Fields whose files can be added. */
  later: readonly LaterField[];
  /** A notice about files that were sent. */
  fileNotice: FileNotice | undefined;
  /** Why files were refused. */
  refused: { field: string; text: string } | undefined;
  /** Whether a message has just been stored. */
  written: boolean;
  /** A message that was not stored. */
  refusedMessage: RefusedMessage | undefined;
  /** Recognises a repeated message. */
  requestKey: string;
}

/** Returns a function that formats a day in the page's language, from ms since 1970 or "YYYY-MM-DD". */
function useDays() {
  const { language } = usePage();
  return (day: number | string) => formatDay(day, language);
}

/**
 * State and values of a submission, with forms to change the retention and to erase it, which post to the page's
 * address.
 */
export function StatusDetails(props: StatusDetailsProps) {
  const { stage, stateText, sent, saved, unsure, later, fileNotice, refused, ...rest } = props;
  const { written, refusedMessage, requestKey, ...shown } = rest;
  const { submission, folder } = shown;
  const { t, withFigures } = usePage(statusTexts(folder), submissionTexts);
  const renewable = withFigures(shown.renewable);
  const day = useDays();
  return (
    <div className={`wrap grid ${columns.columns}`}>
      <div className={columns.main}>
        {sent === undefined ? null : <Thanks path={sent} reference={submission.reference} folder={folder} />}
        {saved ? (
          <Notice kind="done" id="saved" place={css.notice}>
            <p>{t("status.saved")}</p>
          </Notice>
        ) : null}
        {fileNotice === undefined ? null : (
          <Notice kind={fileNotice === "added" ? "done" : "failed"} id="files" place={css.notice}>
            <p>{t(`photos.${fileNotice}`)}</p>
          </Notice>
        )}
        {refused === undefined || later.some(({ field }) => field === refused.field) ? null : (
          <Notice kind="failed" place={css.notice}>
            <p>{refused.text}</p>
          </Notice>
        )}
        {stateText === undefined ? null : (
          <div className={css.state}>
            <h2 className="label">{t("status.state")}</h2>
            {stage === undefined ? null : <p className={css.stage}>{stage}</p>}
            <p className={stage === undefined ? "lead" : undefined}>{withFigures(stateText)}</p>
            <p className="muted">
              {t("status.stateSince", { day: day(submission.changedAt ?? submission.receivedAt) })}
            </p>
          </div>
        )}
        <PlanFacts plan={submission.plan} />
        <SubmissionFacts {...shown} />
        <Messages thread={submission.thread} written={written} refused={refusedMessage} requestKey={requestKey} />
      </div>
      <div className={`${columns.side} ${css.choices}`}>
        {later.map((one) => (
          <LaterPhotos
            key={one.field}
            later={one}
            error={refused?.field === one.field ? refused.text : undefined}
            folder={folder}
          />
        ))}
        {renewable === undefined ? null : (
          <form method="post" className={form.form} aria-labelledby="change">
            <h2 id="change" className={css.heading}>
              {t("status.change")}
            </h2>
            <p className={form.note}>{t("status.changeText")}</p>
            <RadioGroup
              field={{ id: renewable.field, name: renewable.field, label: renewable.label }}
              options={renewable.options}
              chosen={submission.values[renewable.field] ?? ""}
            />
            <div className={form.actions}>
              <button type="submit" className={buttonClass("medium")} name={CHOICE.name} value={renewable.field}>
                {t("status.save")}
              </button>
            </div>
          </form>
        )}
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

/** Thanks a sender without a mailbox and shows the page's address, which the sender has to save. */
function Thanks({ path, reference, folder }: { path: string; reference: string; folder: string }) {
  const { t, href, origin } = usePage(statusTexts(folder), submissionTexts);
  return (
    <Notice kind="done" id="sent" place={css.notice}>
      <p>{t("sent")}</p>
      <p>
        {t("forms.reference")} <span className="mono">{reference}</span>
      </p>
      <p>{t("status.storeLink")}</p>
      <p className={css.link}>
        <a href={href(path)}>{origin + href(path)}</a>
      </p>
    </Notice>
  );
}

/** The planned visit, with times in the company's time zone; nothing where nothing is planned. */
function PlanFacts({ plan }: Pick<OwnSubmission, "plan">) {
  const { t, language } = usePage(submissionTexts);
  if (plan === undefined) return null;
  const time = (at: number | undefined) =>
    at === undefined ? undefined : <time dateTime={new Date(at).toISOString()}>{formatTime(at, language)}</time>;
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 className={css.planTitle} id="plan">
        {t("status.plan")}
      </h2>
      <SideFacts
        facts={[
          { label: t("status.planFrom"), value: time(plan.from) },
          { label: t("status.planUntil"), value: time(plan.until) },
          { label: t("status.planWhere"), value: plan.where || undefined },
          { label: t("status.planWho"), value: plan.who || undefined },
        ]}
      />
    </section>
  );
}

/** Contact fields are listed directly after the name. */
const isContact = ({ role, control }: FormField) => role === "senderMailbox" || control === "phone";

/** The submitted values; empty fields are left out. */
function SubmissionFacts({ submission, fields, renewable, folder }: FactsProps) {
  const { t, language, langOf, withFigures } = usePage(statusTexts(folder), submissionTexts);
  const day = useDays();
  const size = new Intl.NumberFormat(LANGUAGES[language].locale, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 0,
  });
  const { reference, receivedAt, values, since, about, files, erasedFrom } = submission;

  const factOf = ([name, field]: [string, FormField]): Fact => {
    const label = t(`status.fields.${name}`);
    if (field.control === "file") {
      const file = files.find((one) => one.field === name);
      if (file === undefined) return { label, value: undefined };
      const value = files
        .filter((one) => one.field === name)
        .map((one, i) => (
          <Fragment key={one.position}>
            {i === 0 ? null : <br />}
            <bdi>{one.name}</bdi> ({size.format(Math.max(1, Math.round(one.size / 1024)))})
          </Fragment>
        ));
      return { label, value };
    }
    if (field.control === "reference") {
      const value = about?.title ?? t(`choices.${name}.none`);
      return { label, value, lang: about === undefined ? undefined : langOf(about) };
    }
    const given = values[name] ?? "";
    if (given === "") return { label, value: undefined };
    if (name === renewable?.field) {
      const chosen = renewable.options.find(({ value }) => value === given);
      return { label, value: `${withFigures(chosen?.label) ?? given} (${day(since[name] ?? receivedAt)})` };
    }
    if (field.control === "lines" || field.control === "area") {
      const text = field.control === "area" ? given : linesText(given, (count) => t("lines.pieces", { count }));
      return { label, value: <span className={css.typed}>{text}</span> };
    }
    // Rows of other releases may have values without a label in this one.
    if (field.choices?.includes(given)) return { label, value: t(`choices.${name}.${given}`) };
    return { label, value: shownValue(field, given, language) };
  };

  const shown = Object.entries(fields).filter(
    ([, { control, role, stored }]) => role !== "senderName" && (control === "file" || stored !== false),
  );
  const [contact, others] = [shown.filter(([, of]) => isContact(of)), shown.filter(([, of]) => !isContact(of))];
  return (
    <SideFacts
      facts={[
        { label: t("status.reference"), value: <span className="mono">{reference}</span> },
        { label: t("status.received"), value: day(receivedAt) },
        { label: t("status.name"), value: senderOf({ fields }, values).name },
        ...[...contact, ...others].map(factOf),
        { label: t("status.erased"), value: erasedFrom === undefined ? undefined : day(erasedFrom) },
      ]}
    />
  );
}
