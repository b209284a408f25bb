import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTexts } from "../staff-context.tsx";
import { errorWords, type FormAnswer, isDone } from "./form-answer.ts";

/** Sends the forms of one part of a page and keeps the latest answer. */
export interface Answers {
  /** The router's form, which leaves the page and what is typed elsewhere alone. */
  Form: ReturnType<typeof useFetcher>["Form"];
  /** Sends what needs no form of its own. */
  send(fields: Record<string, string>): void;
  /** The latest answer, until the next one. */
  answer: FormAnswer | undefined;
  /** An answer is on its way. */
  busy: boolean;
  /** What is wrong with a field of a form, in words. */
  errorOf(intent: string, field: string): string | undefined;
}

/** @param intents the forms of this part: an answer to one that was sent before the script had come is theirs too */
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

/** Counts how often a form was done: as its key, it makes the form forget what it held. */
export function useRound({ answer, busy }: Answers, intent: string): number {
  const [round, setRound] = useState(0);
  const done = answer?.intent === intent && isDone(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, the same one twice too.
  useEffect(() => {
    if (done && !busy) setRound((before) => before + 1);
  }, [done, busy, answer]);
  return round;
}
