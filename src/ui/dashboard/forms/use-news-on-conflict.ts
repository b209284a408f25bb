import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Answers } from "./use-answers.ts";

/** Says whether somebody else was faster, and has the page ask how things stand now. */
export function useNewsOnConflict({ answer }: Answers): boolean {
  const { revalidate } = useRevalidator();
  const isConflict = answer?.kind === "failed" && answer.reason === "conflict";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, the same one twice too.
  useEffect(() => {
    if (isConflict) void revalidate();
  }, [isConflict, answer, revalidate]);
  return isConflict;
}
