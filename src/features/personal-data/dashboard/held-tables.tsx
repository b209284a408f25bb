import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAuditWords } from "#features/audit/dashboard/audit-words.ts";
import { wordsOf } from "#features/audit/dashboard/words-of.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { InboxTexts } from "#features/submissions/inbox-texts.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { timeText } from "#ui/dashboard/times.ts";
import type { HeldPart } from "../held-parts.ts";
import type { HeldPerson } from "../personal-data.server.ts";
import { personTexts } from "../texts.ts";
import css from "./held-tables.module.css";

type Rows = (props: { held: HeldPerson }) => ReactNode;

/** The table of each part. */
export const PARTS: Readonly<Record<HeldPart, Rows>> = {
  messages: Messages,
  applications: Applications,
  mails: Mails,
  notes: Notes,
  entries: Entries,
};

function Messages({ held }: { held: HeldPerson }) {
  const { texts, language } = useStaff(personTexts);
  const { columns, nobody } = texts.person;
  const { states, spam } = useFormTexts("messages");
  return (
    <Table names={[columns.reference, columns.received, columns.state, columns.owner]}>
      {held.messages.map(({ id, reference, receivedAt, state, owner, suspectedSpam }) => (
        <tr key={reference}>
          <Reference reference={reference} to={`/dashboard/messages/${id}`} />
          <td className="mono muted">{timeText(receivedAt, language)}</td>
          <td>{suspectedSpam ? spam : states[state]}</td>
          <td>{owner ?? nobody}</td>
        </tr>
      ))}
    </Table>
  );
}

function Applications({ held }: { held: HeldPerson }) {
  const { texts, language } = useStaff(personTexts);
  const { columns } = texts.person;
  const { states, choices } = useFormTexts("applications");
  return (
    <Table names={[columns.reference, columns.received, columns.state, columns.file, columns.consent, columns.ratings]}>
      {held.applications.map(({ reference, receivedAt, state, fileName, consent, ratings }) => (
        <tr key={reference}>
          <Reference reference={reference} to={`/dashboard/applications/${reference}`} />
          <td className="mono muted">{timeText(receivedAt, language)}</td>
          <td>{states[state]}</td>
          <td className={css.long}>{fileName}</td>
          <td>{choices.consent?.[consent]}</td>
          <td>
            <Short name={columns.ratings} />
            {ratings}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Mails({ held }: { held: HeldPerson }) {
  const { texts, language } = useStaff(personTexts, submissionTexts);
  const { columns, mailStates, theCompany } = texts.person;
  const kinds: Readonly<Record<string, string>> = texts.inbox.mailKinds;
  return (
    <Table names={[columns.reference, columns.time, columns.mail, columns.receiver, columns.state]}>
      {held.mails.map(({ id, reference, createdAt, kind, recipient, state }) => (
        <tr key={id}>
          <Reference reference={reference} />
          <td className="mono muted">{timeText(createdAt, language)}</td>
          <td>{kinds[kind] ?? kinds.other}</td>
          <td className={css.long}>{recipient ?? theCompany}</td>
          <td>{Object.hasOwn(mailStates, state) ? mailStates[state as keyof typeof mailStates] : state}</td>
        </tr>
      ))}
    </Table>
  );
}

function Notes({ held }: { held: HeldPerson }) {
  const { texts, language } = useStaff(personTexts);
  const { columns } = texts.person;
  return (
    <Table names={[columns.reference, columns.time, columns.author, columns.note]}>
      {held.notes.map(({ id, reference, at, author, text }) => (
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

function Entries({ held }: { held: HeldPerson }) {
  const { texts, language } = useStaff(personTexts);
  const { columns, theSite } = texts.person;
  const { actions } = useAuditWords();
  return (
    <Table names={[columns.reference, columns.time, columns.who, columns.what]}>
      {held.entries.map(({ id, reference, at, actor, action }) => (
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

/** Texts of the form whose submissions a part has. */
function useFormTexts(part: HeldPart): InboxTexts {
  const form = useForms().find(({ dashboard }) => dashboard === part);
  if (form === undefined) throw new Error(`no form is called ${part}`);
  return form.texts;
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

/** What a row is about. @param to where that is shown; undefined where a row above leads there */
function Reference({ reference, to }: { reference: string; to?: string }) {
  return (
    <th scope="row" className="mono">
      {to === undefined ? reference : <Link to={to}>{reference}</Link>}
    </th>
  );
}

/** A column's name, where the table has no head. */
function Short({ name }: { name: string }) {
  return <span className={css.short}>{name}: </span>;
}
