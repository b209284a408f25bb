import { services } from "#collections/services/services.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { throwAbsent } from "#features/publishing/throw-absent.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { organizationRef } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { equipmentOf } from "./equipment-of.ts";
import { ServiceBody } from "./service-body.tsx";
import { serviceLink } from "./service-link.ts";
import { servicesPage } from "./services.ts";

export const handle = cacheable();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const service = id === undefined ? undefined : await storage.collection(services).find(id, language);
  const words = await readPage(storage, servicesPage, language);
  if (service === undefined) return throwAbsent({ publishing }, services.name, { id, typed: params.id }, words);
  return {
    service,
    all: await storage.collection(services).all(language),
    equipment: await equipmentOf(storage, service.id, language),
    words,
  };
}

/** The page of one service. */
export default function ServicePage({ loaderData: { service, all, equipment, words } }: Route.ComponentProps) {
  const { language, origin, company, withFigures } = usePage();
  const link = withFigures(serviceLink(service, language));
  return (
    <>
      <PageHead {...link} />
      <StructuredData
        thing={{
          "@type": "Service",
          name: link.title,
          description: link.description,
          provider: organizationRef(company, origin),
        }}
      />
      <ServiceBody service={service} services={all} equipment={equipment} words={words} />
    </>
  );
}
