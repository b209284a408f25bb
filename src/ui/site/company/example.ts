import { inEveryLanguage } from "#platform/i18n/languages.ts";
import type { Company } from "./company.ts";

/**
 * The record of a fresh installation. Numbers of the 000 kind, example.com and "Port City"
 * cannot be mistaken for a real company's.
 */
export const exampleCompany: Company = {
  name: "Ship to Shore Automation",
  shortName: "Ship to Shore",
  owner: "Owner name",
  taxNumber: "000-000-00-00",
  address: {
    street: "1 Harbour Quay",
    postalCode: "00-000",
    city: "Port City",
    country: inEveryLanguage({ en: "Poland", pl: "Polska", de: "Polen" }),
    countryCode: "PL",
  },
  legal: {
    legalName: "",
    legalForm: "",
    shareCapital: "",
    register: "",
    registerNumber: "",
    representatives: "",
    vatId: "",
  },
  coordinates: { latitude: 54.42, longitude: 18.62 },
  phones: [
    { number: "+48 000 000 001", label: inEveryLanguage({ en: "office", pl: "biuro", de: "Büro" }) },
    {
      number: "+48 000 000 002",
      label: inEveryLanguage({ en: "24-hour service", pl: "serwis całodobowy", de: "24-Stunden-Service" }),
    },
  ],
  email: "office@example.com",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/example" },
    { name: "Facebook", url: "https://www.facebook.com/example" },
    { name: "YouTube", url: "https://www.youtube.com/@example" },
  ],
  isExample: true,
};
