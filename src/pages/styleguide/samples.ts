import type { NewsCard } from "#collections/news/news-store.server.ts";
import type { ShownOffer } from "#collections/offers/offers-store.server.ts";
import type { ShownProduct } from "#collections/products/products-store.server.ts";
import type { ProjectCard, ProjectPage } from "#collections/projects/projects-store.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

const language: Language = "en";

/** Sample items of the style guide. Their addresses are those of the example content. */
export const project: ProjectPage = {
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
    title: "Supply for a ballast water treatment unit",
    image_alt: "Drawing of a bulk carrier",
    category: "Electrical installation",
    vessel_type: "Bulk carrier",
    description:
      "Our part was everything between the main switchboard and the terminals of the unit.\n\nThe power management releases the start only when the second generator is on the bars. A spare cubicle took the new feeder.",
    rich: undefined,
  },
};

export const longProject: ProjectCard = {
  id: 2,
  img: "/drawings/pic-dredger.svg",
  posted: "2025-02-11",
  text: {
    language,
    title: "Renewal of the alarm and monitoring system of a trailing suction hopper dredger between two contracts",
    image_alt: "Drawing of a dredger",
    category: "Automation",
    vessel_type: "Trailing suction hopper dredger",
  },
};

export const plainProject: ProjectCard = {
  id: 1,
  img: "/media/press/switchboard.png",
  posted: "2025-05-20",
  text: {
    language,
    title: "Main switchboard",
    image_alt: "Drawing of a main switchboard",
    category: null,
    vessel_type: null,
  },
};

export const news: NewsCard = {
  id: 2,
  img: "/drawings/pic-shorebox.svg",
  posted: "2026-03-18",
  text: {
    language,
    title: "A shore connection for the outer quay",
    short_description: "Vessels at the outer quay now lie without their generators: 6.6 kV, 50 and 60 Hz.",
    image_alt: "Drawing of a shore connection box",
  },
};

export const longNews: NewsCard = {
  ...news,
  id: 1,
  img: "/drawings/pic-workshop.svg",
  posted: "2026-01-09",
  text: {
    ...news.text,
    title: "The workshop tests governors and voltage regulators under load before they go back on board",
    image_alt: "Drawing of a workshop bench",
  },
};

export const inStock: ShownProduct = {
  id: 1,
  img: "/drawings/pic-relay.svg",
  stock: 14,
  documentationUrl: "/media/documents/generator-protection-relay.pdf",
  text: {
    language,
    title: "Generator protection relay",
    description:
      "Watches over voltage, frequency and reverse power of one generator and opens its breaker before damage is done.",
    rich: undefined,
    image_alt: "Drawing of a protection relay",
    product_type: "Protection",
  },
};

export const outOfStock: ShownProduct = {
  id: 8,
  img: "/drawings/pic-beacon.svg",
  stock: 0,
  documentationUrl: undefined,
  text: {
    language,
    title: "Alarm beacon and horn",
    description: "Calls the engine room by light and sound.",
    rich: undefined,
    image_alt: "Drawing of an alarm beacon",
    product_type: "Alarm",
  },
};

const offerText: ShownOffer["text"] = {
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

export const job: ShownOffer = {
  id: 1,
  key: "electrical-engineer",
  kind: "job",
  img: "/drawings/tile-1-design.svg",
  posted: "2026-02-01",
  openUntil: undefined,
  text: offerText,
};

export const practice: ShownOffer = {
  ...job,
  id: 3,
  key: "student-practice",
  kind: "practice",
  img: "/drawings/banner-practice.svg",
  text: { ...offerText, title: "Practice for students", lead: "Six weeks between workshop, drawing board and ship." },
};
