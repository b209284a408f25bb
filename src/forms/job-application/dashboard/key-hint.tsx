import { Fragment } from "react";
import { useKeySwitch } from "#ui/dashboard/list-keys.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { applicationTexts } from "../texts.ts";
import css from "./key-hint.module.css";

/** Which keys move here, with the switch that turns them off. @param on the list, or one application */
export function KeyHint({ on }: { on: "list" | "one" }) {
  const { applicants } = useTexts(applicationTexts);
  const { on: isOn, set } = useKeySwitch();
  return (
    <div className={css.hint}>
      <p>
        <span className="hidden">{applicants.keys.label}: </span>
        <Words text={applicants.keys[on]} />
      </p>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
        {applicants.keys.on}
      </label>
    </div>
  );
}

const KEYS: Readonly<Record<string, string>> = { j: "J", k: "K", u: "U", enter: "Enter" };

/** A text in which "{{j}}" stands for a key. */
function Words({ text }: { text: string }) {
  return text.split(/\{\{(\w+)\}\}/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
    <Fragment key={i}>{i % 2 === 0 ? part : <kbd>{KEYS[part] ?? part}</kbd>}</Fragment>
  ));
}
