import { usePage } from "#ui/site/page-context.tsx";
import { FileLinks } from "./file-links.tsx";
import css from "./logo-files.module.css";
import type { MediaText } from "./media.ts";

const FOLDER = "/media/logo";
const LOGO = { width: 344, height: 38 };
const MARK = { width: 112, height: 64 };

/** The available logos. */
const LOGOS = [
  { key: "logo", file: "logo", size: LOGO, dark: false },
  { key: "logoReversed", file: "logo-reversed", size: LOGO, dark: true },
  { key: "mark", file: "mark", size: MARK, dark: false },
  { key: "markReversed", file: "mark-reversed", size: MARK, dark: true },
] as const;

/** Every variant of the logo on its intended background, with its files. */
export function LogoFiles({ captions }: { captions: MediaText }) {
  const { versioned } = usePage();
  return (
    <ul className={css.logos}>
      {LOGOS.map(({ key, file, size, dark }) => (
        <li key={key}>
          <div className={dark ? css.preview : `${css.preview} ${css.light}`}>
            <div className={dark ? `${css.ground} ${css.dark}` : css.ground}>
              <img src={versioned(`${FOLDER}/${file}.svg`)} alt="" {...size} loading="lazy" />
            </div>
          </div>
          <FileLinks
            caption={captions[key]}
            files={["svg", "png"].map((type) => ({
              format: type.toUpperCase(),
              path: `${FOLDER}/${file}.${type}`,
            }))}
          />
        </li>
      ))}
    </ul>
  );
}
