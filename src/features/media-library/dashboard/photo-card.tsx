import { LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { pictureTexts } from "../texts.ts";
import css from "./library-grid.module.css";
import type { PhotoEntry } from "./library-page.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** The content of a card of the library: the picture, its file name, the number of uses, missing texts. */
export function PhotoFacts({ photo: { path, name, alt, uses } }: { photo: PhotoEntry }) {
  const { pictures: t } = useTexts(pictureTexts);
  const lacking = LANGUAGE_CODES.filter((code) => alt[code] === "");
  const languages = lacking.map((code) => LANGUAGES[code].short).join(", ");
  return (
    <>
      <Thumbnail path={path} alt="" />
      <b>{name}</b>
      <span className={css.state}>{uses === 0 ? t.unused : fill(t.used, { count: uses })}</span>
      {lacking.length === 0 ? null : (
        <span className={css.lacking}>
          {lacking.length === LANGUAGE_CODES.length ? t.altMissingEverywhere : fill(t.altMissing, { languages })}
        </span>
      )}
    </>
  );
}
