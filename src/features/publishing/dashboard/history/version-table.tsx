import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { authorName } from "../../authors.ts";
import type { VersionEntry } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import type { HistoryData } from "./history-data.ts";
import css from "./version-table.module.css";

interface VersionTableProps {
  history: HistoryData;
  onRestore: (version: number) => void;
}

/** The versions, newest first; two of them can be chosen to be compared. */
export function VersionTable({ history: { title, version, versions, pair }, onRestore }: VersionTableProps) {
  const { history, list } = useTexts(publishingTexts);
  const form = useRef<HTMLFormElement>(null);
  // A link to a comparison chooses its versions here too.
  useEffect(() => {
    const choose = (name: string, chosen: number | undefined) => {
      const radios = form.current?.elements.namedItem(name);
      if (radios instanceof RadioNodeList && chosen !== undefined) radios.value = String(chosen);
    };
    choose("a", pair?.older);
    choose("b", pair?.newer);
  }, [pair?.older, pair?.newer]);
  return (
    <Form className={css.form} ref={form} preventScrollReset>
      <table className={table.table}>
        <caption className="hidden">{fill(history.versions, { title: title === "" ? list.untitled : title })}</caption>
        <thead>
          <tr>
            <th scope="col">{history.version}</th>
            <th scope="col">{history.saved}</th>
            <th scope="col">{history.older}</th>
            <th scope="col">{history.newer}</th>
            <th scope="col">
              <span className="hidden">{history.restoreButton}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((entry) => (
            <tr key={entry.version}>
              <VersionWords entry={entry} isNewest={entry.version === version} />
              <Choice
                name="a"
                version={entry.version}
                chosen={pair?.older}
                words={history.asOlder}
                label={history.older}
              />
              <Choice
                name="b"
                version={entry.version}
                chosen={pair?.newer}
                words={history.asNewer}
                label={history.newer}
              />
              <td className={css.action}>
                {entry.version === version ? null : (
                  <Button
                    variant="small"
                    aria-label={fill(history.restore, { version: entry.version })}
                    onClick={() => onRestore(entry.version)}
                  >
                    {history.restoreButton}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {versions.length < 2 ? null : (
        <button type="submit" className={buttonClass("medium")}>
          {history.compare}
        </button>
      )}
    </Form>
  );
}

/** Number, time, author and occasion of a version. */
function VersionWords({ entry, isNewest }: { entry: VersionEntry; isNewest: boolean }) {
  const { texts, language } = useStaff(publishingTexts);
  const { history } = texts;
  const { version, savedAt, author, what, from, isPublished } = entry;
  return (
    <>
      <th scope="row">
        <div className={css.number}>
          <Link
            className={css.version}
            to={`?b=${version}`}
            preventScrollReset
            aria-label={fill(history.withPrevious, { version })}
          >
            {fill(history.number, { version })}
          </Link>
          <span className={`mono muted ${css.marks}`}>
            {isNewest ? <span>{history.newest}</span> : null}
            {isPublished ? <span className={css.public}>{history.public}</span> : null}
          </span>
        </div>
      </th>
      <td className={css.saved}>
        <time className="mono" dateTime={new Date(savedAt).toISOString()}>
          {timeText(savedAt, language)}
        </time>
        <span className="muted">
          {authorName(author, history.authors)}: {fill(history.whats[what], { from: from ?? "" })}
        </span>
      </td>
    </>
  );
}

interface ChoiceProps {
  name: "a" | "b";
  version: number;
  chosen: number | undefined;
  /** The label of the control for screen readers. */
  words: string;
  /** The name of the column, shown on screens without columns. */
  label: string;
}

function Choice({ name, version, chosen, words, label }: ChoiceProps) {
  return (
    <td className={css.choice}>
      <label>
        <input
          type="radio"
          name={name}
          value={version}
          defaultChecked={version === chosen}
          aria-label={fill(words, { version })}
        />
        <span aria-hidden="true">{label}</span>
      </label>
    </td>
  );
}
