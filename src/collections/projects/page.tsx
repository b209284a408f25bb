import { readPage } from "#features/publishing/read-page.ts";
import { throwAbsent } from "#features/publishing/throw-absent.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { sheetsOfFiles } from "#ui/site/entry-files.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { ProjectBody } from "./project-body.tsx";
import { projectLink } from "./project-link.ts";
import { projectList } from "./project-list.ts";
import { projects } from "./projects.ts";
import { servicesOf } from "./services-of.ts";

export const handle = cacheable();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const project = id === undefined ? undefined : await storage.collection(projects).find(id, language);
  if (project === undefined) {
    const words = await readPage(storage, projectList, language);
    return throwAbsent({ publishing }, "project", { id, typed: params.id }, words);
  }
  const services = await servicesOf(storage, project, language);
  const neighbours = await storage.collection(projects).neighbours(project.id, language);
  return { project, services, neighbours, sheets: sheetsOfFiles(project) };
}

export default function ProjectPage({ loaderData: { project, services, neighbours } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...projectLink(project)} type="article" />
      <ProjectBody project={project} services={services} neighbours={neighbours} />
    </>
  );
}
