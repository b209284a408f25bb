import { Link } from "react-router";
import { healthTexts } from "#features/health/texts.ts";
import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { timeText } from "#ui/dashboard/times.ts";
import type { AuditEntry, AuditPage } from "../audit.server.ts";
import { auditTexts } from "../texts.ts";
import css from "./audit-table.module.css";
import { detailWords } from "./detail-words.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { subjectPath } from "./subject-path.ts";

/** Entries as a ruled table: when, what in a sentence, from where. */
export function AuditTable({ entries, paths }: Pick<AuditPage, "entries" | "paths">) {
  const { texts, language } = useStaff(auditTexts, settingsTexts, healthTexts);
  const { audit } = texts;
  const forms = useForms();
  const stateWords = (name: string) => forms.find((form) => form.name === name)?.texts.states ?? {};
  return (
    <table className={table.table}>
      <caption className="hidden">{audit.title}</caption>
      <thead>
        <tr>
          <th scope="col">{audit.what}</th>
          <th scope="col">{audit.time}</th>
          <th scope="col">{audit.address}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className={css.what}>
              <Sentence entry={entry} paths={paths} />
              <Details words={detailWords(entry, texts, language, stateWords)} />
            </th>
            <td className={`mono muted ${css.time}`}>
              <time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at, language)}</time>
            </td>
            <td className={`mono muted ${css.address}`}>{entry.address ?? audit.noAddress}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sentence({ entry, paths }: { entry: AuditEntry; paths: AuditPage["paths"] }) {
  const { texts, language } = useStaff(auditTexts, settingsTexts, healthTexts);
  const path = subjectPath(entry, paths, useCollections());
  const parts = sentenceParts(entry, texts, language).map(({ what, text }) => {
    if (what === "who") return <strong key={what}>{text}</strong>;
    if (what === "words") return text;
    // The longest are names of settings, which are words.
    const look = entry.subject?.kind === "setting" ? undefined : css.name;
    return path === undefined ? (
      <span key={what} className={look}>
        {text}
      </span>
    ) : (
      <Link key={what} to={path} className={look}>
        {text}
      </Link>
    );
  });
  return <p>{parts}</p>;
}

function Details({ words }: { words: readonly string[] }) {
  return words.length === 0 ? null : <p className={`mono muted ${css.details}`}>{words.join(" · ")}</p>;
}
