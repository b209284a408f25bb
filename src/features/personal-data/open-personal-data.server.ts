import { erasePerson } from "./erase-person.server.ts";
import { exportPerson } from "./export-person.server.ts";
import { lookUpPerson } from "./look-up-person.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";

export function openPersonalData(parts: PersonParts): PersonalData {
  return {
    lookUp: lookUpPerson(parts),
    archive: exportPerson(parts),
    erase: erasePerson(parts),
  };
}
