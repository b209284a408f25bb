import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { DrawingBanner } from "../page/banner.tsx";
import columns from "../page/columns.module.css";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/index-page";
import { CvPanel } from "./cv-panel.tsx";
import css from "./index-page.module.css";
import { OfferRow } from "./offer-row.tsx";

export const handle = keptPage();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return { offers: await storage.offers.all(language) };
}

export default function CareersPage({ loaderData: { offers } }: Route.ComponentProps) {
  const { t, language } = usePage();
  return (
    <>
      <PageHead
        title={t("careers.title")}
        description={t("careers.description")}
        shareImage={`/share/${language}/careers.png`}
      />
      <DrawingBanner
        title={t("careers.title")}
        lead={t("careers.lead")}
        crumbs={[{ title: t("careers.title") }]}
        drawing="/drawings/banner-practice.svg"
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          {offers.length === 0 ? (
            <p className="lead">{t("careers.none")}</p>
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
        <aside className={columns.side}>
          <CvPanel button={t("careers.addCv")} />
        </aside>
      </div>
    </>
  );
}
