import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../texts.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import css from "./rich-text-field.module.css";

type EditorComponent = ComponentType<RichTextEditorProps>;

/** The loaded component, so that a second field is rendered at once. */
let loaded: EditorComponent | undefined;

/** The editor of a rich text. Its script is fetched when the field is first shown; until then the plain text is shown. */
export function RichTextField(props: RichTextEditorProps) {
  const { richText: texts } = useTexts(publishingTexts);
  const { Editor, failed, load } = useLoadedEditor();
  if (Editor !== undefined) return <Editor {...props} />;
  return (
    <div aria-busy={!failed}>
      <div className={css.words} id={props.id} lang={props.language}>
        {props.value.plain}
      </div>
      <p className="mono muted" role="status">
        {failed ? texts.loadFailed : texts.loading}
      </p>
      {failed ? <Button onClick={load}>{texts.retry}</Button> : null}
    </div>
  );
}

/** Returns the loaded editor, and a function to retry when it could not be fetched. */
function useLoadedEditor() {
  const [Editor, setEditor] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      ({ RichTextEditor: loaded } = await import("./rich-text-editor.tsx"));
      setEditor(() => loaded);
    } catch {
      setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => void load(), []);
  return { Editor, failed, load };
}
