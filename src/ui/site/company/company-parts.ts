import type { Company } from "./company.ts";

/** Parts of the company's record. Each has its own form in the dashboard. */
export const COMPANY_PARTS = ["identity", "legal", "contact", "place", "social"] as const;

export type CompanyPart = (typeof COMPANY_PARTS)[number];

/** The fields of each part. */
export interface CompanyParts {
  identity: Pick<Company, "name" | "shortName" | "owner" | "taxNumber" | "address">;
  legal: Pick<Company, "legal">;
  contact: Pick<Company, "phones" | "email">;
  place: Pick<Company, "coordinates">;
  social: Pick<Company, "social">;
}

/** Splits the record into its parts. */
export function companyParts(company: Company): CompanyParts {
  const { name, shortName, owner, taxNumber, address, legal, phones, email, coordinates, social } = company;
  return {
    identity: { name, shortName, owner, taxNumber, address },
    legal: { legal },
    contact: { phones, email },
    place: { coordinates },
    social: { social },
  };
}
