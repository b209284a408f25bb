import type { OfferEntry } from "#collections/offers/offers.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { CvForm } from "#forms/job-application/cv-form.tsx";
import type { ApplicationWords } from "#forms/job-application/words.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { CareersText } from "./careers.ts";
import css from "./cv-dialog.module.css";

interface CvDialogProps {
  text: CareersText;
  /** Label of the button and heading of the dialog: Add CV, or Attach CV. */
  button: string;
  offers: readonly OfferEntry[];
  /** The offer of the application; undefined on a page about all offers. */
  offerId?: number | undefined;
  /** The words of the form. */
  form: ApplicationWords;
}

/** The panel for a CV: its button opens the form in a dialog, or without script as a page. */
export function CvDialog({ text, button, offers, offerId, form }: CvDialogProps) {
  const { t, href, withFigures } = usePage(submissionTexts);
  const { sendCv, sendCvText } = withFigures(text);
  const page = `/careers/${offerId ?? offers[0]?.id}/apply`;
  return (
    <section className={css.panel} aria-labelledby="send-cv">
      <h2 id="send-cv">{sendCv}</h2>
      <p className="muted">{sendCvText}</p>
      <LinkButton variant="job-offer" href={href(page)} data-opens="cv-dialog">
        {button}
      </LinkButton>
      <dialog className={css.dialog} id="cv-dialog" aria-labelledby="cv-dialog-title">
        <div className={css.bar}>
          <h2 id="cv-dialog-title">{button}</h2>
          <button type="button" aria-label={t("forms.close")} data-close="">
            <Icon name="close" />
          </button>
        </div>
        <div className={css.form}>
          <CvForm
            offers={offers}
            offerId={offerId}
            words={form}
            page={page}
            cancel={
              <Button variant="cancel" data-cancel="">
                {t("forms.cancel")}
              </Button>
            }
          />
        </div>
      </dialog>
    </section>
  );
}
