import type { InboxQuery } from "#content/inbox/inbox-query.ts";
import type { InboxPage } from "#server/inbox/inbox.ts";

/** A page of the inbox with what was asked for. */
export interface InboxData extends InboxPage {
  query: InboxQuery;
}
