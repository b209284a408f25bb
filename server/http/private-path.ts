/** What opens an applicant's private page stands behind this, in any language and however the rest is spelled. */
const PRIVATE = /\/application\//i;

/** Says whether an address, or a request's target, holds in its path what opens somebody's private page. */
export function isPrivatePath(target: string): boolean {
  const [path = ""] = target.split(/[?#]/, 1);
  return PRIVATE.test(path);
}
