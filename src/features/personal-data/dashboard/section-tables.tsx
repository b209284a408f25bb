import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAuditWords } from "#features/audit/dashboard/audit-words.ts";
import { wordsOf } from "#features/audit/dashboard/words-of.ts";
import { type ShownForm, useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { filesOf } from "#features/submissions/fields.ts";
import { partOf } from "#features/submissions/form.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import type { PersonSections } from "../personal-data.server.ts";
import type { CommonSection } from "../sections.ts";
import { personTexts } from "../texts.ts";
import css from "./section-tables.module.css";

type Rows = (props: { sections: PersonSections }) => ReactNode;

/** Tables of the sections other than submissions. */
export const COMMON_TABLES: Readonly<Record<CommonSection, Rows>> = {
  mails: Mails,
  thread: Thread,
  notes: Notes,
  entries: Entries,
};

/** Table of a form's submissions, with the columns that its definition requires. */
export function Submissions({ form, sections }: { form: ShownForm; sections: PersonSections }) {
  const { texts, language } = useStaff(personTexts);
  const { columns, nobody } = texts.person;
  const { states, spam, labels, choices, data } = form.texts;
  const fields = Object.keys(form.fields);
  const hasFile = filesOf(form.fields).length > 0;
  const chosen = fields.filter((name) => form.fields[name]?.control === "choice");
  const names = [
    columns.reference,
    columns.received,
    columns.state,
    ...(form.owners ? [columns.owner] : []),
    ...(hasFile ? [columns.file] : []),
    ...chosen.map((name) => data?.columns?.[name] ?? labels?.[name] ?? name),
    ...(form.ratings ? [columns.ratings] : []),
  ];
  return (
    <Table names={names}>
      {sections.submissions[form.dashboard]?.map((submission) => (
        <tr key={submission.reference}>
          <Reference reference={submission.reference} to={`/dashboard/${form.dashboard}/${submission.key}`} />
          <td className="mono muted">{timeText(submission.receivedAt, language)}</td>
          <td>{submission.suspectedSpam ? spam : states[submission.state]}</td>
          {form.owners ? <td>{submission.owner ?? nobody}</td> : null}
          {hasFile ? <td className={css.long}>{submission.files.join(", ")}</td> : null}
          {chosen.map((name) => (
            <td key={name}>{choices?.[name]?.[submission.choices[name] ?? ""] ?? submission.choices[name]}</td>
          ))}
          {form.ratings ? (
            <td>
              <Short name={columns.ratings} />
              {submission.ratings}
            </td>
          ) : null}
        </tr>
      ))}
    </Table>
  );
}

function Mails({ sections }: { sections: PersonSections }) {
  const { texts, language } = useStaff(personTexts, submissionTexts);
  const { columns, mailStates, theCompany } = texts.person;
  const forms = useForms();
  const nameOf = (kind: string) => {
    const form = forms.find((one) => partOf(one.mails, kind) !== undefined);
    return form?.texts.mailParts[partOf(form.mails, kind) ?? "other"] ?? texts.inbox.mailParts.other;
  };
  return (
    <Table names={[columns.reference, columns.time, columns.mail, columns.receiver, columns.state]}>
      {sections.mails.map(({ id, reference, createdAt, kind, recipient, state }) => (
        <tr key={id}>
          <Reference reference={reference} />
          <td className="mono muted">{timeText(createdAt, language)}</td>
          <td>{nameOf(kind)}</td>
          <td className={css.long}>{recipient ?? theCompany}</td>
          <td>{Object.hasOwn(mailStates, state) ? mailStates[state as keyof typeof mailStates] : state}</td>
        </tr>
      ))}
    </Table>
  );
}

function Thread({ sections }: { sections: PersonSections }) {
  const { texts, language } = useStaff(personTexts, submissionTexts);
  const { columns } = texts.person;
  return (
    <Table names={[columns.reference, columns.time, columns.what, columns.author, columns.message]}>
      {sections.thread.map(({ id, reference, kind, at, author, text }) => (
        <tr key={id}>
          <Reference reference={reference} />
          <td className="mono muted">{timeText(at, language)}</td>
          <td>{texts.inbox.thread[kind]}</td>
          <td>{author}</td>
          <td className={css.note}>{text}</td>
        </tr>
      ))}
    </Table>
  );
}

function Notes({ sections }: { sections: PersonSections }) {
  const { texts, language } = useStaff(personTexts);
  const { columns } = texts.person;
  return (
    <Table names={[columns.reference, columns.time, columns.author, columns.note]}>
      {sections.notes.map(({ id, reference, at, author, text }) => (
        <tr key={`${reference} ${id}`}>
          <Reference reference={reference} />
          <td className="mono muted">{timeText(at, language)}</td>
          <td>{author}</td>
          <td className={css.note}>{text}</td>
        </tr>
      ))}
    </Table>
  );
}

function Entries({ sections }: { sections: PersonSections }) {
  const { texts, language } = useStaff(personTexts);
  const { columns, theSite } = texts.person;
  const { actions } = useAuditWords();
  return (
    <Table names={[columns.reference, columns.time, columns.who, columns.what]}>
      {sections.entries.map(({ id, reference, at, actor, action }) => (
        <tr key={id}>
          <Reference reference={reference} />
          <td className="mono muted">{timeText(at, language)}</td>
          <td>{actor === "" ? theSite : actor}</td>
          <td>{wordsOf(actions, action)}</td>
        </tr>
      ))}
    </Table>
  );
}

function Table({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <table className={`${table.table} ${css.table}`}>
      <thead>
        <tr>
          {names.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Reference of a row. @param to page of the submission; undefined: no link, as another row has it */
function Reference({ reference, to }: { reference: string; to?: string }) {
  return (
    <th scope="row" className="mono">
      {to === undefined ? reference : <Link to={to}>{reference}</Link>}
    </th>
  );
}

/** Name of a column in layouts without a table head. */
function Short({ name }: { name: string }) {
  return <span className={css.short}>{name}: </span>;
}
