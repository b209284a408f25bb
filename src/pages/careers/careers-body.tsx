import type { OfferEntry } from "#collections/offers/offers.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import type { ApplicationWords } from "#forms/job-application/words.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./careers.module.css";
import type { CareersText } from "./careers.ts";
import { CvButton, CvDialog } from "./cv-dialog.tsx";
import { OfferRow } from "./offer-row.tsx";
import { careersTexts } from "./texts.ts";

interface CareersBodyProps {
  text: CareersText;
  offers: readonly OfferEntry[];
  /** The words of the form. */
  form: ApplicationWords;
  /** Reference of an application that was just sent. */
  sent?: string | undefined;
}

/** The list of job offers with the invitation to apply, between header and footer. */
export function CareersBody({ text, offers, form, sent }: CareersBodyProps) {
  const { t, withFigures } = usePage(careersTexts);
  const { title, lead, none, sendCv, sendCvText } = withFigures(text);
  return (
    <>
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing="/drawings/banner-practice.svg" />
      <div className={`wrap ${columns.columns} ${css.page}`}>
        <div className={css.sent}>
          <SentNotice text={withFigures(form.sent)} reference={sent} />
        </div>
        {offers.length === 0 ? (
          <p className="lead">{none}</p>
        ) : (
          <ul className={css.offers}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferRow offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {offers.length === 0 ? null : (
        <>
          <CvDialog button={t("addCv")} offers={offers} form={form} />
          <ClosingCall heading={sendCv} text={sendCvText} withPhone={false}>
            <CvButton button={t("addCv")} offers={offers} />
          </ClosingCall>
        </>
      )}
    </>
  );
}
