import { useState } from "react";
import { useRevalidator } from "react-router";
import { CONTENT_MAX_BYTES } from "../import-limits.ts";
import type { ToldImport } from "../told-import.ts";
import { type ImportProgress, sendContent } from "./send-content.ts";

/** An import of this page. */
export interface ImportWork {
  /** How far it is; undefined while none is under way. */
  progress: ImportProgress | undefined;
  /** What became of the last one. */
  told: ToldImport | undefined;
  start(file: File): void;
}

/** Imports files and keeps what became of the last one. @param before what became of one that was sent without script */
export function useImport(before: ToldImport | undefined): ImportWork {
  const [progress, setProgress] = useState<ImportProgress>();
  const [told, setTold] = useState(before);
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    setTold(undefined);
    if (file.size > CONTENT_MAX_BYTES) return setTold({ kind: "failed", reason: "too-large" });
    setProgress({ step: "sending", share: 0 });
    const outcome = await sendContent(file, setProgress);
    // Another content, other things in the way.
    await revalidate();
    setProgress(undefined);
    setTold(outcome);
  };
  return { progress, told, start: (file) => void send(file) };
}
