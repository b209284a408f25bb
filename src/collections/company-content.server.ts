import type { Examples } from "#features/publishing/publish-examples.server.ts";

/** The company content that collections start with, published once in each database. Loaded lazily, as most starts do not need it. */
export const companyContent = {
  "vessel-type": async () => (await import("./vessel-types/company-content.ts")).companyContent,
  "project-category": async () => (await import("./project-categories/company-content.ts")).companyContent,
  "product-type": async () => (await import("./product-types/company-content.ts")).companyContent,
  services: async () => (await import("./services/company-services.ts")).companyServices,
  figures: async () => (await import("./figures/company-figures.ts")).companyFigures(),
  port: async () => (await import("./ports/company-ports.ts")).companyPorts,
  equipment: async () => (await import("./equipment/company-equipment.ts")).companyEquipment,
} satisfies Examples;

/** Returns the company content that releases before it was a list stored in the company's record. @param statistics by name */
export const formerCompanyContent = (statistics: Readonly<Record<string, number>>): Examples => ({
  figures: async () => (await import("./figures/company-figures.ts")).companyFigures(statistics),
});
