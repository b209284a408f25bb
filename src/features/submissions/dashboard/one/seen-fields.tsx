import type { OpenedSubmission } from "../../inbox.server.ts";

/** What a change says that it saw: when something else is true by then, nothing is done. */
export function seenFields({ state, owner }: Pick<OpenedSubmission, "state" | "owner">) {
  return { sawState: state, sawOwner: owner?.id ?? "" };
}

/** The same as fields of a form. */
export function SeenFields({ submission }: { submission: Pick<OpenedSubmission, "state" | "owner"> }) {
  return Object.entries(seenFields(submission)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
