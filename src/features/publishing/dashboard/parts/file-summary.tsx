import { Thumbnail } from "#features/media-library/dashboard/thumbnail.tsx";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { ListedFile } from "../../file-lists.ts";
import css from "./file-summary.module.css";

/** The files of a list in a comparison, in their order: pictures as such, documents by their addresses, with all texts. */
export function FileSummary({ files, pictures }: { files: readonly ListedFile[]; pictures: boolean }) {
  return (
    <ol className={pictures ? css.pictures : css.files}>
      {files.map(({ path, text }) => (
        <li key={path}>
          {pictures ? <Thumbnail path={path} alt="" /> : path.split("/").at(-1)}
          <div>
            {LANGUAGE_CODES.filter((code) => text[code] !== "").map((code) => (
              <p key={code} lang={code}>
                {text[code]}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
