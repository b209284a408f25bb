import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { listedLabels } from "../../fields.ts";
import type { LanguageReport } from "../../language-states.ts";
import { useCollection } from "../collections.ts";
import { DefaultNote } from "./default-note.tsx";
import { useItemEditor } from "./editor-context.tsx";
import { EnglishChanges } from "./english-changes.tsx";
import { fieldId } from "./field-place.ts";
import { useOwnLabels } from "./label-fact.tsx";
import { LanguageLamp, MeanwhileNote } from "./language-state.tsx";
import css from "./languages.module.css";
import { RichControl } from "./rich-control.tsx";
import { RowsControl } from "./rows-control.tsx";
import { TextControl } from "./text-control.tsx";
import { ValueMenu } from "./value-menu.tsx";

/** The texts in one language, below its name and state. */
export function LanguagePanel({ language, report }: { language: Language; report: LanguageReport }) {
  const { texts, facts, words } = useCollection(useItemEditor().kind);
  const ownLabels = useOwnLabels();
  const fromLists = listedLabels({ facts }).flatMap(({ label }) => (ownLabels.has(label) ? [] : label));
  const typed = Object.entries(texts).filter(([name]) => !fromLists.includes(name));
  const isWritten = report.state === "complete" || report.state === "changed";
  return (
    <>
      <div className={css.top}>
        <div className={css.legend}>
          <h2 id={fieldId(`texts.${language}`)} lang={language} tabIndex={-1}>
            {LANGUAGES[language].name}
          </h2>
          <LanguageLamp report={report} />
        </div>
        <MeanwhileNote language={language} report={report} />
        {isWritten && language !== FALLBACK_LANGUAGE ? <EnglishChanges language={language} /> : null}
      </div>
      {typed.map(([name, field]) => (
        <div key={name}>
          {words.sections?.[name] === undefined ? null : <h3 className={css.section}>{words.sections[name]}</h3>}
          {field.control === "rich" ? (
            <RichControl language={language} name={name} />
          ) : field.control === "rows" ? (
            <RowsControl language={language} name={name} field={field} />
          ) : (
            <>
              <TextControl language={language} name={name} field={field} />
              <ValueMenu language={language} name={name} />
            </>
          )}
          <DefaultNote language={language} name={name} />
        </div>
      ))}
    </>
  );
}
