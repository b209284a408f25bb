import { companyEquipment } from "#collections/equipment/company-equipment.ts";
import type { EquipmentEntry } from "#collections/equipment/equipment.ts";
import type { NewsEntry } from "#collections/news/news.ts";
import type { OfferEntry } from "#collections/offers/offers.ts";
import type { ProductEntry } from "#collections/products/products.ts";
import type { ProjectEntry } from "#collections/projects/projects.ts";
import { companyServices } from "#collections/services/company-services.ts";
import type { ServiceEntry } from "#collections/services/services.ts";
import type { Language } from "#platform/i18n/languages.ts";

const language: Language = "en";

/** Sample items of the style guide. Their paths are those of the example content. */
export const project: ProjectEntry = {
  id: 4,
  img: "/drawings/pic-bulker.svg",
  posted: "2024-12-05",
  projectUrl: "https://example.org/ballast",
  country: "PL",
  services: [1, 3],
  equipmentMaker: "Sample maker",
  year: 2024,
  text: {
    language,
    title: "Supply for a ballast water treatment system",
    results: [],
    measurements: [],
    imageAlt: "Drawing of a bulk carrier",
    category: "Electrical installation",
    vesselType: "Bulk carrier",
    description:
      "Our scope was everything between the main switchboard and the terminals of the system.\n\nThe power management releases the start only when the second generator is on the bars. A spare cubicle took the new feeder.",
    rich: undefined,
  },
};

export const longProject: ProjectEntry = {
  id: 2,
  img: "/drawings/pic-dredger.svg",
  posted: "2025-02-11",
  text: {
    language,
    title: "Renewal of the alarm and monitoring system of a trailing suction hopper dredger between two contracts",
    results: [],
    measurements: [],
    imageAlt: "Drawing of a dredger",
    description: "",
    category: "Automation",
    vesselType: "Trailing suction hopper dredger",
  },
  services: [],
};

export const plainProject: ProjectEntry = {
  id: 1,
  img: "/media/press/switchboard.png",
  posted: "2025-05-20",
  text: {
    language,
    title: "Main switchboard",
    results: [],
    measurements: [],
    imageAlt: "Drawing of a main switchboard",
    description: "",
    category: undefined,
    vesselType: undefined,
  },
  services: [],
};

export const news: NewsEntry = {
  id: 2,
  img: "/drawings/pic-shorebox.svg",
  posted: "2026-03-18",
  text: {
    language,
    title: "A shore connection for the outer quay",
    shortDescription: "Vessels at the outer quay now lie without their generators: 6.6 kV, 50 and 60 Hz.",
    imageAlt: "Drawing of a shore connection box",
    description: "",
  },
};

export const longNews: NewsEntry = {
  ...news,
  id: 1,
  img: "/drawings/pic-workshop.svg",
  posted: "2026-01-09",
  text: {
    ...news.text,
    title: "The workshop tests governors and voltage regulators under load before they go back on board",
    imageAlt: "Drawing of a workshop bench",
  },
};

export const inStock: ProductEntry = {
  id: 1,
  img: "/drawings/pic-relay.svg",
  stock: 14,
  orderCode: "GPR-4",
  dimensions: "144 × 144 × 110 mm",
  documentationUrl: "/media/documents/generator-protection-relay.pdf",
  text: {
    language,
    title: "Generator protection relay",
    description:
      "Watches over voltage, frequency and reverse power of one generator and opens its breaker before damage is done.",
    rich: undefined,
    properties: ["Supply: 24 V DC (18 to 32 V), 5 W", "Output: 4 relays, 250 V AC 8 A", "Protection: front IP 54"],
    imageAlt: "Drawing of a protection relay",
    productType: "Protection",
  },
};

export const outOfStock: ProductEntry = {
  id: 8,
  img: "/drawings/pic-beacon.svg",
  stock: 0,
  documentationUrl: undefined,
  text: {
    language,
    title: "Alarm beacon and horn",
    description: "Calls the engine room by light and sound.",
    rich: undefined,
    properties: [],
    imageAlt: "Drawing of an alarm beacon",
    productType: "Alarm",
  },
};

const offerText: OfferEntry["text"] = {
  language,
  title: "Electrical engineer",
  lead: "Designs switchboards and follows them on board until the tests are signed.",
  educationAndExperience: [],
  skills: [],
  optionalCertifications: [],
  driversLicence: [],
  additionalRequirements: [],
  offer: [],
};

export const job: OfferEntry = {
  id: 1,
  key: "electrical-engineer",
  kind: "job",
  img: "/drawings/tile-1-design.svg",
  posted: "2026-02-01",
  openUntil: undefined,
  text: offerText,
};

export const practice: OfferEntry = {
  ...job,
  id: 3,
  key: "student-practice",
  kind: "practice",
  img: "/drawings/banner-practice.svg",
  text: { ...offerText, title: "Practice for students", lead: "Six weeks between workshop, drawing board and ship." },
};

/** The services of a new site, in English. */
export const services: readonly ServiceEntry[] = companyServices.flatMap(({ texts, ...facts }) =>
  texts.en === undefined ? [] : { ...facts, text: { intro: [], offered: [], ...texts.en, language: "en" as const } },
);

/** The equipment of a new site, in English. */
export const equipment: readonly EquipmentEntry[] = companyEquipment.flatMap(({ texts, ...facts }) =>
  texts.en === undefined ? [] : { ...facts, text: { families: [], ...texts.en, language: "en" as const } },
);
