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
import { TABLES } from "./table.ts";

/** Undo and redo, and a cursor where there is no line, such as before a picture at the beginning. */
const Steps = Extension.create({
  name: "steps",
  addProseMirrorPlugins: () => [history(), gapCursor()],
  addKeyboardShortcuts() {
    const step = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { "Mod-z": step(undo), "Mod-y": step(redo), "Shift-Mod-z": step(redo) };
  },
});

/** Returns all extensions of the editor. @param onRefused called when a change is refused because of its size */
export function richTextExtensions(
  texts: StaffTexts<typeof publishingTexts>["richText"],
  onRefused: (excess: Excess) => void,
): AnyExtension[] {
  return [
    ...BLOCKS,
    ...LISTS,
    ...MARKS,
    ...TABLES,
    Figure.configure({ captionHint: texts.caption }),
    Steps,
    Bounded.configure({ onRefused }),
  ];
}
