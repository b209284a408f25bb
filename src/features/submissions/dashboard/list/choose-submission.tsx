import { type Choice, ChooseRow } from "#features/publishing/dashboard/list/choosing.tsx";
import type { InboxEntry } from "../../inbox.server.ts";

/** The cell with the checkbox of a submission, which the page of several answers gets. */
export function ChooseSubmission({ submission: { key, name }, choice }: { submission: InboxEntry; choice: Choice }) {
  return <ChooseRow row={key} choice={choice} title={name} field={{ name: "submission", value: key }} />;
}
