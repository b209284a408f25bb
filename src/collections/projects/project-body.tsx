import type { CollectionStore } from "#features/publishing/storage/collection-store.server.ts";
import { LinkButton } from "#ui/button.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import css from "#ui/site/columns.module.css";
import { EntryFiles } from "#ui/site/entry-files.tsx";
import { ItemNeighbours } from "#ui/site/item-neighbours.tsx";
import { ItemText } from "#ui/site/item-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PictureBanner } from "#ui/site/picture-banner.tsx";
import entry from "#ui/site/whole-entry.module.css";
import { Measurements } from "./measurements.tsx";
import own from "./project-body.module.css";
import { ProjectFacts } from "./project-facts.tsx";
import { kindOf, type ProjectEntry, type projects } from "./projects.ts";
import { Results } from "./results.tsx";
import type { ServicesOfProject } from "./services-of.ts";
import { projectTexts } from "./texts.ts";

interface ProjectBodyProps {
  project: ProjectEntry;
  services: ServicesOfProject;
  neighbours: Awaited<ReturnType<CollectionStore<typeof projects>["neighbours"]>>;
}

/** The page of a project between header and footer. */
export function ProjectBody({ project, services, neighbours }: ProjectBodyProps) {
  const { t, href, langOf } = usePage(projectTexts);
  const { text } = project;
  const lang = langOf(text);
  const { kind, field } = kindOf(text);
  return (
    <>
      <PictureBanner
        title={text.title}
        lang={lang}
        label={kind === undefined ? t("label") : <span lang={langOf(text, field)}>{kind}</span>}
        crumbs={[
          { title: t("nav.projects"), path: "/projects" },
          { title: text.title, lang },
        ]}
        img={project.img}
        imageAlt={text.imageAlt}
        imageLang={langOf(text, "imageAlt")}
      />
      <div className={`wrap grid ${css.columns}`}>
        <aside className={`${css.side} ${entry.whole} ${own.facts}`} aria-label={t("additionalInfo")}>
          <ProjectFacts project={project} services={services} />
        </aside>
        <div className={`${css.main} ${entry.whole}`}>
          <ItemText text={text} wide />
          <Results results={text.results} lang={lang} />
          <EntryFiles files={project} lang={lang} />
        </div>
        <Measurements lines={text.measurements} lang={lang} />
      </div>
      <ItemNeighbours
        folder="/projects"
        title={t("nav.projects")}
        labels={{ previous: t("previous"), next: t("next"), all: t("all") }}
        {...neighbours}
      />
      <ClosingCall heading={t("callHeading")} text={t("callText")}>
        <LinkButton variant="primary" href={href("/contact")}>
          {t("callLabel")}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
