import { designAndEngineering } from "./design-and-engineering.ts";
import { fabricationAndConstruction } from "./fabrication-and-construction.ts";
import { installationAndCommissioning } from "./installation-and-commissioning.ts";
import { maintenanceAndRepair } from "./maintenance-and-repair.ts";
import { projectManagement } from "./project-management.ts";
import type { Service } from "./service.ts";
import { trainingAndSupport } from "./training-and-support.ts";

/** The six services, in the order of their ids, which is the order of every list of them. */
export const services: readonly Service[] = [
  designAndEngineering,
  projectManagement,
  installationAndCommissioning,
  maintenanceAndRepair,
  fabricationAndConstruction,
  trainingAndSupport,
];

/** Returns the service with this id; undefined for an unknown one, as ids come from addresses. */
export function findService(id: number): Service | undefined {
  return services.find((service) => service.id === id);
}
