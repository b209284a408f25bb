import { contactPage } from "#content/pages/contact.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { DrawingBanner } from "../page/banner.tsx";
import columns from "../page/columns.module.css";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import { Location } from "./location.tsx";
import { WritePanel } from "./write-panel.tsx";

export const handle = keptPage();

export default function ContactPage() {
  const { t, language, company } = usePage();
  return (
    <>
      <PageHead
        title={t("contact.title")}
        description={t("contact.description")}
        shareImage={`/share/${language}/contact.png`}
      />
      <DrawingBanner
        title={t("contact.title")}
        lead={t("contact.lead")}
        crumbs={[{ title: t("nav.contact") }]}
        drawing="/drawings/banner-contact.svg"
      />
      {company === undefined ? null : (
        <>
          <div className={`wrap grid ${columns.columns}`}>
            <div className={columns.main}>
              <WritePanel company={company} texts={contactPage[language]} />
            </div>
            <div className={columns.side}>
              <ContactFacts company={company} />
            </div>
          </div>
          <Location company={company} />
        </>
      )}
    </>
  );
}
