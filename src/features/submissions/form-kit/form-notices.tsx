import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./form.module.css";

interface AnswerNoticeProps {
  /** Why the form was not taken, in words. */
  refusal: string | undefined;
  /** The fields with an error, in their order: id, label and what is wrong. */
  wrong: readonly { id: string; label: string; error: string }[];
}

/** At the head of a form that came back: how many fields want attention, with links to them, or why it was not taken. */
export function AnswerNotice({ refusal, wrong }: AnswerNoticeProps) {
  const { t } = usePage(submissionTexts);
  if (refusal !== undefined) {
    return (
      <Notice kind="failed" id="answer" data-answer="" place={css.wide}>
        <p>{refusal}</p>
        <p>{t("forms.preserved")}</p>
      </Notice>
    );
  }
  return wrong.length === 0 ? null : (
    <Notice kind="failed" id="answer" data-answer="" place={css.wide}>
      <h2>{t("forms.attention", { count: wrong.length })}</h2>
      <ul>
        {wrong.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label}: {error}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Above the buttons, hidden until the browser's script tells there what went wrong; offers to send again.
 * @param preserved says what is still there
 */
export function FailureNotice({ preserved }: { preserved: string }) {
  const { t } = usePage(submissionTexts);
  return (
    <Notice kind="failed" data-failure="" hidden place={css.wide}>
      <p data-text="" />
      <p>{preserved}</p>
      <button type="submit" className={buttonClass("small")}>
        {t("forms.sendAgain")}
      </button>
    </Notice>
  );
}
