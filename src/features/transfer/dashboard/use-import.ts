import { useState } from "react";
import { useRevalidator } from "react-router";
import { CONTENT_MAX_BYTES } from "../import-limits.ts";
import type { ImportResult } from "../import-result.ts";
import { type ImportProgress, sendContent } from "./send-content.ts";

/** An import of this page. */
export interface ImportWork {
  /** How far it is; undefined while none is under way. */
  progress: ImportProgress | undefined;
  /** What became of the last one. */
  result: ImportResult | undefined;
  start(file: File): void;
}

/** Imports files and keeps what became of the last one. @param before what became of one that was sent without script */
export function useImport(before: ImportResult | undefined): ImportWork {
  const [progress, setProgress] = useState<ImportProgress>();
  const [result, setResult] = useState(before);
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    setResult(undefined);
    if (file.size > CONTENT_MAX_BYTES) return setResult({ kind: "failed", reason: "too-large" });
    setProgress({ step: "sending", share: 0 });
    const outcome = await sendContent(file, setProgress);
    // Another content, other things in the way.
    await revalidate();
    setProgress(undefined);
    setResult(outcome);
  };
  return { progress, result, start: (file) => void send(file) };
}
