import { type ChangeEvent, useRef, useState } from "react";
import { languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { useAnswers, useResetKey } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { AnswerBlock } from "../../answer-blocks.ts";
import type { OpenedSubmission, PreparedLetter } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { MessageFields, MessageNotice, StateChoice } from "./message-form.tsx";

interface ReplyFormProps {
  submission: OpenedSubmission;
  prepared: PreparedLetter;
}

/** Form of an answer that the website sends by e-mail. */
export function ReplyForm(props: ReplyFormProps) {
  const answers = useAnswers("answer");
  // The chosen template and the typed text are reset once an answer is on its way.
  const round = useResetKey(answers, "answer");
  return <Composer key={round} {...props} answers={answers} />;
}

function Composer({ submission, prepared, answers }: ReplyFormProps & { answers: ReturnType<typeof useAnswers> }) {
  const { language: account } = useStaff();
  const form = useForm();
  const t = useInboxTexts();
  const { ask, dialog } = useQuestion();
  const text = useRef<HTMLTextAreaElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const { templates, subject } = prepared;
  const [chosen, setChosen] = useState(templates[0]);
  const proposed = (template = templates[0]) => template?.state ?? form.answered ?? "";
  const { answer, errorOf } = answers;
  const typed = answer?.kind === "refused" ? answer.typed : undefined;
  const nameOf = (name: string) => t.answerBlocks[name as AnswerBlock] ?? t.letters?.[name] ?? t.states[name] ?? name;

  const fillIn = (name: string) => {
    const template = templates.find((one) => one.name === name);
    setChosen(template);
    if (text.current !== null && template !== undefined) text.current.value = template.text;
    if (state.current !== null) state.current.value = proposed(template);
  };
  const choose = ({ currentTarget: select }: ChangeEvent<HTMLSelectElement>) => {
    const { value: name } = select;
    if (text.current === null || text.current.value === chosen?.text) return fillIn(name);
    select.value = chosen?.name ?? "";
    ask({
      ...{ title: t.thread.replaceTitle, text: t.thread.replaceText, confirm: t.thread.replace },
      onConfirm: () => {
        select.value = name;
        fillIn(name);
      },
    });
  };
  const lead = { email: submission.email, language: languageName(submission.language, account) };
  return (
    <>
      <MessageNotice submission={submission} answers={answers} />
      <PartForm answers={answers} intent="answer" submit={t.thread.send} variant="primary" wide>
        <p className={`muted ${css.lead}`}>{fill(t.thread.replyLead, lead)}</p>
        <MessageFields submission={submission} />
        <SelectField
          field={{ id: "template", name: "template", label: t.thread.template }}
          defaultValue={templates[0]?.name ?? ""}
          onChange={choose}
        >
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          field={{
            ...{ id: "answer-subject", name: "subject", label: t.thread.subject },
            error: errorOf("answer", "subject"),
          }}
          lang={submission.language}
          defaultValue={typed?.subject ?? subject}
        />
        <TextArea
          field={{
            ...{ id: "answer-text", name: "text", label: t.thread.body, error: errorOf("answer", "text") },
            ...(submission.text === undefined && submission.thread.length === 0 ? {} : { hint: t.thread.quoted }),
          }}
          ref={text}
          rows={14}
          lang={submission.language}
          defaultValue={typed?.text ?? templates[0]?.text ?? ""}
        />
        <StateChoice id="answer-state" label={t.thread.setState} proposed={proposed()} ref={state} />
      </PartForm>
      {dialog}
    </>
  );
}
