import type { Published } from "#features/publishing/collection.ts";
import { linesOf } from "#features/publishing/fields.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { StatisticsBand } from "#ui/site/statistics-band.tsx";
import type { aboutPage } from "./about.ts";
import { Crew } from "./crew.tsx";

/** The page about the company between header and footer: description, statistics and people. */
export function AboutBody({ text }: { text: Published<typeof aboutPage>["text"] }) {
  const { withFigures } = usePage();
  const texts = withFigures(text);
  const sections = [
    { heading: texts.whoHeading, paragraphs: linesOf(texts.whoText) },
    { heading: texts.howHeading, paragraphs: linesOf(texts.howText) },
    { heading: texts.whereHeading, paragraphs: linesOf(texts.whereText) },
  ];
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-about.svg"
      />
      <div className={`wrap ${parts.parts}`}>
        {sections.map(({ heading, paragraphs }, i) => (
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
      <Crew heading={texts.studentsHeading} paragraphs={linesOf(texts.studentsText)} />
    </>
  );
}
