import { countryName } from "#platform/i18n/languages.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import type { ProjectEntry } from "./projects.ts";
import type { ServicesOfProject } from "./services-of.ts";
import { projectTexts } from "./texts.ts";

interface ProjectFactsProps {
  project: ProjectEntry;
  services: ServicesOfProject;
}

/** Facts of a project: vessel type, category, country, maker, year, services, external page. */
export function ProjectFacts({ project, services }: ProjectFactsProps) {
  const { t, href, language, langOf } = usePage(projectTexts);
  const { text, country, equipmentMaker, year, projectUrl } = project;
  const links = services.map((service) => (
    <li key={service.id}>
      <a href={href(`/services/${service.id}`)} lang={langOf(service)}>
        {service.title}
        <ForeignMark text={service} />
      </a>
    </li>
  ));
  return (
    <SideFacts
      facts={[
        { label: t("object"), value: text.vesselType, lang: langOf(text, "vesselType") },
        { label: t("category"), value: text.category, lang: langOf(text, "category") },
        { label: t("country"), value: country === undefined ? undefined : countryName(country, language) },
        { label: t("maker"), value: equipmentMaker },
        { label: t("year"), value: year },
        { label: t("nav.services"), value: links.length === 0 ? undefined : <ul>{links}</ul> },
        {
          label: t("link"),
          value:
            projectUrl === undefined ? undefined : (
              <a href={projectUrl} rel="noopener">
                {new URL(projectUrl).host}
              </a>
            ),
        },
      ]}
    />
  );
}
