import field from "#ui/field.module.css";
import { factOf } from "../../drafts/drafts.ts";
import { typedValues, valuesOf } from "../../fields.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";

interface ChoiceFactProps {
  info: FieldInfo;
  choices: readonly string[];
  /** Whether any number of them may be chosen. */
  several?: boolean;
}

/** A choice of a few values, each with its meaning: one, or several. None is chosen at first. */
export function ChoiceFact({ info, choices, several = false }: ChoiceFactProps) {
  const { kind, draft, setFact } = useItemEditor();
  const chosen = several ? valuesOf(factOf(draft, info.path)) : [factOf(draft, info.path)];
  const choose = (choice: string, isChosen: boolean) =>
    several ? typedValues(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one)))) : choice;
  const words = useCollection(kind).words.choices?.[info.path] ?? {};
  return (
    <EditorGroup info={info}>
      {choices.map((choice) => (
        <label key={choice} className={field.choice}>
          <input
            type={several ? "checkbox" : "radio"}
            name={info.path}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={({ target }) => setFact(info.path, choose(choice, target.checked))}
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
