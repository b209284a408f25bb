import { countryName, type Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/columns.module.css";
import { ItemText } from "#ui/site/item-text.tsx";
import { metaDescription } from "#ui/site/meta-description.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { type VesselEntry, vesselTexts } from "./vessels.ts";

/** What a link to a vessel shows where it is shared or found. @param language that of the page */
export function vesselLink({ text }: VesselEntry, language: Language) {
  return {
    title: text.title,
    description: metaDescription(text.description),
    shareImage: `/share/${language}/projects.png`,
  };
}

/** The projects of a vessel that visitors see. */
export async function projectsOf(storage: Storage, { projects }: VesselEntry, language: Language) {
  const titles = await storage.collection("project").titles(projects, language);
  return titles.filter(({ isSeen }) => isSeen);
}

interface VesselBodyProps {
  vessel: VesselEntry;
  projects: Awaited<ReturnType<typeof projectsOf>>;
}

/** What a visitor sees of a vessel, between header and footer. */
export function VesselBody({ vessel: { text, flag, work, year }, projects }: VesselBodyProps) {
  const { t, language, href, langOf } = usePage(vesselTexts);
  const lang = langOf(text);
  const links = projects.map((project) => (
    <li key={project.id}>
      <a href={href(`/projects/${project.id}`)} lang={langOf(project)}>
        {project.title}
      </a>
    </li>
  ));
  return (
    <>
      <DrawingBanner
        title={text.title}
        lang={lang}
        label={<span lang={lang}>{text.type}</span>}
        crumbs={[
          { title: t("title"), path: "/vessels" },
          { title: text.title, lang },
        ]}
        drawing="/drawings/banner-projects.svg"
      />
      <div className={`wrap grid ${css.columns}`}>
        <div className={css.main}>
          <ItemText text={text} />
        </div>
        <aside className={css.side} aria-label={t("facts")}>
          <SideFacts
            facts={[
              { label: t("type"), value: text.type, lang },
              { label: t("fields.flag"), value: flag && countryName(flag, language) },
              { label: t("fields.work"), value: work && t(`choices.work.${work}`) },
              { label: t("fields.year"), value: year },
              { label: t("projects"), value: links.length === 0 ? undefined : <ul>{links}</ul> },
            ]}
          />
        </aside>
      </div>
    </>
  );
}
