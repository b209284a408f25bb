import { usePage } from "#ui/site/page-context.tsx";
import alone from "./alone.module.css";
import css from "./mail-previews.module.css";
import { previewTexts } from "./texts.ts";

export interface MailPreviewsProps {
  /** E-mails with example data. `src`: path of the HTML; undefined for one of plain text only. */
  mails: readonly { key: string; subject: string; text: string; src: string | undefined }[];
  /** Further sentences with words of the page. */
  others: readonly string[];
}

/** The e-mails and sentences that have words of a page, with example data: each e-mail as HTML and as plain text. */
export function MailPreviews({ mails, others }: MailPreviewsProps) {
  const { t } = usePage(previewTexts);
  return (
    <div className={`wrap ${alone.alone} ${css.mails}`}>
      <h1 className="hidden">{t("mails")}</h1>
      {mails.map(({ key, subject, text, src }) => (
        <section key={key} aria-labelledby={`mail-${key}`}>
          <h2 id={`mail-${key}`}>
            <span className="label">{t("subject")}</span> {subject}
          </h2>
          <div className={css.both}>
            {src === undefined ? null : <iframe sandbox="" src={src} title={`HTML: ${subject}`} />}
            <pre>{text}</pre>
          </div>
        </section>
      ))}
      {others.length === 0 ? null : (
        <section aria-labelledby="others">
          <h2 id="others">{t("others")}</h2>
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
