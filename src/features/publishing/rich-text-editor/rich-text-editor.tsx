import type { JSONContent } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { countText } from "#ui/amounts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { CHARACTERS_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from "#ui/rich-text/bounds.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import rich from "#ui/rich-text/rich-text.module.css";
import { publishingTexts } from "../texts.ts";
import { richTextExtensions } from "./rich-text/extensions.ts";
import type { PickedPicture } from "./rich-text/figure.ts";
import { pasteProps } from "./rich-text/paste.ts";
import { QuestionDialog } from "./rich-text/question-dialog.tsx";
import { Toolbar } from "./rich-text/toolbar.tsx";
import { useEditor } from "./rich-text/use-editor.ts";
import { questionOfKey, useQuestions } from "./rich-text/use-questions.ts";
import { docOf, type RichValue, richValue } from "./rich-text/value.ts";
import css from "./rich-text-editor.module.css";

export interface RichTextEditorProps {
  /** Unique on the page. */
  id: string;
  /** Id of the label. */
  labelledBy: string;
  /** Ids of further descriptions: a hint, an error. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** Language of the text, used for spell checking. */
  language: Language;
  /** The initial text. It is read once: to show another text, give the component another `key`. */
  value: RichValue;
  /** Called with each change by the user. */
  onChange: (value: RichValue) => void;
  /** Opens the picture library; returns undefined when no picture was chosen. */
  onPickPicture: () => Promise<PickedPicture | undefined>;
}

/** The editor of a rich text: toolbar, text, count of characters. It imports all of Tiptap: load it lazily. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, language } = props;
  const {
    texts: { richText: texts },
    language: account,
  } = useStaff(publishingTexts);
  const figure = (characters: number) => countText(characters, account);
  const limits = { max: figure(CHARACTERS_MAX), columns: TABLE_COLUMNS_MAX, rows: TABLE_ROWS_MAX };
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [count, setCount] = useState(props.value.plain.length);
  const [notice, setNotice] = useState("");
  useEffect(() => {
    latest.current = props;
  });
  const editor = useEditor(place, () => ({
    extensions: richTextExtensions(texts, (excess) => setNotice(fill(texts[excess], limits))),
    content: docOf(props.value) as JSONContent,
    editorProps: {
      attributes: () => attributesOf(latest.current),
      ...pasteProps(() => setNotice(texts.filesRefused)),
    },
    onUpdate: ({ editor: { state } }) => {
      const value = richValue(state.doc.toJSON() as RichDoc);
      setCount(value.plain.length);
      setNotice("");
      latest.current.onChange(value);
    },
  }));
  const { describedBy, invalid } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor's attributes follow these two
  useEffect(() => editor?.view.setProps({}), [editor, describedBy, invalid]);
  const { ask, question, close } = useQuestions(editor, texts, language, () => latest.current.onPickPicture());
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = questionOfKey(event);
    if (goal === undefined) return;
    event.preventDefault();
    if (goal === "link") ask.link();
    else bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  };
  return (
    <div className={css.editor}>
      {editor === undefined ? null : (
        <Toolbar editor={editor} texts={texts} account={account} controls={id} ask={ask} bar={bar} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the text inside */}
      <div className={css.place} ref={place} onKeyDown={onKeyDown} />
      <p className={`mono muted ${css.foot}`}>
        <span id={`${id}-count`}>{fill(texts.count, { count: figure(count), max: figure(CHARACTERS_MAX) })}</span>
        <span className="hidden" id={`${id}-help`}>
          {texts.help}
        </span>
      </p>
      <p className={css.notice} role="status">
        {notice}
      </p>
      {question === undefined ? null : <QuestionDialog question={question} texts={texts} onClose={close} />}
    </div>
  );
}

function attributesOf({ id, labelledBy, describedBy, invalid, language }: RichTextEditorProps): Record<string, string> {
  return {
    id,
    class: `${rich.rich} ${css.text}`,
    lang: language,
    spellcheck: "true",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    "aria-describedby": [describedBy, `${id}-count`, `${id}-help`].filter(Boolean).join(" "),
    ...(invalid === true ? { "aria-invalid": "true" } : {}),
  };
}
