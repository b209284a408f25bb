import type { Localized } from "#platform/i18n/languages.ts";

/** A company whose equipment is repaired, with the kind of equipment. */
export interface EquipmentMaker {
  name: string;
  field: Localized<string>;
}

/** Named equipment of one maker, grouped as in the extra repair list. */
export interface RepairGroup {
  maker: string;
  items: {
    /** Product family as its maker writes it: "STL 400". Not translated. */
    family: string;
    /** What it is: "speed setting unit". */
    kind: Localized<string>;
  }[];
}
