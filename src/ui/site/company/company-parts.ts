import type { Company } from "./company.ts";

/** Parts of the company's record, each of which staff change by a form of its own. */
export const COMPANY_PARTS = ["identity", "contact", "place", "social", "figures"] as const;

export type CompanyPart = (typeof COMPANY_PARTS)[number];

/** What each part holds. */
export interface CompanyParts {
  identity: Pick<Company, "name" | "shortName" | "owner" | "taxNumber" | "address">;
  contact: Pick<Company, "phones" | "email">;
  place: Pick<Company, "coordinates">;
  social: Pick<Company, "social">;
  figures: Pick<Company, "statistics">;
}

/** Takes the record apart. */
export function companyParts(company: Company): CompanyParts {
  const { name, shortName, owner, taxNumber, address, phones, email, coordinates, social, statistics } = company;
  return {
    identity: { name, shortName, owner, taxNumber, address },
    contact: { phones, email },
    place: { coordinates },
    social: { social },
    figures: { statistics },
  };
}
