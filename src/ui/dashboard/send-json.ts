/** The result of a request: the server's response, or why there is none. */
export type Sent<T> =
  | { kind: "answered"; status: number; answer: T }
  /** The session has ended; the page stays as it is. */
  | { kind: "signed-out" }
  /** No response, or not JSON. */
  | { kind: "failed" };

const WAIT_MS = 60_000;

/**
 * Sends JSON to a dashboard resource. It never throws: the page shows the result beside the input.
 * @param signal aborts the request
 * @param keepalive continues after the page is closed; up to 60 KB
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
