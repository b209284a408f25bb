import type { Company } from "./company/company.ts";
import { taxIdentity } from "./company/tax-number.ts";
import type { Thing } from "./structured-data.tsx";

/** Returns the company as a schema.org object; other objects refer to it by its `@id`. */
export function organization(company: Company, origin: string): Thing {
  const { coordinates } = company;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: company.name,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    email: company.email,
    telephone: company.phones[0]?.number,
    ...taxIdentity(company),
    foundingDate: String(company.statistics.founded),
    ...(company.social.length === 0 ? {} : { sameAs: company.social.map(({ url }) => url) }),
    address: postalAddress(company),
    location: {
      "@type": "Place",
      geo: { "@type": "GeoCoordinates", latitude: coordinates.latitude, longitude: coordinates.longitude },
    },
  };
}

/** Returns a reference to the company from another object. */
export function organizationRef(company: Company | undefined, origin: string): Thing {
  return { "@type": "Organization", "@id": `${origin}/#organization`, name: company?.name };
}

/** Returns the company's postal address as a schema.org object. */
export function postalAddress({ address }: Company): Thing {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.countryCode,
  };
}
