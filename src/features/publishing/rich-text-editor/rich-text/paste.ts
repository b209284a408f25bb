import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { isInTable } from "@tiptap/pm/tables";
import type { EditorProps } from "@tiptap/pm/view";
import { docOfPlainText } from "#ui/rich-text/plain-text.ts";
import { cleanPastedHtml } from "./clean-paste.ts";

/** Characters of HTML that are parsed; of longer content only the plain text is inserted. */
const HTML_MAX = 2_000_000;

const holdsFiles = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && !data.types.includes("text/html");

const CELLS: ReadonlySet<string> = new Set(["table", "tableRow", "tableCell"]);

/** Returns pasted content as the content of a cell: a line for each block; undefined for cells, which take the place of others. */
function lineOf({ content }: Slice, schema: Schema): Slice | undefined {
  if (content.childCount === 1 && CELLS.has(content.firstChild?.type.name ?? "")) return undefined;
  const line: Node[] = [];
  content.descendants((node) => {
    if (node.isInline) line.push(node);
    else if (node.isTextblock && line.length > 0) line.push(schema.node("hardBreak"));
  });
  return new Slice(Fragment.from(line), 0, 0);
}

/** Returns the handlers of pasted and dropped content. @param onFiles called for files, which are not inserted */
export function pasteProps(onFiles: () => void): EditorProps {
  const refuseFiles = (event: Event, data: DataTransfer | null) => {
    if (!holdsFiles(data)) return false;
    event.preventDefault();
    onFiles();
    return true;
  };
  return {
    transformPastedHTML: cleanPastedHtml,
    clipboardTextParser: (text, _context, _plain, view) => {
      const { content } = view.state.schema.nodeFromJSON(docOfPlainText(text));
      return new Slice(Fragment.from(content), 1, 1);
    },
    handlePaste: (view, event, slice) => {
      const data = event.clipboardData;
      if ((data?.getData("text/html").length ?? 0) <= HTML_MAX) {
        const line = isInTable(view.state) ? lineOf(slice, view.state.schema) : undefined;
        if (line === undefined || holdsFiles(data)) return refuseFiles(event, data);
        view.dispatch(view.state.tr.replaceSelection(line).scrollIntoView());
        return true;
      }
      view.pasteText(data?.getData("text/plain") ?? "");
      return true;
    },
    handleDrop: (_view, event) => refuseFiles(event, event.dataTransfer),
  };
}
