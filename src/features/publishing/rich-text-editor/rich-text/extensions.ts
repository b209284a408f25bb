import { type AnyExtension, Extension } from "@tiptap/core";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { history, redo, undo } from "@tiptap/pm/history";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { Excess } from "#ui/rich-text/bounds.ts";
import type { publishingTexts } from "../../texts.ts";
import { BLOCKS } from "./blocks.ts";
import { Bounded } from "./bounded.ts";
import { Figure } from "./figure.ts";
import { LISTS } from "./lists.ts";
import { MARKS } from "./marks.ts";

/** Undo and redo, and a cursor where there is no line for one, such as before a picture that comes first. */
const Steps = Extension.create({
  name: "steps",
  addProseMirrorPlugins: () => [history(), gapCursor()],
  addKeyboardShortcuts() {
    const step = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { "Mod-z": step(undo), "Mod-y": step(redo), "Shift-Mod-z": step(redo) };
  },
});

/** Everything that the editor knows. @param onRefused hears of what was not let in because it is too much */
export function richTextExtensions(
  texts: StaffTexts<typeof publishingTexts>["richText"],
  onRefused: (excess: Excess) => void,
): AnyExtension[] {
  return [
    ...BLOCKS,
    ...LISTS,
    ...MARKS,
    Figure.configure({ captionHint: texts.caption }),
    Steps,
    Bounded.configure({ onRefused }),
  ];
}
