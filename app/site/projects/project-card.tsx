import type { ProjectCard as Project } from "#server/storage/projects-store.ts";
import { Picture } from "#ui/picture.tsx";
import css from "../page/card.module.css";
import { ForeignMark } from "../page/foreign-mark.tsx";
import { usePage } from "../page/page-context.tsx";

/** A project in a list: picture, what the work was done on, title. */
export function ProjectCard({ project, lazy = true }: { project: Project; lazy?: boolean }) {
  const { t, href, versioned, langOf } = usePage();
  const { text } = project;
  return (
    <a className={css.card} href={href(`/projects/${project.id}`)} lang={langOf(text)}>
      <Picture
        src={project.img}
        alt={text.image_alt}
        versioned={versioned}
        lazy={lazy}
        sizes="(min-width: 74rem) 25vw, (min-width: 38rem) 50vw, 100vw"
      />
      <div className={css.inside}>
        <p className="mono muted">{text.vessel_type ?? text.category ?? t("projects.label")}</p>
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
      </div>
    </a>
  );
}
