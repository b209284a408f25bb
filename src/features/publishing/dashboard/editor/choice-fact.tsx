import field from "#ui/field.module.css";
import { factOf } from "../../drafts/drafts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";

/** A choice between a few values, each with its meaning. None is chosen at first. */
export function ChoiceFact({ info, choices }: { info: FieldInfo; choices: readonly string[] }) {
  const { kind, draft, setFact } = useItemEditor();
  const words = useCollection(kind).words.choices?.[info.path] ?? {};
  return (
    <EditorGroup info={info}>
      {choices.map((choice) => (
        <label key={choice} className={field.choice}>
          <input
            type="radio"
            name={info.path}
            value={choice}
            checked={factOf(draft, info.path) === choice}
            onChange={() => setFact(info.path, choice)}
          />
          <span>
            {words[choice]?.label ?? choice}
            {words[choice]?.meaning === undefined ? null : <span className="muted">: {words[choice].meaning}</span>}
          </span>
        </label>
      ))}
    </EditorGroup>
  );
}
