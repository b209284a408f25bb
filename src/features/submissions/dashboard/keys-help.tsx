import { Fragment, useId } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import dialogs from "#ui/dashboard/dialog.module.css";
import { useKeySwitch } from "#ui/dashboard/list-keys.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { useInboxTexts } from "./inbox-form.tsx";
import css from "./keys-help.module.css";

/** Labels of the keys; a letter not listed is its own label. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  j: ["J", "↓"],
  k: ["K", "↑"],
  o: ["O", "Enter"],
  slash: ["/"],
  help: ["?"],
};
/** On one submission the arrow keys scroll. */
const LETTERS: Readonly<Record<string, readonly string[]>> = { ...SIGNS, j: ["J"], k: ["K"] };

interface KeysHelpProps {
  /** The list, or one submission. */
  on: "list" | "one";
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A dialog with the page's keyboard shortcuts and the switch that turns them off; opened by a button or "?". */
export function KeysHelp({ on, open, onOpen, onClose }: KeysHelpProps) {
  const { parts } = useTexts();
  const { keys } = useInboxTexts();
  const dialog = useModal(open);
  const { on: isOn, set } = useKeySwitch();
  const id = useId();
  const signs = on === "list" ? SIGNS : LETTERS;
  return (
    <>
      <button type="button" className={`${buttonClass("small")} ${css.button}`} onClick={onOpen}>
        {keys.button}
      </button>
      <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
        <h2 id={id}>{keys.title}</h2>
        <p className="muted">{keys.lead}</p>
        <dl className={css.keys}>
          {Object.entries(keys[on]).map(([key, words]) => (
            <Fragment key={key}>
              <dt>
                {(signs[key] ?? [key.toUpperCase()]).map((sign) => (
                  <kbd key={sign}>{sign}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </dl>
        <label className={css.switch}>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
          {keys.on}
        </label>
        <div className={dialogs.actions}>
          <Button onClick={onClose}>{parts.close}</Button>
        </div>
      </dialog>
    </>
  );
}
