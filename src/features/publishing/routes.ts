import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { AnyCollection } from "./collection.ts";

/**
 * The public pages of a collection in one language.
 * @param segment the path segment of the language, empty for English
 */
export function collectionPages(
  { addresses: { site }, pages: { list, page, feed } }: AnyCollection,
  segment: string,
): RouteConfigEntry[] {
  const at = (path: string, file: string | undefined) => {
    const address = [segment, path].filter(Boolean).join("/");
    return file === undefined ? [] : [route(address, file, { id: address })];
  };
  return site === undefined ? [] : [...at(site, list), ...at(`${site}/:id`, page), ...at(`${site}.xml`, feed)];
}

/** The JSON of a collection, its former calls included. */
export function collectionCalls({ addresses: { api }, formerCalls = {} }: AnyCollection): RouteConfigEntry[] {
  const at = (path: string | undefined, file: string) =>
    path === undefined ? [] : [route(path, `features/publishing/api/${file}`, { id: path })];
  return [
    ...(api === undefined ? [] : [...at(`api/${api}`, "list.ts"), ...at(`api/${api}/:id`, "item.ts")]),
    ...at(formerCalls.save, "former-save.ts"),
    ...at(formerCalls.one, "former-item.ts"),
  ];
}

/**
 * The pages of a collection in the dashboard: its list, the editor, and the history of an entry. A new entry ("/create")
 * and a stored one share a route, so that the form stays open when a save gives the entry its address.
 */
export function collectionStaffPages({ addresses: { dashboard }, pages }: AnyCollection): RouteConfigEntry[] {
  const edit = pages.edit ?? "features/publishing/dashboard/edit-page.tsx";
  const at = (path: string, file: string) =>
    route(`dashboard/${dashboard}${path}`, file, { id: `staff-${dashboard}${path}` });
  return [
    at("", "features/publishing/dashboard/list-page.tsx"),
    at("/:id", edit),
    at("/:id/history", "features/publishing/dashboard/history-page.tsx"),
  ];
}

/** The list of pages in the dashboard, the editor and the history of a page, and the way to it from the public page. */
export const pagesStaffPages: RouteConfigEntry[] = [
  route("dashboard/edit", "features/publishing/dashboard/edit-address.tsx"),
  route("dashboard/pages", "features/publishing/dashboard/pages-page.tsx"),
  route("dashboard/pages/:page/:id", "features/publishing/dashboard/edit-page.tsx", { id: "staff-page" }),
  route("dashboard/pages/:page/:id/history", "features/publishing/dashboard/history-page.tsx", {
    id: "staff-page-history",
  }),
];
