import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { publishingTexts } from "../../texts.ts";
import { insertPicture, type PickedPicture } from "./figure.ts";
import type { Question } from "./question-dialog.tsx";
import { alternativeQuestion, linkQuestion } from "./questions.ts";
import type { Questions } from "./tools.ts";

/**
 * Returns the questions of the tools, and the open one.
 * @param language of the text
 */
export function useQuestions(
  editor: Editor | undefined,
  texts: StaffTexts<typeof publishingTexts>["richText"],
  language: Language,
  pickPicture: () => Promise<PickedPicture | undefined>,
) {
  const [question, setQuestion] = useState<Question>();
  const open = question !== undefined;
  useEffect(() => {
    if (!open || editor === undefined) return;
    // A closed dialog loses the cursor, although the text has the focus again.
    return () => {
      if (!editor.isDestroyed) editor.view.focus();
    };
  }, [open, editor]);
  const ask: Questions = {
    link: () => setQuestion(editor && linkQuestion(editor, texts, language)),
    alternative: () => setQuestion(editor && alternativeQuestion(editor, texts, language)),
    picture: async () => {
      const picked = await pickPicture();
      if (picked !== undefined && editor?.isDestroyed === false) insertPicture(editor, picked);
    },
  };
  return { ask, question, close: () => setQuestion(undefined) };
}

/** Returns what a key opens: Ctrl+K the question for the link, Alt+F10 the toolbar. */
export function questionOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): "link" | "tools" | undefined {
  if (key.toLowerCase() === "k" && (ctrlKey || metaKey)) return "link";
  return key === "F10" && altKey ? "tools" : undefined;
}
