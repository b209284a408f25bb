import type { InboxEntry } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";

/** What a submission is about, below its sender's name. */
export function ListedValue({ submission: { listed, language } }: { submission: InboxEntry }) {
  const form = useForm();
  const { labels } = useInboxTexts();
  if (form.listed === undefined || listed === "") return null;
  return (
    <span>
      <span className="muted">{labels[form.listed]}: </span>
      <span lang={language}>{listed}</span>
    </span>
  );
}
