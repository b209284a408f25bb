import type { UploadAnswer } from "./upload-answer.ts";

/** The result of sending a file. `failed`: there was no response, or an unexpected one. */
export type SentFile<T> =
  | { kind: "stored"; file: T }
  | { kind: "refused"; error: string }
  | { kind: "signed-out" | "offline" | "failed" | "too-large" };

/**
 * Sends a file as a form and reports its progress, which only XMLHttpRequest does in every browser. It never throws.
 * @param onProgress called with the share that is sent, from 0 to 1; 1 once all is sent and the server processes it
 */
export function sendFile<T>(path: string, file: File, onProgress: (share: number) => void): Promise<SentFile<T>> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("load", () => resolve(answerOf<T>(request)));
    for (const failure of ["error", "abort", "timeout"]) {
      request.addEventListener(failure, () => resolve({ kind: "offline" }));
    }
    request.send(form);
  });
}

function answerOf<T>({ status, response }: XMLHttpRequest): SentFile<T> {
  const answer = response as Partial<UploadAnswer<T> & { file: T; error: string; reason: string }> | null;
  if (status === 201 && answer?.file !== undefined) return { kind: "stored", file: answer.file };
  if (status === 401) return { kind: "signed-out" };
  if (answer?.reason !== undefined && answer.error !== undefined) return { kind: "refused", error: answer.error };
  return { kind: status === 413 ? "too-large" : "failed" };
}
