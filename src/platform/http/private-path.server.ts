/** What opens an applicant's private page, a preview or an account stands behind these, however the rest is spelled. */
const KEYED = /\/(?:application|preview|sign-in)\//i;
/** The pages of staff. */
const STAFF = /^\/(?:dashboard|api\/auth)(?:[/.]|$)/i;

/** Says whether what an address, or a request's target, shows is for one person only. */
export function isPrivatePath(target: string): boolean {
  const [path = ""] = target.split(/[?#]/, 1);
  return KEYED.test(path) || STAFF.test(path);
}
