import { readPage } from "#features/publishing/read-page.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { findOffer } from "./find-offer.ts";
import { jobPosting } from "./job-posting.ts";
import { OfferBody } from "./offer-body.tsx";
import { offerLink } from "./offer-link.ts";

export const handle = cacheable("sent");

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language, searchParams } = siteContext(context, request);
  const { offer, offers, words } = await findOffer({ storage, publishing }, language, params.id);
  return {
    offer,
    offers,
    words,
    form: await readPage(storage, applicationWords, language),
    sent: sentReference(jobApplication, searchParams),
  };
}

export default function OfferPage({ loaderData: { offer, offers, words, form, sent } }: Route.ComponentProps) {
  const { language, company, origin } = usePage();
  return (
    <>
      <PageHead {...offerLink(offer, language)} />
      {offer.kind === "job" && company !== undefined ? (
        <StructuredData thing={jobPosting(offer, company, origin)} />
      ) : null}
      <BrowserScript form="job-application" />
      <OfferBody offer={offer} words={words} offers={offers} form={form} sent={sent} />
    </>
  );
}
