import type { Language } from "#platform/i18n/languages.ts";
import field from "#ui/field.module.css";
import { errorId, FieldError } from "#ui/field-error.tsx";
import { textOf } from "../../drafts/drafts.ts";
import { RichTextField } from "../../rich-text-editor/rich-text-field.tsx";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { useFieldError } from "./editor-field.tsx";
import { fieldId } from "./field-place.ts";
import css from "./text-control.module.css";

/** The editor of a rich text. */
export function RichControl({ language, name }: { language: Language; name: string }) {
  const { kind, draft, generation, setText, pickPictures } = useItemEditor();
  const { fields } = useCollection(kind).words;
  const path = `texts.${language}.${name}`;
  const id = fieldId(path);
  const error = useFieldError({ path });
  const { rich } = draft.texts[language];
  const pick = async () => {
    const [picked] = await pickPictures(1);
    return picked && { path: picked.path, alt: picked.alt[language] };
  };
  return (
    <div className={field.field}>
      <span className={css.name} id={`${id}-label`}>
        {fields[name] ?? name}
      </span>
      <RichTextField
        key={generation}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={errorId(id)}
        invalid={error !== undefined}
        language={language}
        value={{ plain: textOf(draft, language, name), rich }}
        onChange={(value) => setText(language, { [name]: value.plain, rich: value.rich })}
        onPickPicture={pick}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
