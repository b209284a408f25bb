import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { readableText } from "../../rows.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { FileSummary } from "../parts/file-summary.tsx";
import { ChangedText } from "./changed-text.tsx";
import css from "./conflict-dialog.module.css";
import type { Difference, Side } from "./draft-differences.ts";
import { useItemEditor } from "./editor-context.tsx";
import { fieldName } from "./problem-list.tsx";

interface ConflictFieldProps {
  difference: Difference;
  /** The labels of the two versions. */
  labels: Readonly<Record<Side, string>>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** One field that two people have changed: their text, and mine with the differences marked. */
export function ConflictField({ difference, labels, chosen, onChoose }: ConflictFieldProps) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { conflict } = texts.editor;
  const collection = useCollection(useItemEditor().kind);
  const { path, name, language, files } = difference;
  const readable = (text: string) => readableText(text, collection.texts[name] ?? {});
  const [theirs, mine] = [readable(difference.theirs), readable(difference.mine)];
  const sides = [
    { side: "theirs", label: labels.theirs, text: theirs },
    { side: "mine", label: labels.mine, text: mine },
  ] as const;
  return (
    <fieldset className={css.field}>
      <legend>{fieldName(texts, collection, path, account)}</legend>
      {theirs === mine ? <p className="muted">{conflict.form}</p> : null}
      <div className={css.sides}>
        {sides.map(({ side, label, text }) => (
          <label key={side} className={css.side}>
            <span className={css.who}>
              <input type="radio" name={`side-${path}`} checked={chosen === side} onChange={() => onChoose(side)} />
              {label}
            </span>
            {text === "" ? (
              <span className="muted">{conflict.empty}</span>
            ) : files !== undefined ? (
              <FileSummary files={files[side]} pictures={collection.facts[name]?.control === "pictures"} />
            ) : side === "mine" ? (
              <ChangedText before={theirs} after={mine} lang={language} />
            ) : (
              <span className={css.text} lang={language}>
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
