import chips from "#ui/dashboard/chips.module.css";
import { useForm, useInboxTexts } from "./inbox-form.tsx";

/** Shows a submission's state as a lamp with a label; states on the way from the first one to the goal have no lamp. */
export function StateChip({ state }: { state: string }) {
  const { initial, goal } = useForm();
  const t = useInboxTexts();
  const lamp = state === initial ? chips.scheduled : state === goal ? chips.published : undefined;
  return <span className={["mono", chips.state, lamp].filter(Boolean).join(" ")}>{t.states[state]}</span>;
}
