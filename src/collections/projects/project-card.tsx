import { Picture } from "#ui/picture.tsx";
import css from "#ui/site/card.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { kindOf, type ProjectEntry as Project } from "./projects.ts";
import { projectTexts } from "./texts.ts";

/** A project in a list: picture, type of vessel, title. */
export function ProjectCard({ project, picture: Shown = Picture }: { project: Project; picture?: typeof Picture }) {
  const { t, href, versioned, language, langOf } = usePage(projectTexts);
  const { text } = project;
  const { kind, field } = kindOf(text);
  const ofPage = langOf(text) && language;
  return (
    <a className={css.card} href={href(`/projects/${project.id}`)} lang={langOf(text)}>
      <Shown
        src={project.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="(min-width: 74rem) 25vw, (min-width: 38rem) 50vw, 70vw"
      />
      <div className={css.inside}>
        <p className="mono muted" lang={kind === undefined ? ofPage : text.languageOf?.[field]}>
          {kind ?? t("label")}
        </p>
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
      </div>
    </a>
  );
}
