import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { submissionTexts } from "../texts.ts";
import css from "./sent-notice.module.css";

interface SentNoticeProps {
  text: string;
  reference: string | undefined;
  /** Further parts, such as `PhotosNotice`. */
  children?: ReactNode;
}

/** Confirms a submission. Without a reference it is rendered hidden, for the form's script to fill. */
export function SentNotice({ text, reference, children }: SentNoticeProps) {
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
      {children}
    </Notice>
  );
}
