import { type FormEvent, useState } from "react";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { isReplySize } from "../../thread.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { MessageFields, MessageNotice, StateChoice } from "./message-form.tsx";

/** Adds a reply that has arrived in the company's mailbox to the thread. */
export function AddReplyForm({ submission }: { submission: OpenedSubmission }) {
  const t = useInboxTexts();
  const answers = useAnswers("reply");
  const { answer, errorOf } = answers;
  const typed = answer?.kind === "refused" ? answer.typed : undefined;
  const [isTooLarge, setTooLarge] = useState(false);
  // The server does not read a larger field: what was pasted stays here.
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get("text");
    const large = typeof text === "string" && !isReplySize(text);
    if (large) event.preventDefault();
    setTooLarge(large);
  };
  return (
    <details open={answer !== undefined}>
      <summary>
        <Icon name="chevron" />
        {t.thread.addTitle}
      </summary>
      <div className={css.inside}>
        <MessageNotice submission={submission} answers={answers} />
        <PartForm answers={answers} intent="reply" submit={t.thread.add} multipart onSubmit={checkSize}>
          <p className={`muted ${css.lead}`}>{t.thread.addLead}</p>
          <MessageFields submission={submission} />
          <TextField
            field={{
              ...{ id: "received", name: "received", label: t.thread.receivedAt },
              error: errorOf("reply", "received"),
            }}
            type="datetime-local"
            defaultValue={typed?.received ?? localTimeOf(submission.openedAt)}
          />
          <TextArea
            field={{
              ...{ id: "reply-text", name: "text", label: t.thread.pasted, hint: t.thread.pastedHint },
              error: isTooLarge ? t.thread.tooLarge : errorOf("reply", "text"),
            }}
            lang={submission.language}
            defaultValue={typed?.text}
          />
          <StateChoice id="reply-state" label={t.thread.stateAfter} proposed="" />
        </PartForm>
      </div>
    </details>
  );
}
