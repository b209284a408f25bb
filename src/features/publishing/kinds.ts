import { type AllCollections, collections } from "#collections/index.ts";
import type { AnyCollection } from "./collection.ts";

export type ItemKind = AllCollections["name"];

/** All kinds, in the order of the dashboard's menu. */
export const ITEM_KINDS: ItemKind[] = collections.map(({ name }) => name);

const BY_NAME = new Map<unknown, AnyCollection>(collections.map((collection) => [collection.name, collection]));

/** The definition of a kind. */
export function definitionOf(kind: string): AnyCollection {
  const found = BY_NAME.get(kind);
  if (found === undefined) throw new Error(`there is no collection ${kind}`);
  return found;
}

/** Says whether a string names a kind. */
export function isItemKind(name: unknown): name is ItemKind {
  return BY_NAME.has(name);
}

/** The folder of a kind below /dashboard: "offers". */
export function staffFolder(kind: string): "news" | "projects" | "products" | "offers" {
  return definitionOf(kind).addresses.dashboard as ReturnType<typeof staffFolder>;
}

/** The path of an item's public page without its language: "/careers/6". */
export function sitePathOf(kind: string, id: number): string {
  return `/${definitionOf(kind).addresses.site}/${id}`;
}

/** The kind whose folder below /dashboard has this name, or undefined. */
export function kindOfStaffFolder(folder: string): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => staffFolder(kind) === folder);
}
