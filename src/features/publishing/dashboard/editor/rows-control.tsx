import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import rowsCss from "#ui/dashboard/forms/row-list.module.css";
import { RowList } from "#ui/dashboard/forms/row-list.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import fieldCss from "#ui/field.module.css";
import { FieldError } from "#ui/field-error.tsx";
import { textOf } from "../../drafts/drafts.ts";
import type { TextField } from "../../fields.ts";
import { type Cell, cellsText, TICK, textInstead, typedCells } from "../../rows.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, EditorGroup, type FieldInfo, useControlAttributes, useFieldError } from "./editor-field.tsx";
import { fieldId } from "./field-place.ts";
import css from "./rows-control.module.css";

/** A list of a few fields, whose rows can be added, removed and moved. */
export function RowsControl({ language, name, field }: { language: Language; name: string; field: TextField }) {
  const { rows: labels } = useTexts(publishingTexts).editor;
  const { kind, draft, setText } = useItemEditor();
  const { words } = useCollection(kind);
  const { cells = {}, most = 0, required } = field;
  const rows = typedCells(textOf(draft, language, name), cells);
  const path = `texts.${language}.${name}`;
  const id = fieldId(path);
  const set = (changed: readonly (readonly string[])[], place?: string) =>
    setText(language, { [name]: cellsText(changed) }, place);
  const swap = (from: number, to: number) => {
    const [one, other] = [rows[from], rows[to]];
    if (one !== undefined && other !== undefined) set(rows.with(from, other).with(to, one));
  };
  const hasLinks = Object.values(cells).some(({ control }) => control === "link");
  const hints = [words.hints?.[name] ?? "", hasLinks ? labels.linkHint : ""].filter(Boolean);
  return (
    <EditorGroup
      info={{ path, label: words.fields[name] ?? name, required, hint: hints.join(" ") || undefined }}
      hintFirst
    >
      <div className={`${rowsCss.rows} ${css.list}`}>
        <RowList
          keys={rows.map((_, i) => i)}
          max={most}
          row={labels.row}
          add={labels.add}
          addId={`${id}-add`}
          idOf={(index, part) => `${id}-${index}-${part}`}
          onMove={swap}
          onRemove={(index) => set(rows.toSpliced(index, 1))}
          onAdd={() => set([...rows, Object.keys(cells).map(() => "")])}
        >
          {(index) => (
            <div className={css.cells}>
              {Object.entries(cells).map(([cell, rules], i) => (
                <CellControl
                  key={cell}
                  path={`${path}.${index}.${cell}`}
                  label={words.cells?.[name]?.[cell] ?? cell}
                  language={language}
                  cell={rules}
                  instead={textInstead(rows[index] ?? [], cells, rules)}
                  value={rows[index]?.[i] ?? ""}
                  onChange={(value) =>
                    set(
                      rows.map((row, number) => (number === index ? row.with(i, value) : row)),
                      `${index}.${cell}`,
                    )
                  }
                />
              ))}
            </div>
          )}
        </RowList>
      </div>
    </EditorGroup>
  );
}

interface CellControlProps {
  path: string;
  label: string;
  language: Language;
  cell: Cell;
  /** The text that takes its place while it is empty. */
  instead: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function CellControl({ path, label, language, cell, instead, value, onChange }: CellControlProps) {
  const { editor } = useTexts(publishingTexts);
  const { draft } = useItemEditor();
  const { control, max, required } = cell;
  const over = value.length - max;
  const info: FieldInfo = {
    path,
    label,
    required: required && instead === undefined,
    error: over > 0 ? fill(editor.tooLong, { count: over, max }) : undefined,
  };
  const attributes = useControlAttributes(info);
  const error = useFieldError(info);
  if (control === "tick")
    return (
      <div className={`${fieldCss.field} ${css.tick}`}>
        <label className={fieldCss.choice}>
          <input
            type="checkbox"
            {...attributes}
            checked={value !== ""}
            onChange={({ target }) => onChange(target.checked ? TICK : "")}
          />
          <span>{label}</span>
        </label>
        <FieldError id={attributes.id} error={error} />
      </div>
    );
  const link = { inputMode: "url", autoCapitalize: "off", spellCheck: false } as const;
  return (
    <EditorField info={info}>
      <input
        {...attributes}
        {...(control === "link" ? link : { lang: language, spellCheck: true })}
        type="text"
        autoComplete="off"
        value={value}
        placeholder={instead === undefined ? undefined : textOf(draft, language, instead)}
        onChange={({ target }) => onChange(target.value)}
      />
    </EditorField>
  );
}
