import { Achievement } from "#collections/achievements/achievement.tsx";
import type { AchievementEntry } from "#collections/achievements/achievements.ts";
import { linesOf } from "#features/publishing/fields.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { CHART_WIDE } from "#ui/site/company/chart.ts";
import { ChartImage } from "#ui/site/company/chart-image.tsx";
import chart from "#ui/site/company/wide-chart.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { type AboutText, filledFacts } from "./about.ts";
import css from "./about-body.module.css";
import { Crew } from "./crew.tsx";
import { Process } from "./process.tsx";

interface AboutBodyProps {
  text: AboutText;
  /** The certificates that are valid today. */
  certificates: readonly AchievementEntry[];
}

/** The page about the company between header and footer: description, the steps of a job, facts, certificates and people. */
export function AboutBody({ text, certificates }: AboutBodyProps) {
  const { withFigures } = usePage();
  const texts = withFigures(text);
  const facts = filledFacts(texts.facts);
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-about.svg"
      />
      <div className={`wrap ${parts.parts}`}>
        <Part id="who" heading={texts.whoHeading}>
          {linesOf(texts.whoText).map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? "lead" : undefined}>
              {paragraph}
            </p>
          ))}
        </Part>
      </div>
      <Process heading={texts.howHeading} paragraphs={linesOf(texts.howText)} steps={texts.steps} />
      <div className={`wrap ${parts.parts} ${css.where}`}>
        <Part id="where" heading={texts.whereHeading}>
          {linesOf(texts.whereText).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        <ChartImage chart={CHART_WIDE} className={`${chart.chart} ${css.chart}`} />
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
      <Crew heading={texts.studentsHeading} paragraphs={linesOf(texts.studentsText)} />
    </>
  );
}
