import { monthsOf } from "#features/settings/retention.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { addressLines } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import css from "./page.module.css";
import { TermsDocument } from "./terms-document.tsx";
import { termsTexts } from "./texts.ts";

export const handle = cacheable();

/** The terms must name the company: when its record cannot be read, the page fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { company, storage, language } = siteContext(context, request);
  const record = await company();
  if (record === undefined) throw new Error("terms without company data");
  const { name, email } = record;
  const address = addressLines(record, language).join(", ");
  const retention = await storage.settings.retention();
  const months = {
    contactMonths: monthsOf(retention, "contactMonths"),
    applicationMonths: monthsOf(retention, "applicationMonths"),
    futureMonths: monthsOf(retention, "futureMonths"),
    auditMonths: retention.auditMonths,
  };
  return { texts: termsTexts.page(language)({ name, email, address, ...months }) };
}

/** The terms of use and the privacy notice, with a table of contents beside them. */
export default function TermsPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { t, language } = usePage();
  const title = texts.title.replaceAll("\u00ad", "");
  const documents = [
    { id: "terms", ...texts.terms },
    { id: "privacy", ...texts.privacy },
  ];
  return (
    <>
      <PageHead title={title} description={texts.description} shareImage={`/share/${language}/terms.png`} />
      <DrawingBanner title={texts.title} lead={texts.lead} crumbs={[{ title }]} drawing="/drawings/banner-terms.svg" />
      <div className={`wrap grid ${css.columns}`}>
        <nav className={css.contents} aria-label={t("labels.contents")}>
          {documents.map(({ id, heading, sections }) => (
            <div key={id}>
              <p className="label">
                <a href={`#${id}`}>{heading}</a>
              </p>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.heading}</a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </nav>
        <div className={css.text}>
          {documents.map((document) => (
            <TermsDocument key={document.id} {...document} />
          ))}
        </div>
      </div>
    </>
  );
}
