import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { editedFacts, type FactField, isFileList } from "../../fields.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { ChoiceFact } from "./choice-fact.tsx";
import { CountryFact } from "./country-fact.tsx";
import { DocumentFact } from "./document-fact.tsx";
import { DrawingFact } from "./drawing-fact.tsx";
import { useItemEditor } from "./editor-context.tsx";
import type { FieldInfo } from "./editor-field.tsx";
import css from "./facts.module.css";
import { InputFact } from "./input-fact.tsx";
import { LabelFact } from "./label-fact.tsx";
import { PictureFact } from "./picture-fact.tsx";
import { ReferencesFact } from "./references-fact.tsx";

/** The facts of the item, which are the same in all languages, without its lists of files. */
export function Facts() {
  const { editor } = useTexts(publishingTexts);
  const collection = useCollection(useItemEditor().kind);
  const { texts, words } = collection;
  const facts = editedFacts(collection).filter(([, field]) => !isFileList(field));
  if (facts.length === 0) return null;
  const hintOf = (name: string, { control }: FactField) =>
    words.hints?.[name] ?? (control === "document" ? editor.document.hint : undefined);
  return (
    <section className={css.facts} aria-label={editor.facts}>
      {facts.map(([name, field]) => {
        const label = words.fields[name] ?? name;
        const required = field.required || texts[field.of ?? ""]?.required === true;
        const info: FieldInfo = { path: name, label, required, hint: hintOf(name, field) };
        return (
          <div key={name} className={`${css.fact} ${css[sizeOf(field)]}`}>
            <Fact info={info} field={field} />
          </div>
        );
      })}
    </section>
  );
}

function Fact({ info, field }: { info: FieldInfo; field: FactField }) {
  switch (field.control) {
    case "picture":
      return <PictureFact info={info} field={field} />;
    case "document":
      return <DocumentFact info={info} max={field.max} />;
    case "country":
      return <CountryFact info={info} />;
    case "references":
      return field.of === undefined ? (
        <ReferencesFact info={info} field={field} />
      ) : (
        <LabelFact info={info} label={field.of} />
      );
    case "choice":
      return field.shownAs === "drawings" ? (
        <DrawingFact info={info} choices={field.choices ?? []} />
      ) : (
        <ChoiceFact info={info} choices={field.choices ?? []} />
      );
    case "choices":
      return <ChoiceFact info={info} choices={field.choices ?? []} several />;
    default:
      return <InputFact info={info} field={field} />;
  }
}

/** Returns the width of a fact in a wide row. */
function sizeOf({ control, max, required, shownAs }: FactField): "third" | "day" | "half" | "rest" {
  if (control === "references" && max === 1) return "third";
  if (control === "references" || shownAs === "drawings") return "rest";
  if (control === "document") return "half";
  return control === "number" || (control === "day" && required) ? "day" : "third";
}
