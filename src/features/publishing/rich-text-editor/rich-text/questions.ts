import type { Editor } from "@tiptap/core";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { ALT_MAX } from "#ui/rich-text/bounds.ts";
import type { publishingTexts } from "../../texts.ts";
import { completeLink } from "./complete-link.ts";
import { describePicture, pictureAt } from "./figure.ts";
import type { Question } from "./question-dialog.tsx";

type RichTexts = StaffTexts<typeof publishingTexts>["richText"];

const LINK_MAX = 2000;

/** Sets a link on the selection; without one it changes the link at the cursor, or inserts the words. */
function setLink(editor: Editor, href: string, words: string): void {
  const marks = [{ type: "link", attrs: { href } }];
  const chain = editor.chain().focus();
  if (editor.isActive("link")) chain.extendMarkRange("link").setMark("link", { href }).run();
  else if (editor.state.selection.empty) chain.insertContent({ type: "text", text: words, marks }).run();
  else chain.setMark("link", { href }).run();
}

/** Returns the question for the address of a link. @param pagesIn the language of the text */
export function linkQuestion(editor: Editor, texts: RichTexts, pagesIn: Language): Question {
  const linked = editor.isActive("link");
  return {
    title: texts.link,
    label: texts.linkAddress,
    hint: `${texts.linkHint} ${texts.linkPages}`,
    value: linked ? String(editor.getAttributes("link").href) : "",
    max: LINK_MAX,
    pagesIn,
    answer(typed, title) {
      const href = completeLink(typed);
      if (href === undefined) return texts.linkWrong;
      setLink(editor, href, title ?? typed.trim());
      return undefined;
    },
    other: linked
      ? {
          label: texts.removeLink,
          run: () => editor.chain().focus().extendMarkRange("link").unsetMark("link").run(),
        }
      : undefined,
  };
}

/** Returns the question for the alternative text of the picture at the cursor. @param lang the language of the text */
export function alternativeQuestion(editor: Editor, texts: RichTexts, lang: Language): Question {
  return {
    title: texts.alternative,
    label: texts.alternative,
    hint: texts.alternativeHint,
    value: pictureAt(editor)?.alt ?? "",
    max: ALT_MAX,
    lang,
    answer(alt) {
      describePicture(editor, alt.trim());
      return undefined;
    },
  };
}
