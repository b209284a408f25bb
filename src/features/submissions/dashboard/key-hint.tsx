import { Fragment } from "react";
import { useKeySwitch } from "#ui/dashboard/list-keys.ts";
import { useInboxTexts } from "./inbox-form.tsx";
import css from "./key-hint.module.css";

/** Shows the navigation keys and the switch that turns them off. @param on the list, or one submission */
export function KeyHint({ on }: { on: "list" | "one" }) {
  const { keyHint } = useInboxTexts();
  const { on: isOn, set } = useKeySwitch();
  return (
    <div className={css.hint}>
      <p>
        <span className="hidden">{keyHint.label}: </span>
        <Words text={keyHint[on]} />
      </p>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
        {keyHint.on}
      </label>
    </div>
  );
}

const KEYS: Readonly<Record<string, string>> = { j: "J", k: "K", u: "U", enter: "Enter" };

/** Renders a text with keys for placeholders such as "{{j}}". */
function Words({ text }: { text: string }) {
  return text.split(/\{\{(\w+)\}\}/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
    <Fragment key={i}>{i % 2 === 0 ? part : <kbd>{KEYS[part] ?? part}</kbd>}</Fragment>
  ));
}
