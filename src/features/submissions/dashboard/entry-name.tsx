import { fill } from "#platform/i18n/texts.ts";
import type { NamedEntry } from "../inbox.server.ts";
import type { InboxTexts } from "../inbox-texts.ts";
import { useInboxTexts } from "./inbox-form.tsx";

/** What a submission is about; an entry that nobody can answer today is marked. */
export function entryWords(
  entry: NamedEntry | undefined,
  { noAbout, closedAbout }: Pick<InboxTexts, "noAbout" | "closedAbout">,
): string {
  if (entry === undefined) return noAbout;
  return entry.isSeen ? entry.title : fill(closedAbout, { title: entry.title });
}

/** The entry that a submission is about, in the language of its title. */
export function EntryName({ entry }: { entry: NamedEntry | undefined }) {
  return <span lang={entry?.language}>{entryWords(entry, useInboxTexts())}</span>;
}
