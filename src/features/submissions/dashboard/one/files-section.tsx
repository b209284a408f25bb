import { Fragment } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { filesOf } from "../../fields.ts";
import type { OpenedSubmission } from "../../inbox.server.ts";
import type { FileTrouble } from "../file-trouble.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { Part } from "./part.tsx";
import css from "./sections.module.css";

type ShownFile = OpenedSubmission["files"][number];

/** Files of a submission with their virus scan results; those of a field with several are a list. */
export function FilesSection({ submission: { key, files } }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const path = useInboxPath();
  const { fields } = useForm();
  const hasSeveral = filesOf(fields).length > 1;
  const { locale } = LANGUAGES[language];
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const nameOf = (file: ShownFile) => (
    <>
      <bdi>{file.name}</bdi> ({size.format(Math.max(1, Math.round(file.size / 1024)))})
    </>
  );
  const scanOf = (file: ShownFile) => <p className={file.scan === "clean" ? "muted" : css.warned}>{t[file.scan]}</p>;
  if (files.length === 0) return null;
  const listed = files.filter(({ field }) => fields[field]?.several !== undefined);
  return (
    <Part title={t.file} lead={t.fileLead}>
      {listed.length === 0 ? null : (
        <ul className={css.entries}>
          {listed.map((file) => (
            <li key={`${file.field}/${file.position}`}>
              <div>
                <p className={css.file}>{nameOf(file)}</p>
                {file.addedAt === undefined ? null : (
                  <p className="muted">{fill(t.fileAdded, { time: timeText(file.addedAt, language) })}</p>
                )}
                {scanOf(file)}
              </div>
              <LinkButton variant="small" href={`${path}/${key}/${file.field}/${file.position}`}>
                <Icon name="download" />
                {t.download}
                <span className="hidden">: {file.name}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter((file) => !listed.includes(file))
        .map((file) => (
          <Fragment key={file.field}>
            {hasSeveral ? <h3 className="label">{t.labels[file.field]}</h3> : null}
            <p className={css.file}>{nameOf(file)}</p>
            {scanOf(file)}
            <div>
              <LinkButton variant="primary" href={`${path}/${key}/${file.field}`}>
                <Icon name="download" />
                {t.download}
                {hasSeveral ? <span className="hidden">: {t.labels[file.field]}</span> : null}
              </LinkButton>
            </div>
          </Fragment>
        ))}
    </Part>
  );
}

/** Says why a requested file could not be downloaded. */
export function TroubleNotice({ trouble, place }: { trouble: FileTrouble; place?: string | undefined }) {
  const t = useInboxTexts();
  return (
    <Notice kind="failed" place={place}>
      <p>{trouble === "missing" ? t.fileMissing : t.fileUnrecorded}</p>
    </Notice>
  );
}
