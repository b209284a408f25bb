/**
 * Where an item stands. `draft` was never public; `scheduled` will be, and is not now; `withdrawn` was public and is not
 * any more; `bin` is thrown away and can be brought back.
 */
export const ITEM_STATES = ["draft", "scheduled", "published", "withdrawn", "bin"] as const;

export type ItemState = (typeof ITEM_STATES)[number];
