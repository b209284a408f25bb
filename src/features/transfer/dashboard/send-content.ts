import type { ImportStep } from "../import-outcome.ts";
import { type ImportLine, type ImportResult, LINES_TYPE } from "../import-result.ts";

/** Progress of an import: sending the file, then the steps of the server. */
export type ImportProgress = { step: "sending"; share: number } | ImportStep;

/**
 * Sends a content file and returns the result; never rejects. `fetch` reports no upload progress, hence
 * `XMLHttpRequest`.
 * @param onProgress `share`: sent part of the file, from 0 to 1
 */
export function sendContent(file: File, onProgress: (progress: ImportProgress) => void): Promise<ImportResult> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", "/dashboard/import");
    request.setRequestHeader("accept", LINES_TYPE);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress({ step: "sending", share: total === 0 ? 0 : loaded / total }),
    );
    request.upload.addEventListener("load", () => onProgress({ step: "checking" }));
    let read = 0;
    let result: ImportResult | undefined;
    const takeLines = () => {
      if (request.status !== 200) return;
      for (
        let end = request.responseText.indexOf("\n", read);
        end !== -1;
        end = request.responseText.indexOf("\n", read)
      ) {
        const line = JSON.parse(request.responseText.slice(read, end)) as ImportLine;
        read = end + 1;
        if ("result" in line) result = line.result;
        else onProgress(line);
      }
    };
    request.addEventListener("progress", takeLines);
    request.addEventListener("load", () => {
      takeLines();
      resolve(result ?? refusalOf(request.status));
    });
    for (const failure of ["error", "abort", "timeout"]) {
      request.addEventListener(failure, () => resolve({ kind: "offline" }));
    }
    request.send(form);
  });
}

const REASONS = { 400: "no-file", 413: "too-large", 503: "storage-unavailable", 507: "storage-full" } as const;

function refusalOf(status: number): ImportResult {
  if (status === 401 || status === 403) return { kind: "signed-out" };
  const reason = status in REASONS ? REASONS[status as keyof typeof REASONS] : "unexpected";
  return { kind: "failed", reason };
}
