/**
 * What follows these opens the private page of a sender, a preview or an account, however the rest is spelled. "application"
 * is the private page of an applicant; those of other forms are below "status".
 */
export const KEYED = /\/(?:application|status|preview|sign-in)\//i;
/** The pages of staff. */
const STAFF = /^\/(?:dashboard|api\/auth)(?:[/.]|$)/i;

/** Says whether what an address, or a request's target, shows is for one person only. */
export function isPrivatePath(target: string): boolean {
  const [path = ""] = target.split(/[?#]/, 1);
  return KEYED.test(path) || STAFF.test(path);
}
