import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Answers } from "./use-answers.ts";

/** Returns whether somebody else saved first, and reloads the page's data then. */
export function useReloadOnConflict({ answer }: Answers): boolean {
  const { revalidate } = useRevalidator();
  const isConflict = answer?.kind === "failed" && answer.reason === "conflict";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, the same one twice too.
  useEffect(() => {
    if (isConflict) void revalidate();
  }, [isConflict, answer, revalidate]);
  return isConflict;
}
