/** What an account may do, the least first: an admin may do all that an editor may. */
export const ROLES = ["editor", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** Says whether a text names a role. */
export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/** Says whether somebody of one role may do what takes another. */
export function roleSuffices(has: Role, needed: Role): boolean {
  return ROLES.indexOf(has) >= ROLES.indexOf(needed);
}
