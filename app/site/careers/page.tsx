import { data, redirect } from "react-router";
import { PRACTICE_ID, RESERVED_PRACTICE_ID } from "#content/offers/offer.ts";
import { itemId } from "#content/schemas.ts";
import { localizedPath } from "#i18n/localized-urls.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { DrawingBanner } from "../page/banner.tsx";
import columns from "../page/columns.module.css";
import { metaDescription } from "../page/meta-description.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { SideLinks } from "../page/side-links.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { CvPanel } from "./cv-panel.tsx";
import { jobPosting } from "./job-posting.ts";
import { Requirements } from "./requirements.tsx";

export const handle = keptPage();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  if (id === RESERVED_PRACTICE_ID) throw redirect(localizedPath(`/careers/${PRACTICE_ID}`, language), 308);
  const offers = await storage.offers.all(language);
  const offer = offers.find((candidate) => candidate.id === id);
  if (offer === undefined) throw data(textsIn(language)("careers.notFound"), { status: 404 });
  return { offer, others: offers.filter((other) => other !== offer) };
}

export default function OfferPage({ loaderData: { offer, others } }: Route.ComponentProps) {
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
          <Requirements text={text} />
        </div>
        <aside className={columns.side}>
          <CvPanel button={t("careers.attachCv")} offer={text.title} />
          <SideLinks
            title={t("careers.otherOffers")}
            links={others.map((other) => ({
              href: href(`/careers/${other.id}`),
              note: String(other.id).padStart(2, "0"),
              title: other.text.title,
              lang: langOf(other.text),
            }))}
          />
        </aside>
      </div>
    </>
  );
}
