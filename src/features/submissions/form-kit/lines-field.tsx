import type { ReactNode } from "react";
import { Checkbox, type FieldProps, TextField } from "#ui/field.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { Picture } from "#ui/picture.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import note from "#ui/site/side-note.module.css";
import { type LinePart, lineName, type TypedLine } from "../lines.ts";
import { submissionTexts } from "../texts.ts";
import css from "./lines-field.module.css";

/** A line as the form shows it. */
export interface ShownLine extends TypedLine {
  title: string;
  /** The language of the title when it is not the page's. */
  lang: string | undefined;
  /** URL of the entry's page. */
  href: string;
  /** Path of its picture, where it is known. */
  picture: string | undefined;
  /** By which it is ordered. */
  code: string | undefined;
}

interface LinesFieldProps {
  /** Returns the common props of a control; `formFields` makes it. */
  field(name: string): FieldProps;
  name: string;
  lines: readonly ShownLine[];
  /** Shown below the legend. */
  children?: ReactNode;
}

/** The names of the controls of lines that can be wrong, in page order, with the titles of the lines. */
export const lineLabels = (
  name: string,
  lines: readonly ShownLine[],
  labels: Readonly<Record<"quantity" | "note", string>>,
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ title }, index) =>
      (["quantity", "note"] as const).map((part) => [lineName(name, index + 1, part), `${title}, ${labels[part]}`]),
    ),
  );

/**
 * The lines of a form: each has the title of its entry, a quantity, a note, and a box that leaves the line out, so that
 * no script is needed.
 */
export function LinesField({ field, name, lines, children }: LinesFieldProps) {
  const { t, versioned } = usePage(submissionTexts);
  const { id, label, error } = field(name);
  return (
    <fieldset className={`${note.note} ${css.lines}`} id={id} tabIndex={-1}>
      <legend>
        <h2>{label}</h2>
      </legend>
      {children}
      <p className={css.hint}>{t("lines.hint")}</p>
      <FieldError id={id} error={error} />
      {lines.map(({ item, title, lang, href, picture, code, quantity, note: remark, remove }, index) => {
        const part = (which: LinePart, words: string): FieldProps => ({
          ...field(lineName(name, index + 1, which)),
          label: words,
        });
        return (
          <fieldset className={css.line} key={item}>
            <legend>
              {picture === undefined ? null : <Picture src={picture} alt="" versioned={versioned} sizes="5rem" />}
              <span>
                <a href={href} target="_blank" rel="noopener" lang={lang}>
                  {title}
                  <span className="hidden"> ({t("forms.newTab")})</span>
                </a>
                {code ? <span className={`mono muted ${css.code}`}> {code}</span> : null}
              </span>
            </legend>
            <input type="hidden" name={lineName(name, index + 1, "item")} value={item} />
            <TextField
              field={part("quantity", t("lines.quantity"))}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={quantity}
            />
            <TextField
              field={{ ...part("note", t("lines.note")), optional: t("forms.optional") }}
              autoComplete="off"
              defaultValue={remark}
            />
            <Checkbox field={{ ...part("remove", ""), optional: "" }} defaultChecked={remove === "on"}>
              {t("lines.remove")}
            </Checkbox>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
