import { useEffect, useRef } from "react";
import { LANGUAGE_CODES, languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { ChangedFact } from "./changed-fact.tsx";
import { ChangedText } from "./changed-text.tsx";
import css from "./changes.module.css";
import type { HistoryData } from "./history-data.ts";

/** The differences between two versions, by language and field. A new comparison is focused. */
export function Changes({ history: { kind, pair, changes } }: { history: HistoryData }) {
  const {
    texts: { history },
    language: account,
  } = useStaff(publishingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = pair === undefined ? "" : `${pair.older}-${pair.newer}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  if (pair === undefined || changes === undefined) return <p className={css.none}>{history.onlyOne}</p>;
  const { facts, texts } = changes;
  const changed = LANGUAGE_CODES.filter((language) => texts[language].length > 0);
  const same = LANGUAGE_CODES.filter((language) => texts[language].length === 0);
  return (
    <section className={css.changes} aria-labelledby="changes">
      <h2 id="changes" ref={heading} tabIndex={-1}>
        {fill(history.changes, { ...pair })}
      </h2>
      {facts.length === 0 && changed.length === 0 ? <p className={css.none}>{history.same}</p> : null}
      {facts.length === 0 ? null : (
        <section className={css.language}>
          <h3>{history.allLanguages}</h3>
          <dl>
            {facts.map((fact) => (
              <ChangedFact key={fact.field} kind={kind} fact={fact} />
            ))}
          </dl>
        </section>
      )}
      {changed.map((language) => (
        <section key={language} className={css.language}>
          <h3>{languageName(language, account)}</h3>
          <dl>
            {texts[language].map((text) => (
              <ChangedText key={text.field} kind={kind} text={text} language={language} />
            ))}
          </dl>
        </section>
      ))}
      {changed.length === 0 || same.length === 0 ? null : (
        <p className="muted">
          {fill(history.sameLanguages, { languages: same.map((code) => languageName(code, account)).join(", ") })}
        </p>
      )}
    </section>
  );
}
