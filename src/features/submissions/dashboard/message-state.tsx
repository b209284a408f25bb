import chips from "#ui/dashboard/chips.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { MessageState } from "../message-states.ts";
import { submissionTexts } from "../texts.ts";

/** Which lamp goes with a state; others have an empty one. */
const LAMPS: Partial<Record<MessageState, string | undefined>> = { new: chips.scheduled, answered: chips.published };

/** Where a message stands, as a lamp and a word. */
export function MessageStateChip({ state }: { state: MessageState }) {
  const { inbox } = useTexts(submissionTexts);
  return <span className={["mono", chips.state, LAMPS[state]].filter(Boolean).join(" ")}>{inbox.states[state]}</span>;
}
