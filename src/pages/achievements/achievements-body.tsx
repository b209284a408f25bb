import { Achievement } from "#collections/achievements/achievement.tsx";
import { type AchievementEntry, GROUPS } from "#collections/achievements/achievements.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { projectTexts } from "#collections/projects/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import { StatisticsBand } from "#ui/site/statistics-band.tsx";
import type { AchievementsText } from "./achievements.ts";
import css from "./page.module.css";

interface AchievementsBodyProps {
  text: AchievementsText;
  entries: readonly AchievementEntry[];
  /** The open student practice. */
  practiceId: number | undefined;
}

/** The page between header and footer: the groups that have entries, each with its entries in their order. */
export function AchievementsBody({ text, entries, practiceId }: AchievementsBodyProps) {
  const { t, href, withFigures } = usePage(offerTexts, projectTexts);
  const texts = withFigures(text);
  const shown = GROUPS.map((group) => [group, entries.filter((entry) => entry.group === group)] as const).filter(
    ([, own]) => own.length > 0,
  );
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-achievements.svg"
      />
      <StatisticsBand />
      <div className={`wrap ${parts.parts}`}>
        {shown.length === 0 ? <p>{texts.none}</p> : null}
        {shown.map(([group, own]) => (
          <Part key={group} id={group} heading={texts[group]} drawing={`/drawings/group-${group}.svg`}>
            <ul className={css.entries}>
              {own.map((entry) => (
                <li key={entry.id}>
                  <Achievement achievement={entry} />
                </li>
              ))}
            </ul>
            {group === "projects" ? <MoreLink href={href("/projects")} label={t("nav.projects")} /> : null}
            {group === "students" && practiceId !== undefined ? (
              <MoreLink href={href(`/careers/${practiceId}`)} label={t("practiceLabel")} />
            ) : null}
          </Part>
        ))}
      </div>
      {shown.length === 0 ? null : (
        <ClosingCall heading={t("callHeading")} text={t("callText")}>
          <LinkButton variant="primary" href={href("/contact")}>
            {t("callLabel")}
          </LinkButton>
        </ClosingCall>
      )}
    </>
  );
}
