import { throwAbsent } from "#features/publishing/throw-absent.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { projectsOf, VesselBody, vesselLink } from "./vessel-body.tsx";
import { vessels, vesselTexts } from "./vessels.ts";

export const handle = cacheable();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const vessel = id === undefined ? undefined : await storage.collection(vessels).find(id, language);
  if (vessel === undefined) {
    const t = vesselTexts.site(language);
    const words = { notFound: t("notFound"), gone: t("gone") };
    return throwAbsent({ publishing }, vessels.name, { id, typed: params.id }, words);
  }
  return { vessel, projects: await projectsOf(storage, vessel, language) };
}

export default function VesselPage({ loaderData: { vessel, projects } }: Route.ComponentProps) {
  const { language } = usePage();
  return (
    <>
      <PageHead {...vesselLink(vessel, language)} />
      <VesselBody vessel={vessel} projects={projects} />
    </>
  );
}
