import { formatTime } from "#platform/i18n/dates.ts";
import { countText } from "#ui/amounts.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import form from "../form-kit/form.module.css";
import type { OwnSubmission } from "../own-submissions.server.ts";
import { submissionTexts } from "../texts.ts";
import { THREAD_LIMITS } from "../thread.ts";
import { CHOICE } from "./choice-fields.ts";
import css from "./messages.module.css";

/** A message that was not stored, and why. */
export interface RefusedMessage {
  typed: string;
  requestKey: string;
  /** Error of its text. */
  error: string | undefined;
  /** Why it was refused as a whole. */
  refusal: string | undefined;
}

interface MessagesProps {
  thread: OwnSubmission["thread"];
  /** Whether one has just been stored. */
  written: boolean;
  refused: RefusedMessage | undefined;
  /** Recognises a repeated request. */
  requestKey: string;
}

/** The messages of both sides after the first one, and a form for a further one. */
export function Messages({ thread, written, refused, requestKey }: MessagesProps) {
  const { t, language } = usePage(submissionTexts);
  const max = countText(THREAD_LIMITS.written, language);
  return (
    <div className={css.messages}>
      {thread.length === 0 ? null : (
        <section aria-labelledby="thread">
          <h2 id="thread" className={css.heading}>
            {t("status.messages")}
          </h2>
          <ol className={css.list}>
            {thread.map(({ id, kind, at, text }) => (
              <li key={id} className={kind === "answer" ? css.ours : undefined}>
                <p className={css.who}>
                  <strong>{t(kind === "answer" ? "status.ours" : "status.yours")}</strong>
                  <time className="muted" dateTime={new Date(at).toISOString()}>
                    {formatTime(at, language)}
                  </time>
                </p>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {written ? (
        <Notice kind="done" id="written">
          <p>{t("status.written")}</p>
        </Notice>
      ) : null}
      <form method="post" action="#write" className={form.form} aria-labelledby="write" noValidate>
        <h2 id="write" className={css.heading}>
          {t("status.write")}
        </h2>
        <p className={form.note}>{t("status.writeText")}</p>
        {refused?.refusal === undefined ? null : (
          <Notice kind="failed" place={form.wide}>
            <p>{refused.refusal}</p>
            <p>{t("forms.preserved")}</p>
          </Notice>
        )}
        <TextArea
          field={{
            ...{ id: CHOICE.text, name: CHOICE.text, label: t("forms.message"), wide: true },
            hint: t("status.writeHint", { max }),
            error: refused?.error,
          }}
          defaultValue={refused?.typed}
        />
        <input type="hidden" name={CHOICE.key} value={refused?.requestKey ?? requestKey} />
        <div className={form.actions}>
          <button type="submit" className={buttonClass("medium")} name={CHOICE.name} value={CHOICE.write}>
            {t("status.writeSend")}
          </button>
        </div>
      </form>
    </div>
  );
}
