import { PRACTICE_ID } from "#content/offers/offer.ts";
import { achievementsPage } from "#content/pages/achievements.ts";
import { MoreLink } from "#ui/more-link.tsx";
import { keptPage } from "../../middleware/kept-page.ts";
import { DrawingBanner } from "../page/banner.tsx";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import parts from "../page/part.module.css";
import { Part } from "../page/part.tsx";
import { StatisticsBand } from "../page/statistics-band.tsx";
import css from "./page.module.css";

export const handle = keptPage();

/** Awards, projects, partners and student programs; what is only an example says so. */
export default function AchievementsPage() {
  const { t, language, href } = usePage();
  const texts = achievementsPage[language];
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        shareImage={`/share/${language}/achievements.png`}
      />
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-achievements.svg"
      />
      <StatisticsBand />
      <div className={`wrap ${parts.parts}`}>
        {texts.groups.map(({ key, heading, example, entries }) => (
          <Part key={key} id={key} heading={heading}>
            <ul className={css.entries}>
              {entries.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  {example ? <span className={css.example}>{t("labels.example")}</span> : null}
                  <p className="muted">{text}</p>
                </li>
              ))}
            </ul>
            {key === "projects" ? <MoreLink href={href("/projects")} label={t("nav.projects")} /> : null}
            {key === "students" ? (
              <MoreLink href={href(`/careers/${PRACTICE_ID}`)} label={t("careers.practiceLabel")} />
            ) : null}
          </Part>
        ))}
      </div>
    </>
  );
}
