import { Icon } from "#ui/icon.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./file-links.module.css";
import { mediaTexts } from "./texts.ts";

/** A file in one of several formats. */
export interface MediaFile {
  /** Label: "SVG". */
  format: string;
  path: string;
}

/** A caption, and a download link for each format of a file. */
export function FileLinks({ caption, files }: { caption: string; files: readonly MediaFile[] }) {
  const { t, versioned } = usePage(mediaTexts);
  return (
    <div className={css.files}>
      <p>{caption}</p>
      <ul>
        {files.map(({ format, path }) => (
          <li key={format}>
            <a href={versioned(path)} download={path.slice(path.lastIndexOf("/") + 1)}>
              <Icon name="download" />
              <span className="hidden">{`${t("download", { caption })} `}</span>
              {format}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
