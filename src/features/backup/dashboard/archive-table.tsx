import { timeText } from "#platform/i18n/dates.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { sizeText } from "#ui/amounts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import type { BackupsState, ListedArchive } from "../backups.server.ts";
import { backupTexts } from "../texts.ts";
import css from "./archive-table.module.css";

/** Table of the archives, each with its download. */
export function ArchiveTable({
  archives,
  more,
  answers,
}: Pick<BackupsState, "archives" | "more"> & { answers: Answers }) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  if (archives.length === 0) return <p className="muted">{backups.none}</p>;
  return (
    <>
      <table className={table.table}>
        <caption className="hidden">{backups.archives}</caption>
        <thead>
          <tr>
            <th scope="col">{backups.made}</th>
            <th scope="col">{backups.size}</th>
            <th scope="col">{backups.version}</th>
            <th scope="col">
              <span className="hidden">{backups.download}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {archives.map((archive) => (
            <Row key={archive.name} archive={archive} answers={answers} />
          ))}
        </tbody>
      </table>
      {more === 0 ? null : <p className="muted">{fill(plural(language, backups.more, more), { count: more })}</p>}
    </>
  );
}

function Row({ archive, answers: { Form, busy } }: { archive: ListedArchive; answers: Answers }) {
  const { texts, language } = useStaff(backupTexts);
  const { backups } = texts;
  const { name, at, bytes, isComplete, origin } = archive;
  const time = timeText(at, language);
  return (
    <tr>
      <th scope="row">
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        <span className={isComplete ? `muted ${css.complete}` : css.incomplete}>
          {isComplete ? backups.complete : backups.incomplete}
        </span>
        <span className={`mono muted ${css.name}`}>{name}</span>
      </th>
      <td className={css.size}>{sizeText(bytes, language)}</td>
      <td className={css.version}>
        {origin === undefined ? (
          "–"
        ) : (
          <>
            {origin.version} <span className="mono muted">{origin.migration}</span>
          </>
        )}
      </td>
      <td className={css.action}>
        <Form method="post">
          <input type="hidden" name="intent" value="download" />
          <input type="hidden" name="name" value={name} />
          <button
            type="submit"
            className={buttonClass("small")}
            disabled={busy}
            aria-label={fill(backups.downloadOf, { time })}
          >
            {backups.download}
          </button>
        </Form>
      </td>
    </tr>
  );
}
