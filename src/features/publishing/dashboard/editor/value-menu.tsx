import { useId, useRef, useState } from "react";
import { useValueNames } from "#features/settings/dashboard/value-names.ts";
import { type Language, languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { placeholdersIn, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { textOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { labelInSection, useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { fieldId } from "./field-place.ts";
import css from "./value-menu.module.css";

/** Below a plain text that may name values: the text with today's values, and a menu that inserts one at the cursor. */
export function ValueMenu({ language, name }: { language: Language; name: string }) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { fieldIn, values: labels } = texts.editor;
  const { kind, draft, values, examples, figureLabels } = useItemEditor();
  const collection = useCollection(kind);
  const { words, texts: fields, values: filled } = collection;
  const names: Readonly<Record<string, string>> = { ...figureLabels, ...useValueNames() };
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ofSite = filled?.includes(name) ? values?.[language] : undefined;
  if (ofSite === undefined) return null;
  const ofField = fields[name]?.placeholders ?? [];
  const own = Object.fromEntries(ofField.map((value) => [value, examples?.[language][value] ?? ""]));
  // First; one takes the place of a value of the site with the same name.
  const today = { ...own, ...ofSite, ...own };
  // A withdrawn figure has a value and no label.
  const offered = Object.entries(today).filter(([value]) => ofField.includes(value) || names[value] !== undefined);
  const text = textOf(draft, language, name);
  const field = fill(fieldIn, { field: labelInSection(collection, name), language: languageName(language, account) });
  const insert = (value: string) => {
    menu.current?.hidePopover();
    insertInto(document.getElementById(fieldId(`texts.${language}.${name}`)), `{{${value}}}`);
  };
  // Plural forms are separated as in the texts of the site.
  const example = `{{countries|${labels.exampleForms.split(", ").join("|")}}}`;
  return (
    <div className={css.values}>
      {placeholdersIn(text).names.length === 0 ? null : (
        <div className={css.today}>
          <p>{ofField.length > 0 ? labels.example : labels.today}</p>
          <blockquote lang={language}>{withFigures(text, today, language)}</blockquote>
        </div>
      )}
      <button type="button" className={css.insert} popoverTarget={id} aria-label={fill(labels.insertIn, { field })}>
        {labels.insert}
      </button>
      <div
        className={css.menu}
        id={id}
        ref={menu}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen ? (
          <>
            <ul>
              {offered.map(([value, shown]) => (
                <li key={value}>
                  <button type="button" onClick={() => insert(value)}>
                    <span>
                      {(ofField.includes(value) ? words.placeholders?.[value] : names[value]) ?? value}:{" "}
                      <span lang={language}>{shown}</span>
                    </span>
                    <span className="mono muted">{`{{${value}}}`}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className="muted">{fill(labels.hint, { example })}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Types a text into a field in place of its selection, and leaves the cursor behind it. */
function insertInto(field: HTMLElement | null, typed: string) {
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setRangeText(typed, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
