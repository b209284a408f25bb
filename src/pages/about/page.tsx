import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { StatisticsBand } from "#ui/site/statistics-band.tsx";
import { Crew } from "./crew.tsx";
import { aboutTexts } from "./texts.ts";

export const handle = cacheable();

/** The page about the company: description, statistics and people. */
export default function AboutPage() {
  const { language, withFigures } = usePage();
  const texts = withFigures(aboutTexts.page(language));
  const people = texts.sections.at(-1);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} shareImage={`/share/${language}/about.png`} />
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-about.svg"
      />
      <div className={`wrap ${parts.parts}`}>
        {texts.sections.slice(0, -1).map(({ heading, paragraphs }, i) => (
          <Part key={heading} id={`part-${i + 1}`} heading={heading}>
            {paragraphs.map((paragraph, j) => (
              <p key={paragraph} className={i + j === 0 ? "lead" : undefined}>
                {paragraph}
              </p>
            ))}
          </Part>
        ))}
      </div>
      <StatisticsBand />
      {people === undefined ? null : <Crew {...people} />}
    </>
  );
}
