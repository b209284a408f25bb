/** What became of a request: the server's answer, or why there is none. */
export type Sent<T> =
  | { kind: "answered"; status: number; answer: T }
  /** The session has ended: what is on the page stays there. */
  | { kind: "signed-out" }
  /** Nobody answered, or not in JSON. */
  | { kind: "failed" };

const WAIT_MS = 60_000;

/**
 * Sends JSON to a resource of the dashboard. It never throws, so that a page shows what happened beside what was typed.
 * @param signal gives up early
 * @param keepalive goes on when the page is gone; for up to 60 KB
 */
export async function sendJson<T>(
  path: string,
  {
    method = "POST",
    body,
    signal,
    keepalive = false,
  }: { method?: "POST" | "DELETE"; body?: unknown; signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Sent<T>> {
  const limit = AbortSignal.timeout(WAIT_MS);
  try {
    const answer = await fetch(path, {
      method,
      keepalive,
      headers: { accept: "application/json", "content-type": "application/json" },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) return { kind: "signed-out" };
    return { kind: "answered", status: answer.status, answer: (await answer.json()) as T };
  } catch {
    return { kind: "failed" };
  }
}
