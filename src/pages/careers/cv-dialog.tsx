import type { OfferEntry } from "#collections/offers/offers.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { CvForm } from "#forms/job-application/cv-form.tsx";
import type { ApplicationWords } from "#forms/job-application/words.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./cv-dialog.module.css";

interface CvDialogProps {
  /** Label of the button and heading of the dialog: Add CV, or Attach CV. */
  button: string;
  offers: readonly OfferEntry[];
  /** The offer of the application; undefined on a page about all offers. */
  offerId?: number | undefined;
  /** The words of the form. */
  form: ApplicationWords;
}

/** Path, without language, of the page of the form: that of the offer, or of the first one. */
const formPage = ({ offerId, offers }: Pick<CvDialogProps, "offerId" | "offers">) =>
  `/careers/${offerId ?? offers[0]?.id}/apply`;

/** The button that opens the form for a CV in its dialog, or without script as a page. */
export function CvButton({ button, ...offer }: Pick<CvDialogProps, "button" | "offerId" | "offers">) {
  const { href } = usePage();
  return (
    <LinkButton variant="job-offer" href={href(formPage(offer))} data-opens="cv-dialog">
      {button}
    </LinkButton>
  );
}

/** The dialog with the form for a CV. */
export function CvDialog({ button, offers, offerId, form }: CvDialogProps) {
  const { t } = usePage(submissionTexts);
  return (
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
          page={formPage({ offerId, offers })}
          cancel={
            <Button variant="cancel" data-cancel="">
              {t("forms.cancel")}
            </Button>
          }
        />
      </div>
    </dialog>
  );
}
