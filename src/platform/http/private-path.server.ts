/**
 * The key of a private page (of a sender, a preview or an account) follows one of these segments. "application" is the
 * private page of an applicant; those of other forms are below "status".
 */
export const KEYED = /\/(?:application|status|preview|sign-in)\//i;
/** The pages of staff. */
const STAFF = /^\/(?:dashboard|api\/auth)(?:[/.]|$)/i;

/** Returns whether a URL or a request's target shows something for one person only. */
export function isPrivatePath(target: string): boolean {
  const [path = ""] = target.split(/[?#]/, 1);
  return KEYED.test(path) || STAFF.test(path);
}
