import chips from "#ui/dashboard/chips.module.css";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { ApplicationState } from "../application-states.ts";
import { applicationTexts } from "../texts.ts";

/** Which lamp goes with a state; others have an empty one. */
const LAMPS: Partial<Record<ApplicationState, string | undefined>> = { new: chips.scheduled, hired: chips.published };

/** Where an application stands, as a lamp and a word. */
export function ApplicantState({ state }: { state: ApplicationState }) {
  const { applicants } = useTexts(applicationTexts);
  return (
    <span className={["mono", chips.state, LAMPS[state]].filter(Boolean).join(" ")}>{applicants.states[state]}</span>
  );
}
