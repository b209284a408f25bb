import type { ApplicationState } from "#content/applicants/application-states.ts";
import { useTexts } from "../layout/staff-context.tsx";
import chips from "../parts/chips.module.css";

/** Which lamp goes with a state; others have an empty one. */
const LAMPS: Partial<Record<ApplicationState, string | undefined>> = { new: chips.scheduled, hired: chips.published };

/** Where an application stands, as a lamp and a word. */
export function ApplicantState({ state }: { state: ApplicationState }) {
  const { applicants } = useTexts();
  return (
    <span className={["mono", chips.state, LAMPS[state]].filter(Boolean).join(" ")}>{applicants.states[state]}</span>
  );
}
