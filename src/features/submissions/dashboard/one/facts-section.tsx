import { dayText, timeText } from "#platform/i18n/dates.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { bodyOf } from "../../form.ts";
import { SOURCE_FIELD } from "../../form-extras.ts";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";
import { GivenFact } from "./person-section.tsx";

/** Sender, further fields, time, language and retention of a submission. */
export function FactsSection({ submission }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const form = useForm();
  const body = bodyOf(form);
  const given = Object.keys(form.fields).filter((name) => name !== body && form.fields[name]?.role === undefined);
  const { email, reference, receivedAt, erasedFrom } = submission;
  return (
    <Part title={t.from}>
      <dl className={css.facts}>
        <div>
          <dt>{t.address}</dt>
          <dd className={css.strong}>{email}</dd>
        </div>
        {given.map((name) => (
          <GivenFact key={name} name={name} submission={submission} />
        ))}
        {submission.values[SOURCE_FIELD] === undefined ? null : (
          <div>
            <dt>{t.enter.source}</dt>
            <dd>{t.enter.byStaff}</dd>
          </div>
        )}
        <div>
          <dt>{t.received}</dt>
          <dd>
            <time dateTime={new Date(receivedAt).toISOString()}>{timeText(receivedAt, language)}</time>
          </dd>
        </div>
        <div>
          <dt>{t.reference}</dt>
          <dd className="mono">{reference}</dd>
        </div>
        <div>
          <dt>{t.writtenIn}</dt>
          <dd>{languageName(submission.language, language)}</dd>
        </div>
        {submission.documents.length === 0 ? null : (
          <div>
            <dt>{t.documents}</dt>
            {submission.documents.map(({ name, version }) => (
              <dd key={name}>
                {name} <span className="mono">{version}</span>
              </dd>
            ))}
          </div>
        )}
        {erasedFrom === undefined ? null : (
          <div>
            <dt>{t.erased}</dt>
            <dd>{fill(t.erasedOn, { day: dayText(erasedFrom, language) })}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
