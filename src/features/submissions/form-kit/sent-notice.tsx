import { Notice } from "#ui/notice.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./sent-notice.module.css";

/** Confirms a submission. Without a reference it is rendered hidden, for the form's script to fill. */
export function SentNotice({ text, reference }: { text: string; reference: string | undefined }) {
  const { t } = usePage(submissionTexts);
  return (
    <Notice kind="done" id="sent" data-sent="" hidden={reference === undefined}>
      <p>{text}</p>
      <p>
        {t("forms.reference")}{" "}
        <span className={css.reference} data-text="">
          {reference}
        </span>
        <br />
        {t("forms.confirmation")}
      </p>
    </Notice>
  );
}
