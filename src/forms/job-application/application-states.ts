/** Where an application stands. */
export const APPLICATION_STATES = ["new", "shortlisted", "invited", "declined", "hired", "withdrawn"] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The state as the code knows it; one that this release does not know counts as new. */
export function applicationState(text: string): ApplicationState {
  return APPLICATION_STATES.find((state) => state === text) ?? "new";
}
