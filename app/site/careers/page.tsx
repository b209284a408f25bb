import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { BrowserScript } from "../forms/browser-script.tsx";
import { sentReference } from "../forms/reference.ts";
import { SentNotice } from "../forms/sent-notice.tsx";
import { DrawingBanner } from "../page/banner.tsx";
import columns from "../page/columns.module.css";
import { metaDescription } from "../page/meta-description.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { SideLinks } from "../page/side-links.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { CvDialog } from "./cv-dialog.tsx";
import { findOffer } from "./find-offer.ts";
import { jobPosting } from "./job-posting.ts";
import css from "./page.module.css";
import { Requirements } from "./requirements.tsx";

export const handle = keptPage("sent");

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const { offer, offers } = await findOffer(storage.offers, language, params.id);
  return { offer, offers, retention: await storage.settings.retention(), sent: sentReference(searchParams) };
}

export default function OfferPage({ loaderData: { offer, offers, retention, sent } }: Route.ComponentProps) {
  const { t, href, language, langOf, company, origin } = usePage();
  const { kind, img, text } = offer;
  const lang = langOf(text);
  return (
    <>
      <PageHead
        title={text.title}
        description={metaDescription(text.lead)}
        shareImage={`/share/${language}/careers.png`}
      />
      {kind === "job" && company !== undefined ? <StructuredData thing={jobPosting(offer, company, origin)} /> : null}
      <DrawingBanner
        title={text.title}
        lang={lang}
        label={t(kind === "job" ? "careers.label" : "careers.practiceLabel")}
        lead={text.lead}
        crumbs={[
          { title: t("careers.title"), path: "/careers" },
          { title: text.title, lang },
        ]}
        drawing={img}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <div className={css.sent}>
            <SentNotice text={t("careers.sent")} reference={sent} />
          </div>
          <Requirements text={text} />
        </div>
        <aside className={columns.side}>
          <CvDialog button={t("careers.attachCv")} offers={offers} offerId={offer.id} retention={retention} />
          <SideLinks
            title={t("careers.otherOffers")}
            links={offers
              .filter((other) => other !== offer)
              .map((other) => ({
                href: href(`/careers/${other.id}`),
                note: String(other.id).padStart(2, "0"),
                title: other.text.title,
                lang: langOf(other.text),
              }))}
          />
        </aside>
      </div>
      <BrowserScript />
    </>
  );
}
