import { data } from "react-router";
import { itemId } from "#content/schemas.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { PictureBanner } from "../page/banner.tsx";
import css from "../page/columns.module.css";
import { ItemNeighbours } from "../page/item-neighbours.tsx";
import { ItemText } from "../page/item-text.tsx";
import { metaDescription } from "../page/meta-description.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareImage } from "../page/share-image.ts";
import type { Route } from "./+types/page";
import { ProjectFacts } from "./project-facts.tsx";

export const handle = keptPage();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const project = id === undefined ? undefined : await storage.projects.find(id, language);
  if (project === undefined) throw data(textsIn(language)("projects.notFound"), { status: 404 });
  return { project, neighbours: await storage.projects.neighbours(project.id, language) };
}

export default function ProjectPage({ loaderData: { project, neighbours } }: Route.ComponentProps) {
  const { t, langOf } = usePage();
  const { text } = project;
  const lang = langOf(text);
  return (
    <>
      <PageHead
        title={text.title}
        description={metaDescription(text.description)}
        shareImage={shareImage(project.img)}
        type="article"
      />
      <PictureBanner
        title={text.title}
        lang={lang}
        label={<span lang={lang}>{text.vessel_type ?? text.category ?? t("projects.label")}</span>}
        crumbs={[
          { title: t("projects.title"), path: "/projects" },
          { title: text.title, lang },
        ]}
        img={project.img}
        imageAlt={text.image_alt}
      />
      <div className={`wrap grid ${css.columns}`}>
        <div className={css.main}>
          <ItemText text={text} />
        </div>
        <aside className={css.side} aria-label={t("labels.additionalInfo")}>
          <ProjectFacts project={project} />
        </aside>
      </div>
      <ItemNeighbours folder="/projects" {...neighbours} />
    </>
  );
}
