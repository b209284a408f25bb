/**
 * The path of an address as a log line may carry it: without its query, and without what follows "/application/",
 * which opens an applicant's private page.
 */
export function loggedPath(url: string): string {
  const [target = ""] = url.split(/[?#]/);
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, "");
  return path.replace(/(\/application\/).+/is, "$1…");
}
