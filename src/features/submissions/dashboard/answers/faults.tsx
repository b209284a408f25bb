import { useEffect, useRef } from "react";
import { fill, plural } from "#platform/i18n/texts.ts";
import type { FieldErrors } from "#ui/dashboard/forms/form-answer.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { useInboxTexts } from "../inbox-form.tsx";
import type { ShownAnswer } from "./answer-card.tsx";
import css from "./answers.module.css";

/** Names the answers because of which nothing was sent, each with a link to its first field at fault. */
export function Refused({ answers, errors }: { answers: readonly ShownAnswer[]; errors: FieldErrors }) {
  const { language } = useStaff();
  const { several } = useInboxTexts();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result counts.
  useEffect(() => notice.current?.focus(), [errors]);
  const faulty = answers.flatMap(({ key, name }) => {
    const field = [`subject-${key}`, `text-${key}`].find((id) => errors[id] !== undefined);
    return field === undefined ? [] : [{ name, field }];
  });
  return (
    <Notice kind="failed" ref={notice}>
      <p>{fill(plural(language, several.refused, faulty.length), { count: faulty.length })}</p>
      <Links to={faulty} />
    </Notice>
  );
}

/** Names the answers that lack values of their template. */
export function Gaps({ answers }: { answers: readonly ShownAnswer[] }) {
  const { language } = useStaff();
  const { several } = useInboxTexts();
  const lacking = answers.filter(({ letter }) => letter !== undefined && letter.gaps.length > 0);
  if (lacking.length === 0) return null;
  return (
    <div className={css.gaps}>
      <p>{fill(plural(language, several.gaps, lacking.length), { count: lacking.length })}</p>
      <Links to={lacking.map(({ key, name }) => ({ name, field: `text-${key}` }))} />
    </div>
  );
}

function Links({ to }: { to: readonly { name: string; field: string }[] }) {
  return (
    <ul className={css.results}>
      {to.map(({ name, field }) => (
        <li key={field}>
          <a href={`#${field}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
