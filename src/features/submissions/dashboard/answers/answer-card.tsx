import { Link } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { capitalized, fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Checkbox, TextArea, TextField } from "#ui/field.tsx";
import type { AnswerOutcome, DraftAnswer } from "../../inbox.server.ts";
import { EntryName } from "../entry-name.tsx";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { StateChip } from "../state-chip.tsx";
import css from "./answers.module.css";

/** One of several answers, filled in from the chosen template. */
export interface ShownAnswer extends Omit<DraftAnswer, "prepared"> {
  /** `gaps`: placeholders without a value; undefined: there is no address. */
  letter: { subject: string; text: string; gaps: readonly string[] } | undefined;
}

interface AnswerCardProps {
  answer: ShownAnswer;
  /** The state that the template announces; undefined: none. */
  announced: string | undefined;
  /** What was sent, where the page shows it again. */
  typed: Readonly<Record<string, string>> | undefined;
  /** Whether the author still answers what was sent, not what the page would show now. */
  isAsSeen: boolean;
  outcome: AnswerOutcome | undefined;
  errorOf(field: string): string | undefined;
}

/** A person with the answer that they would get, which can be changed or left out. */
export function AnswerCard({ answer, announced, typed, isAsSeen, outcome, errorOf }: AnswerCardProps) {
  const t = useInboxTexts();
  const { key, name, language, letter } = answer;
  const isAnnounced = announced !== undefined && answer.state === announced;
  return (
    <li className={css.card}>
      <fieldset>
        <legend className="hidden">{name}</legend>
        <div className={css.person}>
          {letter === undefined ? (
            <strong>{name}</strong>
          ) : (
            <Checkbox
              field={{ id: `send-${key}`, name: `send-${key}`, optional: "" }}
              defaultChecked={typed === undefined ? !isAnnounced : typed[`send-${key}`] === "on"}
            >
              <strong>{name}</strong>
            </Checkbox>
          )}
          <PersonFacts answer={answer} />
          {letter === undefined ? <p>{t.several.outcomes["no-address"]}</p> : null}
          {isAnnounced ? <p>{fill(t.several.already, { state: t.states[answer.state] })}</p> : null}
          {outcome === undefined || outcome === "sent" ? null : (
            <p className={css.reason}>{t.several.outcomes[outcome]}</p>
          )}
        </div>
        {letter === undefined ? null : (
          <div className={css.letter}>
            <input type="hidden" name={`seen-${key}`} value={(isAsSeen && typed?.[`seen-${key}`]) || seenOf(answer)} />
            <TextField
              field={{
                ...{ id: `subject-${key}`, name: `subject-${key}`, label: t.thread.subject },
                error: errorOf(`subject-${key}`),
              }}
              lang={language}
              defaultValue={typed?.[`subject-${key}`] ?? letter.subject}
            />
            <TextArea
              field={{
                ...{ id: `text-${key}`, name: `text-${key}`, label: t.thread.body, error: errorOf(`text-${key}`) },
                ...(letter.gaps.length > 0 && { remark: fill(t.several.missing, { values: letter.gaps.join(", ") }) }),
              }}
              rows={12}
              lang={language}
              defaultValue={typed?.[`text-${key}`] ?? letter.text}
            />
          </div>
        )}
      </fieldset>
    </li>
  );
}

function PersonFacts({ answer }: { answer: ShownAnswer }) {
  const { language: account } = useStaff();
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const { key, reference, language, state, spam, about, answered } = answer;
  return (
    <>
      <p className={css.facts}>
        <Link className="mono" to={`${path}/${key}`} target="_blank">
          {reference}
        </Link>
        <StateChip state={state} />
        <span>{capitalized(languageName(language, account))}</span>
        <Marks submission={{ spam, lateDays: undefined }} />
      </p>
      {form.about === undefined ? null : (
        <p>
          <EntryName entry={about} />
        </p>
      )}
      {answered === undefined ? null : (
        <p className="muted">
          {fill(t.several.answered, { time: timeText(answered.at, account), who: answered.author ?? "" })}
        </p>
      )}
    </>
  );
}

/** Returns what the page shows of a submission; nothing is sent when it differs by then. */
const seenOf = ({ last, state, owner }: ShownAnswer) => `${last} ${state} ${owner?.id ?? ""}`;
