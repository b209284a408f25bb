/** What staff publish, one entry a kind of content. */
const KINDS = {
  news: { staffFolder: "news", siteFolder: "news" },
  project: { staffFolder: "projects", siteFolder: "projects" },
  product: { staffFolder: "products", siteFolder: "products" },
  offer: { staffFolder: "offers", siteFolder: "careers" },
} as const;

export type ItemKind = keyof typeof KINDS;

/** All kinds, in the order of the dashboard's menu. */
export const ITEM_KINDS = Object.keys(KINDS) as ItemKind[];

/** Says whether a string names a kind. */
export function isItemKind(name: unknown): name is ItemKind {
  return typeof name === "string" && Object.hasOwn(KINDS, name);
}

/** The folder of a kind below /dashboard: "offers". */
export function staffFolder(kind: ItemKind): (typeof KINDS)[ItemKind]["staffFolder"] {
  return KINDS[kind].staffFolder;
}

/** The path of an item's public page without its language: "/careers/6". */
export function sitePathOf(kind: ItemKind, id: number): string {
  return `/${KINDS[kind].siteFolder}/${id}`;
}

/** The kind whose folder below /dashboard has this name, or undefined. */
export function kindOfStaffFolder(folder: string): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => KINDS[kind].staffFolder === folder);
}

/** The kind whose public folder has this name, or undefined. */
export function kindOfSiteFolder(folder: string): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => KINDS[kind].siteFolder === folder);
}
