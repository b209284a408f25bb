import { useTexts } from "#ui/dashboard/staff-context.tsx";
import field from "#ui/field.module.css";
import { factOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";

/** One of a few answers, each with what it means. None is chosen until somebody does. */
export function ChoiceFact({ info, choices }: { info: FieldInfo; choices: readonly string[] }) {
  const { draft, setFact } = useItemEditor();
  const words = useChoiceWords();
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

function useChoiceWords(): Readonly<Record<string, { label: string; meaning?: string }>> {
  const { permission, offerKinds } = useTexts(publishingTexts).editor;
  return {
    yes: { label: permission.yes, meaning: permission.yesMeaning },
    no: { label: permission.no, meaning: permission.noMeaning },
    anonymous: { label: permission.anonymous, meaning: permission.anonymousMeaning },
    job: { label: offerKinds.job },
    practice: { label: offerKinds.practice },
  };
}
