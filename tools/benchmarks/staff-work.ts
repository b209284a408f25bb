import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { fromPublished } from "#features/publishing/published.ts";

const STAFF = { username: "bench", password: "windlass-Nebel-34-quay" };

/** Environment variables of a site at which `signIn` signs in. */
export const STAFF_ENVIRONMENT = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password };

/** The news item that `publish` publishes. */
export const NEWS_ID = 1;

/** Signs in as the form does. @returns the `Cookie` header */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/dashboard`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ intent: "sign-in", ...STAFF }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`signing in answers ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** Publishes a new title of the news item, as the editor does. @param baseVersion its newest version */
export function publish(url: string, cookie: string, title: string, baseVersion: number): Promise<Response> {
  const [item] = exampleNews;
  if (item === undefined) throw new Error("no example news");
  const draft = fromPublished(news, item);
  draft.texts.en.title = title;
  return fetch(`${url}/dashboard/save/news/${NEWS_ID}`, {
    method: "POST",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({ draft, baseVersion, upToDate: [], aim: "publish" }),
  });
}
