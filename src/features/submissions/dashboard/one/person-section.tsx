import type { ReactNode } from "react";
import { dayText, timeText } from "#platform/i18n/dates.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { linesText } from "../../lines.ts";
import { remarkOf } from "../../remarks.ts";
import { shownValue } from "../../shown-value.ts";
import { EntryName } from "../entry-name.tsx";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import { Part } from "./part.tsx";
import css from "./sections.module.css";

/** The submitted values and the retention of a submission. */
export function PersonSection({ submission }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const form = useForm();
  const t = useInboxTexts();
  const { reference, receivedAt, about, erasedFrom } = submission;
  // The name is the page's title; choices come last.
  const given = Object.keys(form.fields).filter((name) => form.fields[name]?.role !== "senderName");
  const isChoice = (name: string) => form.fields[name]?.control === "choice";
  return (
    <Part title={t.from} lead={t.fromLead}>
      <dl className={css.facts}>
        {form.about === undefined ? null : <Fact label={t.about} value={<EntryName entry={about} />} />}
        <Fact label={t.received} value={timeText(receivedAt, language)} />
        <Fact label={t.reference} value={<span className="mono">{reference}</span>} />
        {given
          .filter((name) => !isChoice(name))
          .map((name) => (
            <GivenFact key={name} name={name} submission={submission} />
          ))}
        <Fact label={t.language} value={languageName(submission.language, language)} />
        {given.filter(isChoice).map((name) => (
          <GivenFact key={name} name={name} submission={submission} />
        ))}
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
      </dl>
      {erasedFrom === undefined ? null : (
        <p className="muted">{fill(t.retention, { day: dayText(erasedFrom, language) })}</p>
      )}
    </Part>
  );
}

/** Shows the value of a field with a remark on it; nothing for an empty one or one that is not stored. */
export function GivenFact({
  name,
  submission: { values, since, suggestions },
}: {
  name: string;
  submission: OpenedSubmission;
}) {
  const { language } = useStaff();
  const field = useForm().fields[name];
  const t = useInboxTexts();
  const value = values[name] ?? "";
  if (value === "") return null;
  const label = t.labels[name] ?? name;
  if (field?.control === "phone") {
    return <Fact label={label} value={<a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>} />;
  }
  if (field?.control === "area" || field?.control === "lines") {
    const pieces = (count: number) => fill(plural(language, t.pieces, count), { count });
    const text = field.control === "area" ? value : linesText(value, pieces);
    return <Fact label={label} value={<span className={css.typed}>{text}</span>} />;
  }
  const remark = field && remarkOf(field, value);
  const suggestion = suggestions[name];
  const shown = field === undefined ? value : shownValue(field, value, language);
  const notes = [
    ...(remark === undefined ? [] : [t.remarks[remark]]),
    ...(suggestion === undefined ? [] : [fill(t.remarks.didYouMean, { name: suggestion })]),
  ];
  const word = notes.length === 0 ? shown : `${shown} (${notes.join("; ")})`;
  const chosen = t.choices?.[name]?.[value] ?? word;
  const at = since[name];
  return (
    <Fact
      label={label}
      value={at === undefined ? chosen : fill(t.since, { what: chosen, day: dayText(at, language) })}
    />
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
