import { useContext } from "react";
import { homeTexts } from "#pages/home/texts.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { DocumentPartsContext } from "#ui/document-parts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./presentation-video.module.css";
import { mediaTexts } from "./texts.ts";

/**
 * The presentation video. Nothing is loaded before it is played; it has captions in every language for which they
 * exist. With script it has the site's own controls, which are loaded with it; `data-film` names them and its length.
 */
export function PresentationVideo() {
  const { t, language, versioned } = usePage(mediaTexts, homeTexts);
  const { hasFile } = useContext(DocumentPartsContext);
  const captions = LANGUAGE_CODES.map((code) => ({ code, path: `/video/captions.${code}.vtt` })).filter(({ path }) =>
    hasFile(path),
  );
  const shown = captions.some(({ code }) => code === language) ? language : FALLBACK_LANGUAGE;
  return (
    <video
      className={css.video}
      controls
      data-film={`${versioned("/assets/film.js")}#0:36`}
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={versioned("/drawings/bridge.svg")}
      aria-label={`${t("videoLabel")}. ${t("bridgePoster")}`}
    >
      <source src={versioned("/video/presentation.webm")} type="video/webm" />
      <source src={versioned("/video/presentation.mp4")} type="video/mp4" />
      {captions.map(({ code, path }) => (
        <track
          key={code}
          kind="captions"
          srcLang={code}
          label={LANGUAGES[code].name}
          src={versioned(path)}
          default={code === shown}
        />
      ))}
    </video>
  );
}
