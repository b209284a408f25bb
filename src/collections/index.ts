import type { AnyCollection, Content, Draft } from "#features/publishing/collection.ts";
import { news } from "./news/news.ts";
import { offers } from "./offers/offers.ts";
import { products } from "./products/products.ts";
import { projects } from "./projects/projects.ts";

/** All collections, in the order of the dashboard's menu. */
export const collections = [news, projects, products, offers] as const satisfies readonly AnyCollection[];

export type AllCollections = (typeof collections)[number];

/** Drafts and public entries of each collection, by its stored name. */
export type Drafts = { [C in AllCollections as C["name"]]: Draft<C> };
export type Contents = { [C in AllCollections as C["name"]]: Content<C> };
