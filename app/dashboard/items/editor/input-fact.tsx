import { factOf } from "#content/publishing/drafts/drafts.ts";
import type { FactField } from "#content/publishing/drafts/fields.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, useTied } from "./editor-field.tsx";

/** A fact that is typed into one line: a day, an address, a number or a name. */
export function InputFact({ info, field: { control, max } }: { info: FieldInfo; field: FactField }) {
  const { draft, setFact } = useItemEditor();
  const isNumber = control === "number";
  return (
    <EditorField info={info}>
      <input
        {...useTied(info)}
        type={control === "day" ? "date" : control === "url" ? "url" : "text"}
        inputMode={isNumber ? "numeric" : undefined}
        // What is no number stays as it was typed or pasted; saving refuses it at the field.
        maxLength={isNumber ? undefined : max}
        spellCheck={false}
        autoComplete="off"
        value={factOf(draft, info.path)}
        onChange={({ target }) => setFact(info.path, target.value)}
      />
    </EditorField>
  );
}
