import { LinkButton } from "#ui/button.tsx";
import { usePage } from "../page/page-context.tsx";
import css from "./cv-panel.module.css";

/**
 * Where a CV goes: a panel with a button that opens an e-mail to the company.
 * @param button its words: Add CV, or Attach CV
 * @param offer title for the subject of the e-mail; without it the sender names the offer
 */
export function CvPanel({ button, offer = "" }: { button: string; offer?: string }) {
  const { t, company } = usePage();
  const subject = t("careers.cvSubject", { offer });
  return (
    <section className={css.panel} aria-labelledby="cv">
      <h2 id="cv">{t("careers.sendCv")}</h2>
      <p className="muted">{t("careers.sendCvText")}</p>
      {company === undefined ? null : (
        <LinkButton variant="job-offer" href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}>
          {button}
        </LinkButton>
      )}
    </section>
  );
}
