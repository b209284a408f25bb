import { fill } from "#platform/i18n/texts.ts";
import type { NamedEntry } from "../inbox.server.ts";
import type { InboxTexts } from "../inbox-texts.ts";
import { useInboxTexts } from "./inbox-form.tsx";

/** Returns the title of the entry that a submission is about; an entry that is not visible today is marked. */
export function entryWords(
  entry: NamedEntry | undefined,
  { noAbout, closedAbout }: Pick<InboxTexts, "noAbout" | "closedAbout">,
): string {
  if (entry === undefined) return noAbout;
  return entry.isSeen ? entry.title : fill(closedAbout, { title: entry.title });
}

/** Shows the title of the entry that a submission is about. */
export function EntryName({ entry }: { entry: NamedEntry | undefined }) {
  return <span lang={entry?.language}>{entryWords(entry, useInboxTexts())}</span>;
}
