import { useContext } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { sizeText } from "../amounts.ts";
import { DocumentPartsContext } from "../document-parts.ts";
import { Icon } from "../icon.tsx";
import { Picture } from "../picture.tsx";
import styles from "./entry-files.css?url";
import { usePage } from "./page-context.tsx";

/** A picture with its alternative text, or a document with its title and its size in bytes. */
interface EntryFile {
  path: string;
  text: string;
  /** The language of the text where it is another than that of the entry. */
  language?: Language;
  size?: number;
}

type Files = Partial<Record<"pictures" | "documents", readonly EntryFile[] | undefined>>;

/** An entry of any collection. */
type AnyEntry = Readonly<Record<string, unknown>>;

const hasFiles = ({ pictures = [], documents = [] }: AnyEntry) => [pictures, documents].flat().length > 0;

/** Returns the style sheets that a page needs for the files of an entry; for `sheets` of its loader. */
export const sheetsOfFiles = (entry: AnyEntry): readonly string[] => (hasFiles(entry) ? [styles] : []);

/** The further pictures and the documents of an entry, below its text; nothing without any. */
export function EntryFiles({ files, lang }: { files: Files; lang: Language | undefined }) {
  const { t, versioned } = usePage();
  const { hydrated } = useContext(DocumentPartsContext);
  const { pictures = [], documents = [] } = files;
  if (!hasFiles(files)) return null;
  return (
    <div className="files">
      {import.meta.env.PROD && !hydrated ? null : <link rel="stylesheet" href={styles} precedence="default" />}
      {pictures.length === 0 ? null : (
        <section aria-labelledby="pictures">
          <h2 id="pictures">{t("labels.pictures")}</h2>
          <ul className="gallery" lang={lang}>
            {pictures.map(({ path, text, language }, i) => (
              <li key={path}>
                <a href={versioned(path)} aria-label={text === "" ? t("labels.picture", { number: i + 1 }) : undefined}>
                  <Picture
                    src={path}
                    alt={text}
                    lang={language}
                    versioned={versioned}
                    sizes="(min-width: 45rem) 13rem, 45vw"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length === 0 ? null : (
        <section aria-labelledby="documents">
          <h2 id="documents">{t("labels.documents")}</h2>
          <ul>
            {documents.map((document) => (
              <Document key={document.path} document={document} lang={lang} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Document({ document: { path, text, size }, lang }: { document: EntryFile; lang: Language | undefined }) {
  const { language } = usePage();
  const kind = path.slice(path.lastIndexOf(".") + 1).toUpperCase();
  return (
    <li>
      <a className="document" href={path} download="">
        <Icon name="document" />
        <span>
          <span lang={lang}>{text}</span>{" "}
          <small>({[kind, ...(size === undefined ? [] : [sizeText(size, language)])].join(", ")})</small>
        </span>
      </a>
    </li>
  );
}
