import type { ItemState } from "#content/publishing/states.ts";
import { useTexts } from "../layout/staff-context.tsx";
import css from "./chips.module.css";

/** Where an item stands, as a lamp and a word. @param changed there is a newer version than the public one */
export function StateChip({ state, changed = false }: { state: ItemState; changed?: boolean }) {
  const { parts } = useTexts();
  return (
    <span className={`mono ${css.state} ${css[state]}`}>{changed ? parts.publishedChanged : parts.states[state]}</span>
  );
}
