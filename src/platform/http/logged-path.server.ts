/**
 * The path of an address as a log line may carry it: without its query, and without what follows "/application/",
 * "/preview/" and "/sign-in/", which opens somebody's private page or an account.
 */
export function loggedPath(url: string): string {
  const [target = ""] = url.split(/[?#]/);
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, "");
  return path.replace(/(\/(?:application|preview|sign-in)\/).+/is, "$1…");
}
