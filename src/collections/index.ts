import type { AnyCollection, Content, Draft } from "#features/publishing/collection.ts";
import { achievements } from "./achievements/achievements.ts";
import { announcements } from "./announcements/announcements.ts";
import { equipment } from "./equipment/equipment.ts";
import { figures } from "./figures/figures.ts";
import { news } from "./news/news.ts";
import { offers } from "./offers/offers.ts";
import { ports } from "./ports/ports.ts";
import { productTypes } from "./product-types/product-types.ts";
import { products } from "./products/products.ts";
import { projectCategories } from "./project-categories/project-categories.ts";
import { projects } from "./projects/projects.ts";
import { services } from "./services/services.ts";
import { vesselTypes } from "./vessel-types/vessel-types.ts";

/** Lists without pages of their own. They come first, as exports are read in this order. */
const lists = [vesselTypes, projectCategories, productTypes, equipment, ports, figures, announcements] as const;

/** All collections, in the order of the dashboard's menu. */
export const collections = [
  ...lists,
  news,
  projects,
  products,
  offers,
  services,
  achievements,
] as const satisfies readonly AnyCollection[];

export type AllCollections = (typeof collections)[number];

/** Those that visitors see in places of their own. */
export type ShownCollections = Exclude<AllCollections, (typeof lists)[number]>;

/** Drafts and public entries of each collection, by its stored name. */
export type Drafts = { [C in AllCollections as C["name"]]: Draft<C> };
export type Contents = { [C in AllCollections as C["name"]]: Content<C> };
