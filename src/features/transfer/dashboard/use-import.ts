import { useState } from "react";
import { useRevalidator } from "react-router";
import { CONTENT_MAX_BYTES } from "../import-limits.ts";
import type { ImportResult } from "../import-result.ts";
import { type ImportProgress, sendContent } from "./send-content.ts";

/** State of the page's import. */
export interface ImportWork {
  /** Progress; undefined while no import is running. */
  progress: ImportProgress | undefined;
  /** Result of the last import. */
  result: ImportResult | undefined;
  start(file: File): void;
}

/** Imports files and stores the last result. @param before result of an import sent without script */
export function useImport(before: ImportResult | undefined): ImportWork {
  const [progress, setProgress] = useState<ImportProgress>();
  const [result, setResult] = useState(before);
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    setResult(undefined);
    if (file.size > CONTENT_MAX_BYTES) return setResult({ kind: "failed", reason: "too-large" });
    setProgress({ step: "sending", share: 0 });
    const outcome = await sendContent(file, setProgress);
    // Reload what prevents an import, as the content has changed.
    await revalidate();
    setProgress(undefined);
    setResult(outcome);
  };
  return { progress, result, start: (file) => void send(file) };
}
