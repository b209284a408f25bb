import { services } from "#collections/services/services.ts";
import { readWholePage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/index-page";
import { servicesPage } from "./services.ts";
import { ServicesBody } from "./services-body.tsx";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return {
    page: await readWholePage(storage, servicesPage, language),
    all: await storage.collection(services).all(language),
  };
}

/** The index of the services. */
export default function ServicesPage({ loaderData: { page, all } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(page.text);
  return (
    <>
      <PageHead title={title} description={description} shareImage={`/share/${language}/services.png`} />
      <ServicesBody page={page} all={all} />
    </>
  );
}
