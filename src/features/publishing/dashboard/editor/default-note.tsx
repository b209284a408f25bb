import type { Language } from "#platform/i18n/languages.ts";
import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { textOf } from "../../drafts/drafts.ts";
import { readableText } from "../../rows.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import css from "./default-note.module.css";
import { useItemEditor } from "./editor-context.tsx";

/** Below an edited text of a page: its default where that has changed since, and a button that returns to it. */
export function DefaultNote({ language, name }: { language: Language; name: string }) {
  const { pages } = useTexts(publishingTexts);
  const { kind, draft, defaults, setText } = useItemEditor();
  const { texts } = useCollection(kind);
  const words = defaults?.texts[language][name];
  if (words === undefined || textOf(draft, language, name) === words) return null;
  const hasChanged = defaults?.changed[language]?.includes(name) === true;
  return (
    <div className={css.note}>
      {hasChanged ? (
        <>
          <p>{pages.newDefault}</p>
          <blockquote lang={language}>{readableText(words, texts[name] ?? {})}</blockquote>
        </>
      ) : null}
      <Button variant="small" onClick={() => setText(language, { [name]: words, rich: undefined })}>
        {pages.returnField}
      </Button>
    </div>
  );
}
