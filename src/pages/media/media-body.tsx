import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { FileLinks } from "./file-links.tsx";
import { LogoFiles } from "./logo-files.tsx";
import type { MediaText } from "./media.ts";
import css from "./media-body.module.css";
import { PresentationVideo } from "./presentation-video.tsx";
import { PressPictures } from "./press-pictures.tsx";

const VIDEO_FILES = [
  { format: "MP4", path: "/video/presentation.mp4" },
  { format: "WebM", path: "/video/presentation.webm" },
];

/** The media page between header and footer: files and figures, and the rules for their use. */
export function MediaBody({ text }: { text: MediaText }) {
  const { company, figures, withFigures } = usePage();
  const texts = withFigures(text);
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-media.svg"
      />
      <div className={`wrap ${parts.parts} ${css.parts}`}>
        <Part id="logos" heading={texts.logosHeading} text={texts.logosText}>
          <LogoFiles captions={texts} />
        </Part>
        <Part id="pictures" heading={texts.picturesHeading} text={texts.picturesText}>
          <PressPictures captions={texts} />
        </Part>
        <Part id="video" heading={texts.videoHeading} text={texts.videoText}>
          <PresentationVideo />
          <FileLinks caption={texts.presentation} files={VIDEO_FILES} />
        </Part>
        {company === undefined && figures.shown.length === 0 ? null : (
          <Part id="facts" heading={texts.factsHeading} text={figures.shown.length === 0 ? "" : texts.factsText}>
            <CompanyFacts />
          </Part>
        )}
        {texts.rules.length === 0 ? null : (
          <Part id="rules" heading={texts.rulesHeading}>
            <ul className={css.rules}>
              {texts.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </>
  );
}
