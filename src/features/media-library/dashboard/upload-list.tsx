import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { pictureTexts } from "../texts.ts";
import css from "./upload-list.module.css";
import type { UploadEntry, Uploads } from "./use-uploads.ts";

/** The progress and result of each upload, one line for each file. */
export function UploadList({ uploads: { entries, again, dismiss } }: { uploads: Uploads }) {
  const { pictures: t } = useTexts(pictureTexts);
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t.progress.label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={css.name}>{entry.name}</span>
          <Progress entry={entry} />
          {entry.state === "failed" ? (
            <button type="button" className={css.action} onClick={() => again(entry.id)}>
              {t.progress.again}
            </button>
          ) : null}
          {entry.state === "failed" || entry.state === "done" ? (
            <button
              type="button"
              className={css.action}
              aria-label={`${t.progress.dismiss}: ${entry.name}`}
              onClick={() => dismiss(entry.id)}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Progress({ entry: { name, state, share, problem } }: { entry: UploadEntry }) {
  const { progress } = useTexts(pictureTexts).pictures;
  const percent = Math.round(share * 100);
  const isMoving = state === "sending" || state === "working";
  return (
    <>
      {isMoving ? <progress aria-label={name} max={100} {...(state === "sending" ? { value: percent } : {})} /> : null}
      {/* Progress would be read out with every step: only the result is announced. */}
      <span className={state === "failed" ? css.failed : css.state} role="status">
        {state === "sending" ? null : progress[state]}
        {problem === undefined ? null : `: ${problem}`}
      </span>
      {state === "sending" ? <span className={css.state}>{fill(progress.sending, { percent })}</span> : null}
    </>
  );
}
