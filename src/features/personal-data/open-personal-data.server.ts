import type { Config } from "#config.server.ts";
import type { ServiceParts } from "#service-parts.server.ts";
import { erasePerson } from "./erase-person.server.ts";
import { exportPerson } from "./export-person.server.ts";
import { lookUpPerson } from "./look-up-person.server.ts";
import type { PersonalData } from "./personal-data.server.ts";

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
