import { Picture } from "#ui/picture.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { FileLinks } from "./file-links.tsx";
import type { MediaText } from "./media.ts";
import css from "./press-pictures.module.css";

/** The first one is wider than the others and above them. Drawings are shown, which follow the theme. */
const PICTURES = [
  { key: "shipToShore", shown: "/media/press/ship-to-shore.svg", path: "/media/press/ship-to-shore.png" },
  { key: "supportVessel", shown: "/drawings/pic-osv.svg", path: "/media/press/support-vessel.png" },
  { key: "switchboard", shown: "/drawings/pic-switchboard.svg", path: "/media/press/switchboard.png" },
  { key: "crew", shown: "/media/press/crew.svg", path: "/media/press/crew.png" },
] as const;

/** The press pictures, each with its file for print and screen. */
export function PressPictures({ captions }: { captions: MediaText }) {
  const { versioned } = usePage();
  return (
    <ul className={css.pictures}>
      {PICTURES.map(({ key, shown, path }) => (
        <li key={key}>
          <Picture src={shown} alt="" versioned={versioned} />
          <FileLinks caption={captions[key]} files={[{ format: "PNG", path }]} />
        </li>
      ))}
    </ul>
  );
}
