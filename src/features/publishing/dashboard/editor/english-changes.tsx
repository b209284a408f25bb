import { FALLBACK_LANGUAGE, type Language, languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { chosenLabel } from "../../labels.ts";
import { englishTexts, isShownIn } from "../../language-states.ts";
import { readableText } from "../../rows.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { ChangedText } from "./changed-text.tsx";
import { useItemEditor } from "./editor-context.tsx";
import css from "./english-changes.module.css";

/** Shows what has changed in English since a translation was made, and lets staff mark it as following the English text. */
export function EnglishChanges({ language }: { language: Language }) {
  const {
    texts: { editor },
    language: account,
  } = useStaff(publishingTexts);
  const { kind, draft, englishThen, upToDate, setUpToDate } = useItemEditor();
  const { texts, facts, words } = useCollection(kind);
  const then = englishThen[language];
  const now = englishTexts({ texts }, draft);
  const changed = Object.keys(texts).filter(
    (name) => (then?.[name] ?? "") !== now[name] && chosenLabel({ facts }, draft, name) === undefined,
  );
  if (then === undefined || changed.length === 0 || !isShownIn({ texts, facts }, draft, FALLBACK_LANGUAGE)) return null;
  return (
    <div className={css.changes}>
      <details>
        <summary>{editor.languages.show}</summary>
        <div className={css.list}>
          <p className="muted">{editor.languages.intro}</p>
          {changed.map((name) => (
            <div key={name}>
              <p className={css.name}>{words.fields[name]}</p>
              <ChangedText
                before={readableText(then[name] ?? "", texts[name] ?? {})}
                after={readableText(now[name] ?? "", texts[name] ?? {})}
                lang={FALLBACK_LANGUAGE}
              />
            </div>
          ))}
        </div>
      </details>
      <label className={css.follows}>
        <input
          type="checkbox"
          checked={upToDate.includes(language)}
          onChange={({ target }) => setUpToDate(language, target.checked)}
        />
        <span>{fill(editor.languages.follows, { language: languageName(language, account) })}</span>
      </label>
    </div>
  );
}
