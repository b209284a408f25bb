import type { InboxPage } from "../../inbox.server.ts";
import type { InboxQuery } from "../../inbox-query.ts";

/** A page of the inbox with what was asked for. */
export interface InboxData extends InboxPage {
  query: InboxQuery;
}
