import { Picture } from "#ui/picture.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { FileLinks } from "./file-links.tsx";
import type { MediaText } from "./media.ts";
import css from "./press-pictures.module.css";
import veil from "./veil.module.css";

/** The first one is wider than the others and above them. Their grounds decide how they look at night. */
const PICTURES = [
  {
    key: "shipToShore",
    path: "/media/press/ship-to-shore.png",
    sizes: "(min-width: 56rem) 62vw, 100vw",
    className: veil.veil,
  },
  {
    key: "supportVessel",
    path: "/media/press/support-vessel.png",
    sizes: "(min-width: 38rem) 33vw, 100vw",
    className: `${veil.veil} ${veil.light}`,
  },
  {
    key: "switchboard",
    path: "/media/press/switchboard.png",
    sizes: "(min-width: 38rem) 33vw, 100vw",
    className: `${veil.veil} ${veil.dark}`,
  },
  {
    key: "crew",
    path: "/media/press/crew.png",
    sizes: "(min-width: 38rem) 33vw, 100vw",
    className: `${veil.veil} ${veil.light}`,
  },
] as const;

/** The press pictures, each with its file for print and screen. */
export function PressPictures({ captions }: { captions: MediaText }) {
  const { versioned } = usePage();
  return (
    <ul className={css.pictures}>
      {PICTURES.map(({ key, path, sizes, className }) => (
        <li key={key}>
          <div className={className}>
            <Picture src={path} alt="" versioned={versioned} sizes={sizes} />
          </div>
          <FileLinks caption={captions[key]} files={[{ format: "PNG", path }]} />
        </li>
      ))}
    </ul>
  );
}
