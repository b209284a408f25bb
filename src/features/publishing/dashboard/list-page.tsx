import { data } from "react-router";
import * as z from "zod/mini";
import { staffContext } from "#features/accounts/staff.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { collectionOf } from "../definitions.ts";
import { orderNumber } from "../fields.ts";
import { readStaffListQuery, STAFF_PAGE_SIZE } from "../staff-list-query.ts";
import type { Route } from "./+types/list-page";
import { ItemList } from "./list/item-list.tsx";

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

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

/** Digits, as the hidden fields of the form have them. */
const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));
const moveSchema = z.object({ id: number, from: number, to: number });

/** POST: moves an item in the order that staff give. @throws a 400 response for another form, and for other lists */
export async function action(args: Route.ActionArgs) {
  const { publishing, actor } = await staffContext(args);
  const collection = collectionOf(args.context, args.request);
  const move = moveSchema.safeParse(await readFields(args.request));
  if (orderNumber(collection) === undefined || !move.success) throw data(null, 400);
  const { id, ...places } = move.data;
  const outcome = await publishing.move(actor, collection.name, id, places);
  return data({ ...move.data, ...outcome }, outcome.kind === "moved" ? 200 : 409);
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  // Resets all state when the list of another collection opens, notices included.
  return <ItemList key={loaderData.kind} list={loaderData} />;
}
