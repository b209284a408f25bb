import type { OpenedMessage } from "../../inbox.server.ts";

/** What a change says that it saw: when something else is true by then, nothing is done. */
export function seenFields({ state, owner }: Pick<OpenedMessage, "state" | "owner">) {
  return { sawState: state, sawOwner: owner?.id ?? "" };
}

/** The same as fields of a form. */
export function SeenFields({ message }: { message: Pick<OpenedMessage, "state" | "owner"> }) {
  return Object.entries(seenFields(message)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
