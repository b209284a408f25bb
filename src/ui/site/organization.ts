import { iconName, otherCopy } from "../picture-paths.ts";
import type { Company } from "./company/company.ts";
import { taxIdentity } from "./company/tax-number.ts";
import type { Figures } from "./figures.ts";
import type { Identity } from "./identity.ts";
import type { Thing } from "./structured-data.tsx";

/** The site that the company's data are on. */
interface OfSite {
  origin: string;
  identity: Identity;
  figures: Pick<Figures, "values">;
}

/** Returns the company as a schema.org object; other objects refer to it by its `@id`. */
export function organization(
  company: Company,
  { origin, identity: { logo, icon }, figures: { values } }: OfSite,
): Thing {
  const { coordinates } = company;
  const ownIcon = icon && otherCopy(icon, iconName(512));
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: company.name,
    url: origin,
    logo: origin + (logo ?? ownIcon ?? "/icons/icon-512.png"),
    email: company.email,
    telephone: company.phones[0]?.number,
    ...taxIdentity(company),
    ...(values.founded === undefined ? {} : { foundingDate: String(values.founded) }),
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

/** Returns the site as a schema.org object, for search engines that show its title; undefined when it has the company's name. */
export function website(company: Company, { origin, identity: { title } }: OfSite): Thing | undefined {
  if (title === company.name) return undefined;
  return { "@type": "WebSite", name: title, url: origin, publisher: organizationRef(company, origin) };
}
