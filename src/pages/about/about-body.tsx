import { Achievement } from "#collections/achievements/achievement.tsx";
import type { AchievementEntry } from "#collections/achievements/achievements.ts";
import { linesOf } from "#features/publishing/fields.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { StatisticsBand } from "#ui/site/statistics-band.tsx";
import { type AboutText, filledFacts } from "./about.ts";
import css from "./about-body.module.css";
import { Crew } from "./crew.tsx";

interface AboutBodyProps {
  text: AboutText;
  /** The certificates that are valid today. */
  certificates: readonly AchievementEntry[];
}

/** The page about the company between header and footer: description, facts, certificates, statistics and people. */
export function AboutBody({ text, certificates }: AboutBodyProps) {
  const { withFigures } = usePage();
  const texts = withFigures(text);
  const facts = filledFacts(texts.facts);
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
        {facts.length === 0 ? null : (
          <Part id="facts" heading={texts.factsHeading}>
            <div className={css.facts}>
              <SideFacts facts={facts} />
            </div>
          </Part>
        )}
        {certificates.length === 0 ? null : (
          <Part id="certificates" heading={texts.certificatesHeading}>
            <ul className={css.certificates}>
              {certificates.map((certificate) => (
                <li key={certificate.id}>
                  <Achievement achievement={certificate} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <StatisticsBand />
      <Crew heading={texts.studentsHeading} paragraphs={linesOf(texts.studentsText)} />
    </>
  );
}
