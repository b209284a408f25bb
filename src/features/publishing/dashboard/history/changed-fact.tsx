import type { Language } from "#platform/i18n/languages.ts";
import { countryName } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { ItemKind } from "../../kinds.ts";
import { publishingTexts } from "../../texts.ts";
import { SmallPicture } from "../parts/small-picture.tsx";
import css from "./changes.module.css";
import type { FactChange } from "./compare-drafts.ts";
import { Passages } from "./passages.tsx";

/** What a fact was and is; pictures are shown. */
export function ChangedFact({ kind, fact }: { kind: ItemKind; fact: FactChange }) {
  const { texts, language } = useStaff(publishingTexts);
  const { fields, history } = texts;
  const { field, before, after } = fact;
  const words = (value: string) => (value === "" ? history.nothing : factWords(field, value, texts, language));
  return (
    <div>
      <dt>{fields[field as keyof typeof fields] ?? field}</dt>
      {field === "img" ? (
        <dd className={css.pictures}>
          <PictureOf kind={kind} img={before} when={history.before} />
          <PictureOf kind={kind} img={after} when={history.after} />
        </dd>
      ) : (
        <dd>
          <Passages passages={[{ kind: "removed", text: words(before) }]} />{" "}
          <Passages passages={[{ kind: "added", text: words(after) }]} />
        </dd>
      )}
    </div>
  );
}

function PictureOf({ kind, img, when }: { kind: ItemKind; img: string; when: string }) {
  return (
    <figure>
      <SmallPicture kind={kind} img={img} />
      <figcaption>
        {when}
        <span className="hidden">: {img}</span>
      </figcaption>
    </figure>
  );
}

/** A fact as the form names it. */
function factWords(
  field: string,
  value: string,
  { editor }: StaffTexts<typeof publishingTexts>,
  language: Language,
): string {
  const { permission, offerKinds } = editor;
  const choices: Record<string, Record<string, string>> = {
    kind: offerKinds,
    mayNameVessel: permission,
    mayNameClient: permission,
  };
  if (field === "country") {
    return countryName(value, language);
  }
  return choices[field]?.[value] ?? value;
}
