import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/index-page";
import { careersPage } from "./careers.ts";
import { CareersBody } from "./careers-body.tsx";

export const handle = cacheable("sent");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  return {
    text: await readPage(storage, careersPage, language),
    offers: await storage.collection(offersDefinition).all(language),
    form: await readPage(storage, applicationWords, language),
    sent: sentReference(jobApplication, searchParams),
  };
}

export default function CareersPage({ loaderData: { text, offers, form, sent } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  const { title, description } = withFigures(text);
  return (
    <>
      <PageHead title={title} description={description} shareImage={`/share/${language}/careers.png`} />
      <BrowserScript form="job-application" />
      <CareersBody text={text} offers={offers} form={form} sent={sent} />
    </>
  );
}
