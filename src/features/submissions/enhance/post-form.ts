/** Result of sending a form. */
export type Answer =
  | { kind: "stored"; reference: string; statusPage?: unknown; uploads?: unknown }
  | { kind: "invalid"; errors: Readonly<Record<string, string>> }
  /** Rate limit or storage failure, with a message in the page's language. */
  | { kind: "refused"; error: string }
  | { kind: "failed"; status: number }
  | { kind: "lost" | "timeOut" | "stopped" };

/** Statuses whose message is in the language of the form. */
const WORDED = [429, 503, 507];

function answerOf(status: number, body: unknown): Answer {
  const { reference, statusPage, uploads, errors, error } = (body ?? {}) as Record<string, unknown>;
  if (status < 300 && typeof reference === "string") return { kind: "stored", reference, statusPage, uploads };
  if (status < 500 && errors) return { kind: "invalid", errors: errors as Record<string, string> };
  if (WORDED.includes(status) && typeof error === "string") return { kind: "refused", error };
  return { kind: "failed", status };
}

interface PostOptions {
  timeoutMs: number;
  /** Aborts the request. */
  signal: AbortSignal;
  /** Called with the sent part of the body, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** Sends a form and returns the result; never rejects. `fetch` reports no upload progress, hence `XMLHttpRequest`. */
export function postForm(url: string, body: FormData, { timeoutMs, signal, onProgress }: PostOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.onload = () => resolve(answerOf(request.status, request.response));
    request.onerror = () => resolve({ kind: "lost" });
    request.ontimeout = () => resolve({ kind: "timeOut" });
    request.onabort = () => resolve({ kind: "stopped" });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
