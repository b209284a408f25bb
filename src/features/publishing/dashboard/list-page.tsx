import { staffContext } from "#features/accounts/staff.ts";
import { collectionOf } from "../definitions.ts";
import { readStaffListQuery, STAFF_PAGE_SIZE } from "../staff-list-query.ts";
import type { Route } from "./+types/list-page";
import { ItemList } from "./list/item-list.tsx";

/** Loads one page of a collection's list. A page number beyond the last page loads the last one. */
export async function loader(args: Route.LoaderArgs) {
  const { publishing, actor, searchParams } = await staffContext(args);
  const kind = collectionOf(args.context, args.request).name;
  const query = readStaffListQuery(searchParams);
  const found = await publishing.list(actor, kind, query);
  const lastPage = Math.max(1, Math.ceil(found.total / STAFF_PAGE_SIZE));
  if (query.page <= lastPage) return { kind, query, ...found };
  const last = { ...query, page: lastPage };
  return { kind, query: last, ...(await publishing.list(actor, kind, last)) };
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  // Resets all state when the list of another collection opens, notices included.
  return <ItemList key={loaderData.kind} list={loaderData} />;
}
