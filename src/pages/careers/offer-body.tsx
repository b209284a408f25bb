import { kindLabel, type OfferEntry } from "#collections/offers/offers.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import type { ApplicationWords } from "#forms/job-application/words.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { SideLinks } from "#ui/site/side-links.tsx";
import "#ui/site/side-links.css";
import { Steps } from "#ui/site/side-note.tsx";
import careers from "./careers.module.css";
import type { CareersText } from "./careers.ts";
import { CvButton, CvDialog } from "./cv-dialog.tsx";
import { LastDay } from "./last-day.tsx";
import css from "./page.module.css";
import { Benefits, Requirements } from "./requirements.tsx";
import { careersTexts } from "./texts.ts";

interface OfferBodyProps {
  offer: OfferEntry;
  /** The words of the page beside those of the offer. */
  words: CareersText;
  /** All offers, including this one. */
  offers: readonly OfferEntry[];
  /** The words of the form. */
  form: ApplicationWords;
  /** Reference of an application that was just sent. */
  sent?: string | undefined;
}

/** The public view of a job offer, between header and footer. */
export function OfferBody({ offer, words: given, offers, form, sent }: OfferBodyProps) {
  const { t, href, langOf, withFigures } = usePage(careersTexts, offerTexts);
  const words = withFigures(given);
  const { kind, img, openUntil, text } = offer;
  const lang = langOf(text);
  return (
    <>
      <div className={css.banner}>
        <DrawingBanner
          title={text.title}
          lang={lang}
          label={t(kindLabel(kind))}
          lead={text.lead}
          crumbs={[
            { title: words.title, path: "/careers" },
            { title: text.title, lang },
          ]}
          drawing={img}
        />
      </div>
      <div className={`wrap grid ${columns.columns} ${css.columns}`}>
        <div className={`${columns.main} ${css.main}`}>
          <div className={careers.sent}>
            <SentNotice text={withFigures(form.sent)} reference={sent} />
          </div>
          {openUntil === undefined ? null : <LastDay day={openUntil} place={`mono ${css.lastDay}`} />}
          <Requirements text={text} words={words} />
        </div>
        <aside className={`${columns.side} ${css.aside}`}>
          <section className={css.panel} aria-labelledby="send-cv">
            <h2 id="send-cv">{words.sendCv}</h2>
            <p className="muted">{words.sendCvText}</p>
            <CvButton button={t("attachCv")} offers={offers} offerId={offer.id} />
          </section>
          <SideLinks
            title={words.otherOffers}
            links={offers
              .filter((other) => other !== offer)
              .map((other) => ({
                href: href(`/careers/${other.id}`),
                note: t(kindLabel(other.kind)),
                title: other.text.title,
                lang: langOf(other.text),
              }))}
          />
        </aside>
        <Benefits text={text} words={words} />
      </div>
      <CvDialog button={t("attachCv")} offers={offers} offerId={offer.id} form={form} />
      <ClosingCall heading={form.nextHeading} text={<Steps steps={form.next} />} withPhone={false}>
        <CvButton button={t("attachCv")} offers={offers} offerId={offer.id} />
      </ClosingCall>
    </>
  );
}
