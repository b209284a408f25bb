import { designAndEngineering } from "./company/design-and-engineering.ts";
import { fabricationAndConstruction } from "./company/fabrication-and-construction.ts";
import { installationAndCommissioning } from "./company/installation-and-commissioning.ts";
import { maintenanceAndRepair } from "./company/maintenance-and-repair.ts";
import { projectManagement } from "./company/project-management.ts";
import { trainingAndSupport } from "./company/training-and-support.ts";
import type { ServiceContent } from "./services.ts";

/** The six services of the specification, by their ids. */
export const companyServices: readonly ServiceContent[] = [
  designAndEngineering,
  projectManagement,
  installationAndCommissioning,
  maintenanceAndRepair,
  fabricationAndConstruction,
  trainingAndSupport,
];
