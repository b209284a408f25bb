import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { readInboxQuery } from "../inbox-query.ts";
import type { Route } from "./+types/page";
import { changeMessage } from "./change-message.ts";
import { Message } from "./one/message.tsx";

/** One message; its address carries the filter of the list that it was opened from. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, inbox, searchParams } = await staffContext(args);
  const id = itemId.safeParse(args.params.id).data;
  if (id === undefined) throw data(null, 404);
  const { from: _, ...filter } = readInboxQuery(searchParams);
  try {
    return { message: await inbox.open(actor, id, filter), filter, ownId: actor.userId };
  } catch (error) {
    if (failureId(error) === "not-found") throw data(null, 404);
    throw error;
  }
}

export const action = (args: Route.ActionArgs) => changeMessage(args, args.params.id);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Whatever the action says of the answer's headers. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  // What was told of one message, or typed, is not of the next.
  return <Message key={loaderData.message.id} {...loaderData} />;
}
