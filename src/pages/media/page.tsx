import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { FileLinks } from "./file-links.tsx";
import { LogoFiles } from "./logo-files.tsx";
import css from "./page.module.css";
import { PresentationVideo } from "./presentation-video.tsx";
import { PressPictures } from "./press-pictures.tsx";
import { mediaTexts } from "./texts.ts";

export const handle = cacheable();

const VIDEO_FILES = [
  { format: "MP4", path: "/video/presentation.mp4" },
  { format: "WebM", path: "/video/presentation.webm" },
];

/** Files and figures for editors, trade fairs and partners, and the rules for their use. */
export default function MediaPage() {
  const { language } = usePage();
  const texts = mediaTexts.page(language);
  const { logos, pictures, video, facts, rules } = texts;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} shareImage={`/share/${language}/media.png`} />
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-media.svg"
      />
      <div className={`wrap ${parts.parts}`}>
        <Part id="logos" heading={logos.heading} text={logos.text}>
          <LogoFiles captions={logos.captions} />
        </Part>
        <Part id="pictures" heading={pictures.heading} text={pictures.text}>
          <PressPictures captions={pictures.captions} />
        </Part>
        <Part id="video" heading={video.heading} text={video.text}>
          <PresentationVideo />
          <FileLinks caption={video.captions.presentation} files={VIDEO_FILES} />
        </Part>
        <Part id="facts" heading={facts.heading} text={facts.text}>
          <CompanyFacts captions={facts.captions} />
        </Part>
        <Part id="rules" heading={rules.heading}>
          <ul className={css.rules}>
            {rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}
