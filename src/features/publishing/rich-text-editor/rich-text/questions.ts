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

/** Links what is selected; without a selection the link at the cursor, or else the address itself is put in. */
function setLink(editor: Editor, href: string, typed: string): void {
  const marks = [{ type: "link", attrs: { href } }];
  const chain = editor.chain().focus();
  if (editor.isActive("link")) chain.extendMarkRange("link").setMark("link", { href }).run();
  else if (editor.state.selection.empty) chain.insertContent({ type: "text", text: typed.trim(), marks }).run();
  else chain.setMark("link", { href }).run();
}

/** Asks where the words that are selected lead. */
export function linkQuestion(editor: Editor, texts: RichTexts): Question {
  const linked = editor.isActive("link");
  return {
    title: texts.link,
    label: texts.linkAddress,
    hint: texts.linkHint,
    value: linked ? String(editor.getAttributes("link").href) : "",
    max: LINK_MAX,
    inputMode: "url",
    answer(typed) {
      const href = completeLink(typed);
      if (href === undefined) return texts.linkWrong;
      setLink(editor, href, typed);
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

/** Asks what the picture at the cursor shows. @param lang the language of the text */
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
