import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { cardCopy, keyOf, MARK, otherCopy } from "#ui/picture-paths.ts";
import { factOf } from "../../drafts/drafts.ts";
import type { FactField } from "../../fields.ts";
import { chosenPicture } from "../../references.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, type FieldInfo } from "./editor-field.tsx";
import css from "./facts.module.css";

/** A picture of the item, with buttons to choose another one or to remove it. */
export function PictureFact({ info, field }: { info: FieldInfo; field: FactField }) {
  const { texts, language } = useStaff(publishingTexts);
  const { editor, pages } = texts;
  const { picture: words } = editor;
  const { kind, draft, altOf, setFact, pickPictures } = useItemEditor();
  const isPage = useCollection(kind).page !== undefined;
  const isChosen = factOf(draft, info.path) !== "";
  const path = chosenPicture(draft, info.path, field);
  const choose = async () => {
    const [picked] = await pickPictures(1);
    if (picked !== undefined) setFact(info.path, picked.path);
  };
  return (
    <EditorGroup info={info}>
      <div className={css.picture}>
        <div className={`${css.frame} ${field.mark ? css.mark : ""} ${isPage && !isChosen ? css.whole : ""}`}>
          <img src={smallCopy(path, field)} alt={altOf(path)?.[language] ?? ""} width={480} height={320} />
        </div>
        <div className={css.actions}>
          {isChosen ? null : <p className="muted">{isPage ? words.standingOfPage : words.standing}</p>}
          <div className={css.buttons}>
            <Button onClick={choose}>{isChosen ? words.other : words.choose}</Button>
            {isChosen ? (
              <Button onClick={() => setFact(info.path, "")}>{isPage ? pages.returnField : words.remove}</Button>
            ) : null}
          </div>
        </div>
      </div>
    </EditorGroup>
  );
}

function smallCopy(path: string, { mark }: FactField): string {
  if (keyOf(path) === undefined) return path;
  return mark ? otherCopy(path, MARK) : cardCopy(path, 480, "webp");
}
