import { PageWays } from "#ui/dashboard/pages.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { inboxSearch } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";
import type { InboxData } from "./inbox-data.ts";

/** The ways to newer and older messages; nothing for a list of one page. */
export function InboxPages({ inbox: { query, messages, newer, older } }: { inbox: InboxData }) {
  const { inbox: t } = useTexts(submissionTexts);
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined || (!newer && !older)) return null;
  return (
    <PageWays
      label={t.pages}
      back={newer ? { to: inboxSearch({ ...query, from: { newer: first } }), rel: "prev", words: t.newer } : undefined}
      on={older ? { to: inboxSearch({ ...query, from: { older: last } }), rel: "next", words: t.older } : undefined}
    />
  );
}
