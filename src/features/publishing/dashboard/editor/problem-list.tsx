import { isLanguage, type Language, languageName } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { isFileList } from "../../fields.ts";
import type { Problem } from "../../problems.ts";
import { publishingTexts } from "../../texts.ts";
import { labelInSection, type ShownCollection, useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { problemText } from "./editor-field.tsx";
import { fieldId } from "./field-place.ts";
import css from "./problem-list.module.css";

/** A list of problems, each with a link to its field. */
export function ProblemList({ problems, onGo }: { problems: readonly Problem[]; onGo: (path: string) => void }) {
  const { texts, language } = useStaff(publishingTexts);
  const collection = useCollection(useItemEditor().kind);
  return (
    <ul className={css.list}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.code} ${problem.detail ?? ""}`}>
          <a
            href={`#${fieldId(problem.path)}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(problem.path);
            }}
          >
            {fieldName(texts, collection, problem.path, language)}
          </a>
          {": "}
          {problemText(texts, problem, language)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the name of a field with its section and language, if it has these: "Our services – Text (Polish)".
 * @param account the account's language
 */
export function fieldName(
  { editor }: StaffTexts<typeof publishingTexts>,
  collection: Pick<ShownCollection, "texts" | "facts" | "words">,
  path: string,
  account: Language,
): string {
  const [first = "", code, name, row, cell = ""] = path.split(".");
  const list = collection.facts[first];
  if (list !== undefined && isFileList(list) && code !== undefined) {
    const labels = list.control === "pictures" ? editor.pictures : editor.documents;
    const file = fill(labels.row, { number: Number(code) + 1 });
    if (!isLanguage(row)) return file;
    return `${file}: ${fill(editor.fieldIn, { field: labels.text, language: languageName(row, account) })}`;
  }
  const label = (field: string) =>
    row === undefined
      ? labelInSection(collection, field)
      : fill(editor.rows.cell, {
          field: labelInSection(collection, field),
          row: fill(editor.rows.row, { number: Number(row) + 1 }),
          cell: collection.words.cells?.[field]?.[cell] ?? cell,
        });
  if (first !== "texts" || !isLanguage(code)) return label(first);
  const language = languageName(code, account);
  return name === undefined ? language : fill(editor.fieldIn, { field: label(name), language });
}
