/**
 * State of an item. `draft` was never public; `scheduled` will be published; `withdrawn` was public once; `bin` can be
 * restored.
 */
export const ITEM_STATES = ["draft", "scheduled", "published", "withdrawn", "bin"] as const;

export type ItemState = (typeof ITEM_STATES)[number];

/** The states that staff see and filter by. `closed` is a published job offer whose last day has passed. */
export const SHOWN_STATES = ["draft", "scheduled", "published", "closed", "withdrawn", "bin"] as const;

export type ShownState = (typeof SHOWN_STATES)[number];

/** Returns the state that staff see of an item. */
export function shownState({ state, isClosed }: { state: ItemState; isClosed: boolean }): ShownState {
  return isClosed ? "closed" : state;
}
