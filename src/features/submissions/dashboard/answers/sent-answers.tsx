import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { AnswerOutcome } from "../../inbox.server.ts";
import { useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import type { ShownAnswer } from "./answer-card.tsx";
import css from "./answers.module.css";

interface SentAnswersProps {
  answers: readonly ShownAnswer[];
  /** By key of the submission. */
  outcomes: Readonly<Record<string, AnswerOutcome>>;
}

/** Reports who gets an answer, and who does not, with the reasons; the first notice is focused. */
export function SentAnswers({ answers, outcomes }: SentAnswersProps) {
  const { language } = useStaff();
  const { several } = useInboxTexts();
  const first = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result counts.
  useEffect(() => first.current?.focus(), [outcomes]);
  const keys = Object.keys(outcomes);
  const sent = keys.filter((key) => outcomes[key] === "sent");
  const others = keys.filter((key) => !sent.includes(key));
  return (
    <>
      {sent.length === 0 ? null : (
        <Notice kind="done" ref={first}>
          <p>{fill(plural(language, several.sent, sent.length), { count: sent.length })}</p>
          <Names keys={sent} answers={answers} outcomes={outcomes} />
        </Notice>
      )}
      {others.length === 0 && sent.length > 0 ? null : (
        <Notice kind="failed" ref={sent.length === 0 ? first : null}>
          <p>
            {others.length === 0
              ? several.nobody
              : fill(plural(language, several.notSent, others.length), { count: others.length })}
          </p>
          <Names keys={others} answers={answers} outcomes={outcomes} />
        </Notice>
      )}
    </>
  );
}

function Names({ keys, answers, outcomes }: SentAnswersProps & { keys: readonly string[] }) {
  const { several } = useInboxTexts();
  const path = useInboxPath();
  return (
    <ul className={css.results}>
      {keys.map((key) => {
        const found = answers.find((answer) => answer.key === key);
        const outcome = outcomes[key];
        return (
          <li key={key}>
            {found === undefined ? key : <Link to={`${path}/${key}`}>{found.name}</Link>}
            {outcome === undefined || outcome === "sent" ? null : `: ${several.outcomes[outcome]}`}
          </li>
        );
      })}
    </ul>
  );
}
