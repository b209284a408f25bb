import { redirect } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import type { AnyCollection } from "../collection.ts";
import { collectionsContext } from "../definitions.ts";
import { PAGE_ID } from "../page.ts";
import type { Route } from "./+types/edit-address";

/** Leads from a public page to its editor: `?path=/pl/news/3`. A page that staff do not write leads to the list of pages. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = await staffContext(args);
  throw redirect(editorOf(args.context.get(collectionsContext), searchParams.get("path") ?? ""));
}

export default function EditAddress() {
  return null;
}

/**
 * Returns the address of the editor of a public page.
 * @param pathname with its language
 */
export function editorOf(all: readonly AnyCollection[], pathname: string): string {
  const { path } = splitLocalizedPath(pathname);
  const page = all.find((one) => one.page !== undefined && one.page.path === path);
  if (page !== undefined) return `/dashboard/${page.addresses.dashboard}/${PAGE_ID}`;
  const [, folder, id = ""] = /^\/([a-z-]+)(?:\/(\d{1,9}))?$/.exec(path) ?? [];
  const collection = all.find(({ addresses: { site } }) => site !== undefined && site === folder);
  if (collection === undefined) return "/dashboard/pages";
  return `/dashboard/${collection.addresses.dashboard}${id === "" ? "" : `/${id}`}`;
}
