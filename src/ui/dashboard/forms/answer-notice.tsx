import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Notice } from "../../notice.tsx";
import { useTexts } from "../staff-context.tsx";
import type { FormAnswer } from "./form-answer.ts";

/** Shows the result of a form and takes the focus. @param done message per form that succeeded */
export function AnswerNotice({
  answer,
  done,
  place,
}: {
  answer: FormAnswer | undefined;
  done: Readonly<Record<string, ReactNode>>;
  /** Class that positions it. */
  place?: string | undefined;
}) {
  const { accountForms } = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    notice.current?.focus();
    // Secrets that are shown once are below the notice.
    if (["app", "codes", "token"].includes(answer.kind)) notice.current?.scrollIntoView({ block: "start" });
  }, [answer]);
  // `ConfirmStep` shows the request for confirmation.
  if (answer === undefined || answer.kind === "unconfirmed") return null;
  const failure = failureWords(answer, accountForms);
  return (
    <Notice ref={notice} place={place} kind={failure === undefined ? "done" : "failed"}>
      <p>{failure ?? done[answer.intent]}</p>
    </Notice>
  );
}

type Words = ReturnType<typeof useTexts>["accountForms"];

function failureWords(answer: FormAnswer, { refused, limited, reasons }: Words): string | undefined {
  switch (answer.kind) {
    case "refused":
      return refused;
    case "limited":
      return fill(limited, { minutes: answer.minutes });
    case "failed":
      return reasons[answer.reason];
    default:
      return undefined;
  }
}
