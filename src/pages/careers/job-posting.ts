import type { OfferEntry } from "#collections/offers/offers.ts";
import type { Company } from "#ui/site/company/company.ts";
import { organizationRef, postalAddress } from "#ui/site/organization.ts";
import type { Thing } from "#ui/site/structured-data.tsx";
import { REQUIREMENTS } from "./requirements.tsx";

/** Returns a job offer as a schema.org object. */
export function jobPosting({ posted, openUntil, text }: OfferEntry, company: Company, origin: string): Thing {
  return {
    "@type": "JobPosting",
    title: text.title,
    description: [text.lead, ...REQUIREMENTS.flatMap((key) => text[key]), ...text.offer].join("\n"),
    datePosted: posted,
    ...(openUntil === undefined ? {} : { validThrough: openUntil }),
    hiringOrganization: organizationRef(company, origin),
    jobLocation: { "@type": "Place", address: postalAddress(company) },
  };
}
