import { Picture } from "#ui/picture.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { FileLinks } from "./file-links.tsx";
import type { MediaText } from "./media.ts";
import css from "./press-pictures.module.css";
import veil from "./veil.module.css";

/** The first one is wider than the others and above them; it is shown as a drawing that follows the theme. */
const PICTURES = [
  { key: "shipToShore", shown: "/media/press/ship-to-shore.svg", path: "/media/press/ship-to-shore.png" },
  { key: "supportVessel", path: "/media/press/support-vessel.png", className: `${veil.veil} ${veil.light}` },
  { key: "switchboard", path: "/media/press/switchboard.png", className: veil.veil },
  { key: "crew", path: "/media/press/crew.png", className: `${veil.veil} ${veil.light}` },
] as const;

const SIZES = "(min-width: 38rem) 33vw, 100vw";

/** The press pictures, each with its file for print and screen. */
export function PressPictures({ captions }: { captions: MediaText }) {
  const { versioned } = usePage();
  return (
    <ul className={css.pictures}>
      {PICTURES.map(({ key, path, ...picture }) => (
        <li key={key}>
          <div className={"className" in picture ? picture.className : undefined}>
            <Picture src={"shown" in picture ? picture.shown : path} alt="" versioned={versioned} sizes={SIZES} />
          </div>
          <FileLinks caption={captions[key]} files={[{ format: "PNG", path }]} />
        </li>
      ))}
    </ul>
  );
}
