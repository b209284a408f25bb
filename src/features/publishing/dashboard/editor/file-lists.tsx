import { type ReactNode, useRef } from "react";
import { Thumbnail } from "#features/media-library/dashboard/thumbnail.tsx";
import { UploadList } from "#features/media-library/dashboard/upload-list.tsx";
import { useUploads } from "#features/media-library/dashboard/use-uploads.ts";
import { DOCUMENT_MAX_BYTES } from "#features/media-library/picture-limits.ts";
import type { UploadedDocument } from "#features/media-library/pictures.server.ts";
import { inEveryLanguage, LANGUAGE_CODES, type Language, languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { sizeText } from "#ui/amounts.ts";
import rowsCss from "#ui/dashboard/forms/row-list.module.css";
import { RowList } from "#ui/dashboard/forms/row-list.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import fieldCss from "#ui/field.module.css";
import { errorId, FieldError } from "#ui/field-error.tsx";
import { Icon } from "#ui/icon.tsx";
import { filesOf } from "../../drafts/drafts.ts";
import { type FactField, isFileList } from "../../fields.ts";
import { FILE_TEXT_MAX, type ListedFile } from "../../file-lists.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorGroup, useFieldError } from "./editor-field.tsx";
import { fieldId } from "./field-place.ts";
import css from "./file-lists.module.css";
import textCss from "./text-control.module.css";
import { oneLine, withoutLineEnd } from "./text-control.tsx";

/** The lists of pictures and documents of the item, below its texts. */
export function FileLists() {
  const { facts } = useCollection(useItemEditor().kind);
  const lists = Object.entries(facts).filter(([, field]) => isFileList(field));
  if (lists.length === 0) return null;
  return (
    <div className={css.lists}>
      {lists.map(([name, field]) =>
        field.control === "pictures" ? (
          <Pictures key={name} name={name} field={field} />
        ) : (
          <Documents key={name} name={name} field={field} />
        ),
      )}
    </div>
  );
}

interface ListProps {
  name: string;
  field: FactField;
}

function Pictures({ name, field }: ListProps) {
  const { draft, altOf, pickPictures, setFiles } = useItemEditor();
  const choose = async () => {
    const picked = await pickPictures(field.max - filesOf(draft, name).length);
    setFiles(name, (files) => withPaths(files, picked, field));
  };
  return (
    <FileList
      name={name}
      field={field}
      onAdd={() => void choose()}
      show={({ path }) => <Thumbnail path={path} alt="" />}
      defaultOf={({ path }, language) => altOf(path)?.[language]}
    />
  );
}

function Documents({ name, field }: ListProps) {
  const { language } = useStaff();
  const { draft, documentOf, addDocument, setFiles } = useItemEditor();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads<UploadedDocument>({
    path: "/dashboard/documents/upload",
    maxBytes: DOCUMENT_MAX_BYTES,
    tooLarge: "document-too-large",
    onStored(document) {
      addDocument(document);
      setFiles(name, (files) => withPaths(files, [document], field));
    },
  });
  const room = field.max - filesOf(draft, name).length;
  // A stored one is in the list.
  const entries = uploads.entries.filter(({ state }) => state !== "done");
  return (
    <FileList
      name={name}
      field={field}
      onAdd={() => input.current?.click()}
      notes={
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="application/pdf,.pdf"
            onChange={({ currentTarget }) => {
              uploads.add([...(currentTarget.files ?? [])].slice(0, room));
              currentTarget.value = "";
            }}
          />
          <UploadList uploads={{ ...uploads, entries }} />
        </>
      }
      show={({ path }) => {
        const document = documentOf(path);
        return (
          <a className={css.document} href={path}>
            <Icon name="document" />
            <span>
              {document?.name ?? path.split("/").at(-1)}
              {document === undefined ? null : <small>PDF, {sizeText(document.size, language)}</small>}
            </span>
          </a>
        );
      }}
      defaultOf={({ path }) => documentOf(path)?.name}
    />
  );
}

/** Returns the files of a list with further ones, as many as it has room for; one that is there stays where it is. */
function withPaths(
  files: readonly ListedFile[],
  added: readonly { path: string }[],
  { max }: FactField,
): readonly ListedFile[] {
  const known = new Set(files.map(({ path }) => path));
  const fresh = added.filter(({ path }) => !known.has(path)).map(({ path }) => ({ path, text: inEveryLanguage({}) }));
  return [...files, ...fresh].slice(0, max);
}

interface FileListProps extends ListProps {
  onAdd: () => void;
  /** Content between the rows and the button that adds a file. */
  notes?: ReactNode;
  show: (file: ListedFile) => ReactNode;
  /** Returns the text that applies while that of the file is empty. */
  defaultOf: (file: ListedFile, language: Language) => string | undefined;
}

/** A list of files that can be added, removed and moved, each with its texts. */
function FileList({ name, field, onAdd, notes, show, defaultOf }: FileListProps) {
  const { editor } = useTexts(publishingTexts);
  const { kind, draft, setFiles } = useItemEditor();
  const { words } = useCollection(kind);
  const labels = field.control === "pictures" ? editor.pictures : editor.documents;
  const files = filesOf(draft, name);
  const id = fieldId(name);
  const swap = (from: number, to: number) =>
    setFiles(name, (now) => {
      const [one, other] = [now[from], now[to]];
      return one === undefined || other === undefined ? now : now.with(from, other).with(to, one);
    });
  return (
    <EditorGroup
      info={{
        path: name,
        label: words.fields[name] ?? name,
        required: false,
        hint: fill(words.hints?.[name] ?? labels.hint, { max: field.max }),
      }}
      hintFirst
    >
      <div className={`${rowsCss.rows} ${css.list}`}>
        <RowList
          keys={files.map((_, i) => i)}
          max={field.max}
          row={labels.row}
          add={labels.add}
          addId={`${id}-add`}
          idOf={(index, part) => `${id}-${index}-${part}`}
          onMove={swap}
          onRemove={(index) => setFiles(name, (now) => now.toSpliced(index, 1))}
          onAdd={onAdd}
          notes={notes}
        >
          {(index) => {
            const file = files[index];
            return file === undefined ? null : (
              <File place={`${name}.${index}`} shown={show(file)}>
                {LANGUAGE_CODES.map((language) => (
                  <FileText
                    key={language}
                    name={name}
                    index={index}
                    language={language}
                    label={labels.text}
                    value={file.text[language]}
                    placeholder={defaultOf(file, language)}
                  />
                ))}
              </File>
            );
          }}
        </RowList>
      </div>
    </EditorGroup>
  );
}

function File({ place, shown, children }: { place: string; shown: ReactNode; children: ReactNode }) {
  const id = fieldId(place);
  return (
    <div id={id} className={css.file}>
      <div className={css.shown}>{shown}</div>
      <div className={css.texts}>{children}</div>
      <FieldError id={id} error={useFieldError({ path: place })} />
    </div>
  );
}

interface FileTextProps {
  name: string;
  index: number;
  language: Language;
  label: string;
  value: string;
  placeholder: string | undefined;
}

/** The text of a file in a language. */
function FileText({ name, index, language, label, value, placeholder }: FileTextProps) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { editor } = texts;
  const { setFiles } = useItemEditor();
  const place = `${index}.text.${language}`;
  const path = `${name}.${place}`;
  const id = fieldId(path);
  const over = value.length - FILE_TEXT_MAX;
  const tooLong = over > 0 ? fill(editor.tooLong, { count: over, max: FILE_TEXT_MAX }) : undefined;
  const error = useFieldError({ path, error: tooLong });
  const write = (text: string) =>
    setFiles(
      name,
      (now) => now.map((file, i) => (i === index ? { ...file, text: { ...file.text, [language]: text } } : file)),
      place,
    );
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id}>{fill(editor.fieldIn, { field: label, language: languageName(language, account) })}</label>
      <textarea
        id={id}
        className={`${textCss.text} ${textCss.line}`}
        lang={language}
        spellCheck
        rows={1}
        value={value}
        placeholder={placeholder}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={errorId(id)}
        onChange={({ target }) => write(oneLine(target.value))}
        onKeyDown={withoutLineEnd}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
