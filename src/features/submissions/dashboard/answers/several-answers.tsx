import type { SubmitEvent } from "react";
import { Form, Link, useSubmit } from "react-router";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { type Answers, useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { hasUnsavedChanges, useUnsavedForm } from "#ui/dashboard/forms/use-unsaved.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { AnswerBlock } from "../../answer-blocks.ts";
import { THREAD_LIMITS } from "../../thread.ts";
import { useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { StateChoice } from "../one/message-form.tsx";
import { SignatureNote } from "../one/signature-note.tsx";
import { AnswerCard, type ShownAnswer } from "./answer-card.tsx";
import css from "./answers.module.css";
import { Gaps, Refused } from "./faults.tsx";
import { SentAnswers } from "./sent-answers.tsx";

interface SeveralAnswersProps {
  /** Keys of the chosen submissions. */
  keys: readonly string[];
  /** Those that exist. */
  answers: readonly ShownAnswer[];
  /** Number of those that exceed the limit. */
  left: number;
  /** Names of the templates. */
  templates: readonly string[];
  /** The chosen one, with the state that it proposes. */
  template: { name: string; state: string | undefined } | undefined;
  /** Recognises the answers when they are sent again. */
  requestKey: string;
}

/** Answers to several submissions: a template, then a preview of each, which can be changed before all are sent. */
export function SeveralAnswers(props: SeveralAnswersProps) {
  const { keys, answers: shown, left, templates, template } = props;
  const { language, texts } = useStaff();
  const t = useInboxTexts();
  const path = useInboxPath();
  const answers = useAnswers("answers");
  const { answer } = answers;
  const outcomes = answer?.kind === "answers" ? answer.outcomes : {};
  const open = shown.filter(({ key }) => outcomes[key] !== "sent");
  const erased = keys.length - shown.length;
  const way = [
    { title: texts.shell.overview, to: "/dashboard" },
    { title: t.title, to: path },
  ];
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={t.several.title} way={way} />
      {answer?.kind === "answers" ? (
        <SentAnswers answers={shown} outcomes={answer.outcomes} />
      ) : answer?.kind === "refused" ? (
        <Refused answers={shown} errors={answer.errors} />
      ) : (
        <AnswerNotice answer={answer} done={{}} />
      )}
      {left === 0 ? null : (
        <Notice kind="failed">
          <p>{fill(t.several.limit, { max: THREAD_LIMITS.atOnce, count: left })}</p>
        </Notice>
      )}
      {erased === 0 || answer?.kind === "answers" ? null : (
        <Notice kind="failed">
          <p>{fill(plural(language, t.several.erased, erased), { count: erased })}</p>
        </Notice>
      )}
      {keys.length === 0 ? <p className="lead">{t.several.none}</p> : null}
      {open.length === 0 ? (
        <p>
          <Link to={path}>{t.toList}</Link>
        </p>
      ) : (
        <>
          <TemplateForm keys={keys} templates={templates} chosen={template?.name} />
          {template === undefined ? (
            <ul className={css.names}>
              {open.map(({ key, name, reference }) => (
                <li key={key}>
                  {name} <span className="mono muted">{reference}</span>
                </li>
              ))}
            </ul>
          ) : (
            <AnswersForm key={template.name} {...props} template={template} open={open} send={answers} />
          )}
        </>
      )}
    </div>
  );
}

interface TemplateFormProps extends Pick<SeveralAnswersProps, "keys" | "templates"> {
  chosen: string | undefined;
}

/** The choice of the template. Another one replaces the texts; with script, after a question. */
function TemplateForm({ keys, templates, chosen }: TemplateFormProps) {
  const t = useInboxTexts();
  const submit = useSubmit();
  const { ask, dialog } = useQuestion();
  const askFirst = (event: SubmitEvent<HTMLFormElement>) => {
    if (!hasUnsavedChanges()) return;
    event.preventDefault();
    const { currentTarget: form } = event;
    ask({
      ...{ title: t.thread.replaceTitle, text: t.thread.replaceText, confirm: t.thread.replace },
      onConfirm: () => void submit(form),
    });
  };
  return (
    <>
      <Form method="get" className={css.template} onSubmit={askFirst}>
        {keys.map((key) => (
          <input key={key} type="hidden" name="submission" value={key} />
        ))}
        <SelectField
          key={chosen}
          field={{
            ...{ id: "template", name: "template", label: t.thread.template },
            ...(chosen !== undefined && { hint: t.several.replaces }),
          }}
          defaultValue={chosen ?? templates.at(0) ?? ""}
        >
          {templates.map((name) => (
            <option key={name} value={name}>
              {t.answerBlocks[name as AnswerBlock] ?? t.letters?.[name] ?? t.states[name] ?? name}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonClass(chosen === undefined ? "primary" : "medium")}>
          {chosen === undefined ? t.several.preview : t.several.change}
        </button>
      </Form>
      {dialog}
    </>
  );
}

interface AnswersFormProps extends SeveralAnswersProps {
  template: NonNullable<SeveralAnswersProps["template"]>;
  /** The answers that are not sent yet. */
  open: readonly ShownAnswer[];
  send: Answers;
}

/** The previews of all answers, and the status that the submissions get. */
function AnswersForm({ template, open, send, requestKey }: AnswersFormProps) {
  const t = useInboxTexts();
  const ref = useUnsavedForm();
  const { Form, answer, busy, errorOf } = send;
  // Another template has replaced what was sent.
  const sent =
    answer !== undefined && "typed" in answer && answer.typed?.template === template.name ? answer.typed : undefined;
  // What was refused is sent again as it was; what was sent in part answers what the page shows now.
  const isAsSeen = answer?.kind !== "answers";
  const outcomes = answer?.kind === "answers" ? answer.outcomes : {};
  // What was sent is what the fields begin with: the form does not see that it differs from the template.
  const isUnsent = sent !== undefined && open.some(({ key }) => sent[`send-${key}`] === "on");
  return (
    // As multipart, long texts take less space.
    <Form
      method="post"
      encType="multipart/form-data"
      ref={ref}
      className={css.form}
      noValidate
      data-changed={isUnsent || undefined}
    >
      <input type="hidden" name="intent" value="answers" />
      <input type="hidden" name="template" value={template.name} />
      <input type="hidden" name="requestKey" value={(isAsSeen && sent?.requestKey) || requestKey} />
      <p className={`muted ${css.lead}`}>{t.several.lead}</p>
      <Gaps answers={open} />
      <SignatureNote />
      <ol className={css.cards}>
        {open.map((one) => (
          <AnswerCard
            key={one.key}
            answer={one}
            announced={template.state}
            typed={sent}
            isAsSeen={isAsSeen}
            outcome={outcomes[one.key]}
            errorOf={(field) => errorOf("answers", field)}
          />
        ))}
      </ol>
      <div className={css.end}>
        <StateChoice id="answers-state" label={t.thread.setState} proposed={sent?.setState ?? template.state ?? ""} />
        <button type="submit" className={buttonClass("primary")} disabled={busy}>
          {t.several.send}
        </button>
      </div>
    </Form>
  );
}
