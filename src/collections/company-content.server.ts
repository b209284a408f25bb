import type { Examples } from "#features/publishing/publish-examples.server.ts";

/** The company content that collections start with, published once in each database. Loaded lazily, as most starts do not need it. */
export const companyContent = {
  "vessel-type": async () => (await import("./vessel-types/company-content.ts")).companyContent,
  "project-category": async () => (await import("./project-categories/company-content.ts")).companyContent,
  "product-type": async () => (await import("./product-types/company-content.ts")).companyContent,
  services: async () => (await import("./services/company-services.ts")).companyServices,
  equipment: async () => (await import("./equipment/company-equipment.ts")).companyEquipment,
} satisfies Examples;
