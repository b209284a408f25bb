import { data } from "react-router";
import * as z from "zod/mini";
import { type StaffContext, staffContext } from "#features/accounts/staff.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { BULK_FIELDS_MAX, type BulkAnswer, readBulkForm } from "../bulk.ts";
import type { AnyCollection } from "../collection.ts";
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

/** POST: changes the chosen items, or moves one in the order that staff give. @throws a 400 response for another form */
export async function action(args: Route.ActionArgs) {
  const staff = await staffContext(args);
  const collection = collectionOf(args.context, args.request);
  const fields = await readFields(args.request, BULK_FIELDS_MAX);
  return "do" in fields ? bulkAction(staff, collection, fields) : moveAction(staff, collection, fields);
}

type Fields = Awaited<ReturnType<typeof readFields>>;

async function bulkAction({ publishing, actor }: StaffContext, { name }: AnyCollection, fields: Fields) {
  const request = readBulkForm(fields);
  if (request === undefined) throw data(null, 400);
  const { action, isConfirmed } = request;
  const entries = await publishing.bulk(actor, name, request);
  return { kind: "bulk", action, isConfirmed, entries } satisfies BulkAnswer;
}

async function moveAction({ publishing, actor }: StaffContext, collection: AnyCollection, fields: Fields) {
  const move = moveSchema.safeParse(fields);
  if (orderNumber(collection) === undefined || !move.success) throw data(null, 400);
  const { id, ...places } = move.data;
  const outcome = await publishing.move(actor, collection.name, id, places);
  return data({ ...move.data, ...outcome }, outcome.kind === "moved" ? 200 : 409);
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  // Resets all state when the list of another collection opens, notices included.
  return <ItemList key={loaderData.kind} list={loaderData} />;
}
