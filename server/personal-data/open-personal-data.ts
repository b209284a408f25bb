import type { Config } from "../config.ts";
import type { ServiceParts } from "../service-parts.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { lookUpPerson } from "./look-up-person.ts";
import type { PersonalData } from "./personal-data.ts";

/** What it is made from. */
export interface PersonParts extends Pick<ServiceParts, "storage" | "files" | "audit" | "log"> {
  config: Pick<Config, "backupDir">;
}

/** Makes it. */
export function openPersonalData(parts: PersonParts): PersonalData {
  return {
    lookUp: lookUpPerson(parts),
    archive: exportPerson(parts),
    erase: erasePerson(parts),
  };
}
