import { usePage } from "#ui/site/page-context.tsx";
import { FileLinks } from "./file-links.tsx";
import css from "./logo-files.module.css";
import type { MediaText } from "./media.ts";

const FOLDER = "/media/logo";
const LOGO = { width: 344, height: 38 };
const MARK = { width: 112, height: 64 };

/** The available logos, and which have a PNG too. */
const LOGOS = [
  { key: "logo", file: "logo", size: LOGO, png: true, dark: false },
  { key: "logoReversed", file: "logo-reversed", size: LOGO, png: false, dark: true },
  { key: "mark", file: "mark", size: MARK, png: true, dark: false },
  { key: "markReversed", file: "mark-reversed", size: MARK, png: false, dark: true },
] as const;

/** Every variant of the logo on its intended background, with its files. */
export function LogoFiles({ captions }: { captions: MediaText }) {
  const { versioned } = usePage();
  return (
    <ul className={css.logos}>
      {LOGOS.map(({ key, file, size, png, dark }) => (
        <li key={key}>
          <div className={dark ? css.preview : `${css.preview} ${css.light}`}>
            <div className={dark ? `${css.ground} ${css.dark}` : css.ground}>
              <img src={versioned(`${FOLDER}/${file}.svg`)} alt="" {...size} loading="lazy" />
            </div>
          </div>
          <FileLinks
            caption={captions[key]}
            files={[
              { format: "SVG", path: `${FOLDER}/${file}.svg` },
              ...(png ? [{ format: "PNG", path: `${FOLDER}/${file}.png` }] : []),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
