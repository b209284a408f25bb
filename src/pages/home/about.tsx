import { PresentationVideo } from "#pages/media/presentation-video.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { Statistics } from "#ui/site/statistics.tsx";
import css from "./about.module.css";
import type { HomeText } from "./home.ts";
import { homeTexts } from "./texts.ts";

/** Our Company Overview: the company's description, its presentation video, its statistics. */
export function About({ texts }: { texts: HomeText }) {
  const { t, href } = usePage(homeTexts);
  return (
    <section className={`deep ${css.about}`} id="company-overview" aria-labelledby="about">
      <div className={`wrap grid ${css.inner}`}>
        <div className={css.text}>
          <p className="label">{texts.overviewLabel}</p>
          <h2 id="about">{texts.overviewTitle}</h2>
          <p className="lead">{texts.overviewLead}</p>
          <p className="muted">{texts.overviewText}</p>
          <MoreLink href={href("/about")} label={t("labels.readMore")} about={t("readAbout")} />
        </div>
        <div className={css.video}>
          <PresentationVideo />
        </div>
        <Statistics />
      </div>
    </section>
  );
}
