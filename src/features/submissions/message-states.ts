/** Where a contact message stands. */
export const MESSAGE_STATES = ["new", "in-hand", "answered", "closed"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** States in which somebody still waits for an answer. */
export const OPEN_MESSAGE_STATES = ["new", "in-hand"] as const satisfies readonly MessageState[];

/** The state as the code knows it; one that this release does not know counts as new. */
export function messageState(text: string): MessageState {
  return MESSAGE_STATES.find((state) => state === text) ?? "new";
}
