import { usePage } from "#ui/site/page-context.tsx";
import { HONEYPOT_FIELD, LANGUAGE_FIELD } from "../form-extras.ts";
import { submissionTexts } from "../texts.ts";
import css from "./extra-fields.module.css";

/** Technical fields of a form: the page's language and the honeypot. */
export function ExtraFields() {
  const { t, language } = usePage(submissionTexts);
  return (
    <>
      <input type="hidden" name={LANGUAGE_FIELD} value={language} />
      <div className={css.honeypot} aria-hidden="true">
        <label>
          {t("forms.leaveEmpty")}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
