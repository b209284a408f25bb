import { Link } from "react-router";
import { healthTexts } from "#features/health/texts.ts";
import { useAllCollections } from "#features/publishing/dashboard/collections.ts";
import { settingsTexts } from "#features/settings/texts.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { timeText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import type { AuditPage } from "../audit.server.ts";
import css from "./audit-table.module.css";
import { useAuditWords } from "./audit-words.ts";
import { detailWords } from "./detail-words.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";
import { subjectPath } from "./subject-path.ts";

/** Table of entries: time, a sentence, and the client's address. */
export function AuditTable({ entries, paths }: Pick<AuditPage, "entries" | "paths">) {
  const audit = useAuditWords();
  const { texts: others, language } = useStaff(settingsTexts, healthTexts);
  const texts = { ...others, audit };
  const collections = useAllCollections();
  const forms = useForms();
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
              <Sentence
                parts={sentenceParts(entry, texts, language)}
                path={subjectPath(entry, paths, collections)}
                kind={entry.subject?.kind}
              />
              <Details words={detailWords(entry, texts, language, forms)} />
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

interface SentenceProps {
  parts: readonly SentencePart[];
  /** Path of the subject's page; undefined without one. */
  path: string | undefined;
  kind: string | undefined;
}

function Sentence({ parts, path, kind }: SentenceProps) {
  const shown = parts.map(({ what, text }) => {
    if (what === "who") return <strong key={what}>{text}</strong>;
    if (what === "words") return text;
    // The longest subjects are names of settings, which can wrap.
    const className = kind === "setting" ? undefined : css.name;
    return path === undefined ? (
      <span key={what} className={className}>
        {text}
      </span>
    ) : (
      <Link key={what} to={path} className={className}>
        {text}
      </Link>
    );
  });
  return <p>{shown}</p>;
}

function Details({ words }: { words: readonly string[] }) {
  return words.length === 0 ? null : <p className={`mono muted ${css.details}`}>{words.join(" · ")}</p>;
}
