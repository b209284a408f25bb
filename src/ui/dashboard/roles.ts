/** Roles of accounts in ascending order: an admin may do all that an editor may. */
export const ROLES = ["editor", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** Returns whether a text names a role. */
export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/** Returns whether a role includes the permissions of another. */
export function roleSuffices(has: Role, needed: Role): boolean {
  return ROLES.indexOf(has) >= ROLES.indexOf(needed);
}
