import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { libraryDrawing } from "#ui/drawings.ts";
import { shownPicture } from "../../references.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";
import css from "./facts.module.css";

/** A choice between a few drawings. */
export function DrawingFact({ info, choices }: { info: FieldInfo; choices: readonly string[] }) {
  const { language } = useStaff();
  const { kind, draft, setFact } = useItemEditor();
  const collection = useCollection(kind);
  return (
    <EditorGroup info={info}>
      <div className={css.drawings}>
        {choices.map((path) => (
          <label key={path}>
            <span className={css.frame}>
              <img src={path} alt={libraryDrawing(path)?.alt[language] ?? ""} width={480} height={320} />
            </span>
            <input
              type="radio"
              name={info.path}
              className="hidden"
              checked={shownPicture(collection, draft) === path}
              onChange={() => setFact(info.path, path)}
            />
          </label>
        ))}
      </div>
    </EditorGroup>
  );
}
