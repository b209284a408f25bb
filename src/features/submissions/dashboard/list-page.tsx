import { redirect } from "react-router";
import { answerForm, type Handler } from "#features/accounts/forms/answer-form.ts";
import { staffContext } from "#features/accounts/staff.ts";
import { inboxSearch, readInboxQuery } from "../inbox-query.ts";
import type { Route } from "./+types/list-page";
import { InboxList } from "./list/inbox-list.tsx";

/** One page of the inbox. A page that has become empty, as newer ones are asked for, is the first one. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, inbox, searchParams } = await staffContext(args);
  const query = readInboxQuery(searchParams);
  const page = await inbox.list(actor, query);
  if (page.messages.length > 0 || query.from === undefined) return { query, ...page };
  const first = { ...query, from: undefined };
  return { query: first, ...(await inbox.list(actor, first)) };
}

/** Takes what is searched for, and leads to the list's address, in which no name is to be read. */
export const action = (args: Route.ActionArgs) => answerForm(args, { search });

const search: Handler = async ({ actor, inbox, fields }) => {
  const { q = "", ...rest } = fields;
  const query = readInboxQuery(new URLSearchParams(rest));
  const sealed = inbox.sealSearch(actor, q);
  // What is searched for may be in any state; a tab then narrows what was found.
  const view = sealed !== "" ? "everywhere" : query.view === "everywhere" ? "open" : query.view;
  throw redirect(`/dashboard/messages${inboxSearch({ ...query, view, search: sealed, from: undefined })}`, 303);
};

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <InboxList inbox={loaderData} />;
}
