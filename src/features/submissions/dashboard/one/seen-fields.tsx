import type { OpenedSubmission } from "../../inbox.server.ts";

/** Returns the state and owner that the page shows. The server refuses a change when they differ by then. */
export function seenFields({ state, owner }: Pick<OpenedSubmission, "state" | "owner">) {
  return { sawState: state, sawOwner: owner?.id ?? "" };
}

/** The same as hidden form fields. */
export function SeenFields({ submission }: { submission: Pick<OpenedSubmission, "state" | "owner"> }) {
  return Object.entries(seenFields(submission)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
