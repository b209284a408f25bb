import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorProps } from "@tiptap/pm/view";
import { docOfPlainText } from "#ui/rich-text/plain-text.ts";
import { cleanPastedHtml } from "./clean-paste.ts";

/** Characters of HTML that are parsed; of longer content only the plain text is inserted. */
const HTML_MAX = 2_000_000;

const holdsFiles = (data: DataTransfer | null) =>
  data !== null && data.files.length > 0 && !data.types.includes("text/html");

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
    handlePaste: (view, event) => {
      const data = event.clipboardData;
      if ((data?.getData("text/html").length ?? 0) <= HTML_MAX) return refuseFiles(event, data);
      view.pasteText(data?.getData("text/plain") ?? "");
      return true;
    },
    handleDrop: (_view, event) => refuseFiles(event, event.dataTransfer),
  };
}
