import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTexts } from "../staff-context.tsx";
import { errorWords, type FormAnswer, isDone } from "./form-answer.ts";

/** Sends the forms of one part of a page and returns the latest result. */
export interface Answers {
  /** The router's form, which neither navigates nor resets other input. */
  Form: ReturnType<typeof useFetcher>["Form"];
  /** Submits values without a form. */
  send(fields: Record<string, string>): void;
  /** The latest result, until the next one. */
  answer: FormAnswer | undefined;
  /** Whether a submission is in progress. */
  busy: boolean;
  /** Returns the text of a field's error in a form. */
  errorOf(intent: string, field: string): string | undefined;
}

/** @param intents the forms of this part; a result of one that was sent before the script loaded is included */
export function useAnswers(...intents: string[]): Answers {
  const fetcher = useFetcher<FormAnswer>();
  const ofPage = useActionData<FormAnswer>();
  const texts = useTexts();
  const answer = fetcher.data ?? (ofPage !== undefined && intents.includes(ofPage.intent) ? ofPage : undefined);
  return {
    Form: fetcher.Form,
    send: (fields) => void fetcher.submit(fields, { method: "post" }),
    answer,
    busy: fetcher.state !== "idle",
    errorOf: (intent, field) => {
      const error = answer?.kind === "refused" && answer.intent === intent ? answer.errors[field] : undefined;
      return error === undefined ? undefined : errorWords(texts, error);
    },
  };
}

/** Counts how often a form succeeded: used as its key, it resets the form. */
export function useResetKey({ answer, busy }: Answers, intent: string): number {
  const [round, setRound] = useState(0);
  const done = answer?.intent === intent && isDone(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, the same one twice too.
  useEffect(() => {
    if (done && !busy) setRound((before) => before + 1);
  }, [done, busy, answer]);
  return round;
}
