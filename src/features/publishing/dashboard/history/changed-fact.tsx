import { countryName } from "#platform/i18n/languages.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { isPicture, typedValues, valuesOf } from "../../fields.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { FileSummary } from "../parts/file-summary.tsx";
import { SmallPicture } from "../parts/small-picture.tsx";
import css from "./changes.module.css";
import type { FactChange } from "./compare-drafts.ts";
import { Passages } from "./passages.tsx";

/** A fact before and after; pictures are shown. */
export function ChangedFact({ kind, fact }: { kind: string; fact: FactChange }) {
  const { texts, language } = useStaff(publishingTexts);
  const { history } = texts;
  const { facts, words } = useCollection(kind);
  const { field, before, after, files } = fact;
  const shown = (value: string) => {
    if (value === "") return history.nothing;
    if (facts[field]?.control === "country") return countryName(value, language);
    const label = (choice: string) => words.choices?.[field]?.[choice]?.label ?? choice;
    return facts[field]?.control === "choices" ? typedValues(valuesOf(value).map(label)) : label(value);
  };
  return (
    <div>
      <dt>{words.fields[field] ?? field}</dt>
      {files?.map((list, i) => (
        <dd key={i === 0 ? "before" : "after"}>
          <p>{i === 0 ? history.before : history.after}</p>
          {list.length === 0 ? (
            history.nothing
          ) : (
            <FileSummary files={list} pictures={facts[field]?.control === "pictures"} />
          )}
        </dd>
      ))}
      {files !== undefined ? null : facts[field] !== undefined && isPicture(facts[field]) ? (
        <dd className={css.pictures}>
          <PictureOf kind={kind} field={field} img={before} when={history.before} />
          <PictureOf kind={kind} field={field} img={after} when={history.after} />
        </dd>
      ) : (
        <dd>
          <Passages passages={[{ kind: "removed", text: shown(before) }]} />{" "}
          <Passages passages={[{ kind: "added", text: shown(after) }]} />
        </dd>
      )}
    </div>
  );
}

function PictureOf({ when, ...picture }: { kind: string; field: string; img: string; when: string }) {
  return (
    <figure>
      <SmallPicture {...picture} />
      <figcaption>
        {when}
        <span className="hidden">: {picture.img}</span>
      </figcaption>
    </figure>
  );
}
