import { KEYED } from "./private-path.server.ts";

/** Returns the path of a URL for a log line: without its query, and without the key of a private page. */
export function loggedPath(url: string): string {
  const [target = ""] = url.split(/[?#]/);
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, "");
  const keyed = KEYED.exec(path);
  const end = keyed === null ? path.length : keyed.index + keyed[0].length;
  return path.length > end ? `${path.slice(0, end)}…` : path;
}
