import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { sentReference } from "#features/submissions/form-kit/reference.ts";
import { SentNotice } from "#features/submissions/form-kit/sent-notice.tsx";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/index-page";
import { CvDialog } from "./cv-dialog.tsx";
import css from "./index-page.module.css";
import { OfferRow } from "./offer-row.tsx";
import pageCss from "./page.module.css";
import { careersTexts } from "./texts.ts";

export const handle = cacheable("sent");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language, searchParams } = siteContext(context, request);
  const offers = await storage.collection(offersDefinition).all(language);
  return { offers, retention: await storage.settings.retention(), sent: sentReference(jobApplication, searchParams) };
}

export default function CareersPage({ loaderData: { offers, retention, sent } }: Route.ComponentProps) {
  const { t, language } = usePage(careersTexts, offerTexts, applicationTexts);
  return (
    <>
      <PageHead title={t("title")} description={t("description")} shareImage={`/share/${language}/careers.png`} />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-practice.svg"
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <div className={pageCss.sent}>
            <SentNotice text={t("sent")} reference={sent} />
          </div>
          {offers.length === 0 ? (
            <p className="lead">{t("none")}</p>
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
            <CvDialog button={t("addCv")} offers={offers} retention={retention} />
          </aside>
        )}
      </div>
      <BrowserScript form="job-application" />
    </>
  );
}
