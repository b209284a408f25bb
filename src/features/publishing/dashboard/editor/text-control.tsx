import type { KeyboardEvent } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { textOf } from "../../drafts/drafts.ts";
import type { TextField } from "../../fields.ts";
import { placeholderProblems } from "../../placeholder-problems.ts";
import { shownPicture } from "../../references.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, problemText, useControlAttributes } from "./editor-field.tsx";
import css from "./text-control.module.css";

/** Share of the characters left from which the page shows how many are left. */
const NEARLY_FULL = 0.15;

/** A plain-text field that grows with its content. A one-line field accepts no line breaks. */
export function TextControl({ language, name, field }: { language: Language; name: string; field: TextField }) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { editor } = texts;
  const { kind, draft, altOf, values, setText } = useItemEditor();
  const { words, facts, values: filled } = useCollection(kind);
  const value = textOf(draft, language, name);
  const left = field.max - value.length;
  const hints = [
    words.hints?.[name] ?? "",
    field.control === "lines" ? editor.linesHint : "",
    field.pictureAlt ? editor.picture.altHint : "",
    left >= 0 && left < field.max * NEARLY_FULL ? fill(editor.left, { count: left }) : "",
  ];
  const path = `texts.${language}.${name}`;
  const today = filled?.includes(name) ? values?.[language] : undefined;
  const [wrongValue] =
    today === undefined ? [] : placeholderProblems(path, value, field, (known) => Object.hasOwn(today, known));
  const info: FieldInfo = {
    path,
    label: words.fields[name] ?? name,
    required: field.required,
    hint: hints.filter(Boolean).join(" ") || undefined,
    // A text that is too long stays as it was typed or pasted: nothing is cut off silently.
    error:
      left < 0
        ? fill(editor.tooLong, { count: -left, max: field.max })
        : wrongValue && problemText(texts, wrongValue, account),
  };
  const isLine = field.control === "line";
  const height = name === "title" ? css.title : isLine ? css.line : css.area;
  return (
    <EditorField info={info}>
      <textarea
        {...useControlAttributes(info)}
        className={`${css.text} ${height}`}
        lang={language}
        spellCheck
        rows={isLine && name !== "title" ? 1 : 2}
        value={value}
        placeholder={field.pictureAlt ? altOf(shownPicture({ facts }, draft))?.[language] : undefined}
        onChange={({ target }) => setText(language, { [name]: isLine ? oneLine(target.value) : target.value })}
        onKeyDown={isLine ? withoutLineEnd : undefined}
      />
    </EditorField>
  );
}

/** Returns a typed text without line breaks. */
export const oneLine = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, " ");

/** Keeps the Enter key from starting a new line. */
export function withoutLineEnd(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}
