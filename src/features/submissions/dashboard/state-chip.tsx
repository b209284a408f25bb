import chips from "#ui/dashboard/chips.module.css";
import { useForm, useInboxTexts } from "./inbox-form.tsx";

/** Shows a submission's state as an icon with a label; only the initial state and the goal have an icon. */
export function StateChip({ state }: { state: string }) {
  const { initial, goal } = useForm();
  const t = useInboxTexts();
  const lamp = state === initial ? chips.scheduled : state === goal ? chips.published : undefined;
  return <span className={["mono", chips.state, lamp].filter(Boolean).join(" ")}>{t.states[state]}</span>;
}
