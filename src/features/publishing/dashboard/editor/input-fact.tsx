import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { factOf } from "../../drafts/drafts.ts";
import type { FactField } from "../../fields.ts";
import { publishingTexts } from "../../texts.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, useControlAttributes } from "./editor-field.tsx";

/** A fact in a one-line field: a day, an address, a number or a name. */
export function InputFact({ info, field: { control, max } }: { info: FieldInfo; field: FactField }) {
  const { editor } = useTexts(publishingTexts);
  const { draft, setFact } = useItemEditor();
  const value = factOf(draft, info.path);
  const isNumber = control === "number";
  // A text that is too long or not a number stays as it was typed or pasted: nothing is cut off silently.
  const over = isNumber ? 0 : value.length - max;
  const shown: FieldInfo = over > 0 ? { ...info, error: fill(editor.tooLong, { count: over, max }) } : info;
  return (
    <EditorField info={shown}>
      <input
        {...useControlAttributes(shown)}
        type={control === "day" ? "date" : control === "url" ? "url" : "text"}
        inputMode={isNumber ? "numeric" : undefined}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={({ target }) => setFact(info.path, target.value)}
      />
    </EditorField>
  );
}
