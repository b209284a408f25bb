import { ProjectCard } from "#collections/projects/project-card.tsx";
import type { ProjectEntry as Project } from "#collections/projects/projects.ts";
import { projectTexts } from "#collections/projects/texts.ts";
import { Icon } from "#ui/icon.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import css from "./last-projects.module.css";
import { homeTexts } from "./texts.ts";

const STRIP_ID = "last-projects-strip";

/** The newest projects as a strip without gaps, scrolled by touch, keyboard or its two buttons. */
export function LastProjects({ title, projects }: { title: string; projects: readonly Project[] }) {
  const { t, href } = usePage(homeTexts, projectTexts);
  return (
    <section className={css.section} aria-labelledby="last-projects">
      <div className="wrap">
        <SectionHead id="last-projects" title={title}>
          <MoreLink href={href("/projects")} label={t("labels.seeMore")} about={t("seeProjects")} />
          <span className={css.step}>
            <button type="button" data-strip={STRIP_ID} data-step="previous" aria-label={t("previous")} hidden>
              <Icon name="left" />
            </button>
            <button type="button" data-strip={STRIP_ID} data-step="next" aria-label={t("next")} hidden>
              <Icon name="arrow" />
            </button>
          </span>
        </SectionHead>
        {projects.length === 0 ? <p className="muted">{t("noProjects")}</p> : null}
      </div>
      <ul className={css.strip} id={STRIP_ID} aria-labelledby="last-projects">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
