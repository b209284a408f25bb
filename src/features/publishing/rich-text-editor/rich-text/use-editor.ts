import { Editor, type EditorOptions } from "@tiptap/core";
import { type RefObject, useEffect, useState } from "react";

/**
 * Creates an editor in an element once and destroys it with the component. Only the first `options` are used:
 * functions in them must look up values that may change.
 */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  options: () => Partial<EditorOptions>,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new editor would lose the cursor and the steps to undo
  useEffect(() => {
    const made = new Editor({ element: place.current, injectCSS: false, ...options() });
    setEditor(made);
    return () => made.destroy();
  }, []);
  return editor;
}
