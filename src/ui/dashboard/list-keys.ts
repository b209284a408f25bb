import { useEffect, useSyncExternalStore } from "react";

/** Actions by key. Keys are ignored while the focus is in a field, a dialog is open, or a modifier is held. */
export type KeyActions = Readonly<Record<string, () => void>>;

const SWITCH = "dashboard-keys";
const CHANGED = "dashboard-keys-changed";

/** Enables single-key shortcuts on a page, unless they are switched off: speech input may trigger them by accident. */
export function useKeys(actions: KeyActions): void {
  const { on } = useKeySwitch();
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const isTyping =
        target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
      if (altKey || ctrlKey || metaKey || isTyping || document.querySelector("dialog[open]") !== null) return;
      const run = Object.hasOwn(actions, key) ? actions[key] : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [actions, on]);
}

/** Whether this browser has single-key shortcuts enabled, and a function that changes it. */
export function useKeySwitch(): { on: boolean; set(on: boolean): void } {
  const on = useSyncExternalStore(
    (changed) => {
      addEventListener(CHANGED, changed);
      return () => removeEventListener(CHANGED, changed);
    },
    isOn,
    () => true,
  );
  return {
    on,
    set(next) {
      chosen = next;
      try {
        localStorage.setItem(SWITCH, next ? "on" : "off");
      } catch {
        // The browser's storage is blocked or full: the choice lasts until the next document.
      }
      dispatchEvent(new Event(CHANGED));
    },
  };
}

/** The choice made in this document. */
let chosen: boolean | undefined;

function isOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(SWITCH) !== "off";
  } catch {
    return true;
  }
}

/** Moves the focus between the links of a list, first to the first one. Enter opens a link as usual. */
export function moveFocus(links: readonly HTMLElement[], by: 1 | -1): void {
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))];
  next?.focus();
}
