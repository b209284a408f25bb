import type { OfferEntry } from "#collections/offers/offers.ts";
import type { Retention } from "#features/settings/retention.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import type { CareersText } from "./careers.ts";
import { CvDialog } from "./cv-dialog.tsx";
import css from "./index-page.module.css";
import { OfferRow } from "./offer-row.tsx";
import pageCss from "./page.module.css";
import { careersTexts } from "./texts.ts";

interface CareersBodyProps {
  text: CareersText;
  offers: readonly OfferEntry[];
  retention: Retention;
  /** Reference of an application that was just sent. */
  sent?: string | undefined;
}

/** The list of job offers with the invitation to apply, between header and footer. */
export function CareersBody({ text, offers, retention, sent }: CareersBodyProps) {
  const { t, withFigures } = usePage(careersTexts, applicationTexts);
  const { title, lead, none } = withFigures(text);
  return (
    <>
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing="/drawings/banner-practice.svg" />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <div className={pageCss.sent}>
            <SentNotice text={t("sent")} reference={sent} />
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
          <aside className={columns.side}>
            <CvDialog text={text} button={t("addCv")} offers={offers} retention={retention} />
          </aside>
        )}
      </div>
    </>
  );
}
