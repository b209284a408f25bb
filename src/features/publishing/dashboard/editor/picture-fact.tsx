import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { cardCopy, keyOf } from "#ui/picture-paths.ts";
import { factOf } from "../../drafts/drafts.ts";
import { shownPicture } from "../../references.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";
import css from "./facts.module.css";

/** The item's picture, with buttons to choose another one or to remove it. */
export function PictureFact({ info }: { info: FieldInfo }) {
  const { texts, language } = useStaff(publishingTexts);
  const { picture: words } = texts.editor;
  const { kind, draft, imageAlt, setFact, pickPicture } = useItemEditor();
  const collection = useCollection(kind);
  const isChosen = factOf(draft, info.path) !== "";
  const path = shownPicture(collection, draft);
  const choose = async () => {
    const picked = await pickPicture();
    if (picked !== undefined) setFact(info.path, picked.path);
  };
  return (
    <EditorGroup info={info}>
      <div className={css.picture}>
        <div className={css.frame}>
          <img
            src={keyOf(path) === undefined ? path : cardCopy(path, 480, "webp")}
            alt={imageAlt?.[language] ?? ""}
            width={480}
            height={320}
          />
        </div>
        <div className={css.actions}>
          {isChosen ? null : <p className="muted">{words.standing}</p>}
          <div className={css.buttons}>
            <Button onClick={choose}>{isChosen ? words.other : words.choose}</Button>
            {isChosen ? <Button onClick={() => setFact(info.path, "")}>{words.remove}</Button> : null}
          </div>
        </div>
      </div>
    </EditorGroup>
  );
}
