import type { Localized } from "#platform/i18n/languages.ts";

/** One service offered, as a line of the list on its page. */
export interface OfferedService {
  /** Name without a full stop: "Generator protection". */
  name: string;
  /** One plain sentence that says what is done. */
  detail: string;
}

/** The texts of a service page in one language. `intro` may hold placeholders of `withFigures`. */
export interface ServiceText {
  /** The full name, the page's h1. */
  title: string;
  /** The name in menus and tiles; the same as `title` unless that is too long. */
  shortTitle: string;
  /** One sentence for the tile on the home page and the index. */
  summary: string;
  /** One sentence under the h1. */
  lead: string;
  /** Two or three paragraphs that open the page. */
  intro: string[];
  offered: OfferedService[];
  /** The call to contact that ends the page: a short question or statement, and one sentence. */
  call: { heading: string; text: string };
  /** For search engines: at most 155 characters. */
  description: string;
}

export type ServiceId = 1 | 2 | 3 | 4 | 5 | 6;

export interface Service {
  id: ServiceId;
  /** Path of the drawing on this site. */
  drawing: string;
  /** Alternative text of the drawing. */
  drawingAlt: Localized<string>;
  texts: Localized<ServiceText>;
}

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
