/** The people of tests of the dashboard. */
export const ADMIN = { username: "anna", password: "seven-Herons-in-fog" };
export const EDITOR = { username: "jan.k", password: "grey-Kettle-on-deck" };
