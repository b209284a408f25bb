import type { Company } from "#content/company/company.ts";
import type { ShownOffer } from "#server/storage/offers-store.ts";
import { organizationRef, postalAddress } from "../page/organization.ts";
import type { Thing } from "../page/structured-data.tsx";
import { REQUIREMENTS } from "./requirements.tsx";

/** A job offer as schema.org knows it. */
export function jobPosting({ posted, openUntil, text }: ShownOffer, company: Company, origin: string): Thing {
  return {
    "@type": "JobPosting",
    title: text.title,
    description: [text.lead, ...REQUIREMENTS.flatMap((key) => text[key])].join("\n"),
    datePosted: posted,
    ...(openUntil === undefined ? {} : { validThrough: openUntil }),
    hiringOrganization: organizationRef(company, origin),
    jobLocation: { "@type": "Place", address: postalAddress(company) },
  };
}
