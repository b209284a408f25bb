import { openPractice } from "#collections/offers/open-practice.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { MoreLink } from "#ui/more-link.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StatisticsBand } from "#ui/site/statistics-band.tsx";
import type { Route } from "./+types/page";
import css from "./page.module.css";
import { achievementsTexts } from "./texts.ts";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  return { practiceId: await openPractice(siteContext(context, request).storage) };
}

/** Awards, projects, partners and student programs; examples are marked. */
export default function AchievementsPage({ loaderData: { practiceId } }: Route.ComponentProps) {
  const { t, language, href, withFigures } = usePage(offerTexts);
  const texts = withFigures(achievementsTexts.page(language));
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
              {entries.map(({ title, text, textWithoutPractice = text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  {example ? <span className={css.example}>{t("labels.example")}</span> : null}
                  <p className="muted">{practiceId === undefined ? textWithoutPractice : text}</p>
                </li>
              ))}
            </ul>
            {key === "projects" ? <MoreLink href={href("/projects")} label={t("nav.projects")} /> : null}
            {key === "students" && practiceId !== undefined ? (
              <MoreLink href={href(`/careers/${practiceId}`)} label={t("practiceLabel")} />
            ) : null}
          </Part>
        ))}
      </div>
    </>
  );
}
