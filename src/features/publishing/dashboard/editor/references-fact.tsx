import field from "#ui/field.module.css";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";
import css from "./facts.module.css";

/** Entries that this one names, such as the services that a project needed. */
export function ReferencesFact({ info }: { info: FieldInfo }) {
  const { draft, choices, setFact } = useItemEditor();
  const chosen = Array.isArray(draft[info.path]) ? (draft[info.path] as number[]) : [];
  return (
    <EditorGroup info={info}>
      <div className={css.boxes}>
        {(choices[info.path] ?? []).map(({ id, title }) => (
          <label key={id} className={field.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                const others = chosen.filter((other) => other !== id);
                setFact(info.path, (target.checked ? [...others, id] : others).sort());
              }}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </EditorGroup>
  );
}
