import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./form.module.css";

interface AnswerNoticeProps {
  /** Why the submission was refused as a whole. */
  refusal: string | undefined;
  /** Invalid fields in page order. */
  wrong: readonly { id: string; label: string; error: string }[];
}

/** Notice above a refused form: the number of invalid fields with links to them, or why it was refused. */
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
 * Hidden notice above the buttons, in which the form's script shows a failure, with a button to send again.
 * @param preserved text that says which input is preserved
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
