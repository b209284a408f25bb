import {
  CONTACT_PATH,
  footerNavigation,
  LOCATION_PATH,
  linkTo,
  plainNavigation,
  SERVICE_REQUEST_PATH,
} from "#pages/navigation.ts";
import { LinkButton } from "#ui/button.tsx";
import { CHART_SMALL } from "#ui/site/company/chart.ts";
import { ChartImage } from "#ui/site/company/chart-image.tsx";
import { telephoneUri } from "#ui/site/company/contact-lines.ts";
import { formatCoordinates } from "#ui/site/company/coordinates.ts";
import { FooterEdge } from "#ui/site/footer-edge.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PostalAddress } from "#ui/site/postal-address.tsx";
import { SocialLinks } from "#ui/site/social-links.tsx";
import css from "./footer.module.css";
import { shellTexts } from "./texts.ts";

/** The footer of every page: the line's edge, contact, company data, navigation, chart, copyright. */
export function Footer() {
  const page = usePage(shellTexts);
  const { t, href, company, hasExamples, year } = page;
  const isContact = page.path === CONTACT_PATH;
  const contactText = t("labels.contactText");
  const note = exampleNote(company?.isExample === true, hasExamples);
  return (
    <>
      <FooterEdge />
      <footer className={`deep ${css.foot}`}>
        <div className="wrap">
          <div className={`grid ${css.columns}`}>
            <div className={css.call}>
              {/* The title of the contact page says the same. */}
              <h2>{t(isContact ? "nav.requestService" : "labels.getInTouch")}</h2>
              {contactText === "" ? null : <p className="muted">{contactText}</p>}
              {isContact ? (
                <LinkButton href={href(SERVICE_REQUEST_PATH)}>{t("nav.requestService")}</LinkButton>
              ) : (
                <LinkButton href={href(CONTACT_PATH)}>{t("nav.contact")}</LinkButton>
              )}
            </div>
            {/* The contact page itself has the company's data and the wide chart; on paper the data are in the letterhead. */}
            <CompanyData hidden={isContact} />
            {isContact ? (
              <div className={css.place}>
                <Pages />
              </div>
            ) : (
              <>
                <Pages className={css.pages} />
                <Place />
              </>
            )}
          </div>
          <div className={css.end}>
            <span>
              © {year} {company?.name}
              {note === undefined ? "" : ` · ${t(note)}`}
            </span>
            <ul>
              {footerNavigation(page).map((entry) => (
                <li key={entry.path}>
                  <a {...linkTo(entry, page)}>{entry.title}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}

/** Returns the text that says what is left of the example: the company's data, entries, or both. */
function exampleNote(company: boolean, entries: boolean) {
  if (company) return entries ? "exampleNote" : "exampleCompanyNote";
  return entries ? "exampleEntriesNote" : undefined;
}

function CompanyData({ hidden }: { hidden: boolean }) {
  const { t, company } = usePage();
  if (company === undefined) return null;
  return (
    <dl className={css.data} hidden={hidden}>
      <dt className="label">{t("labels.phone")}</dt>
      <dd>
        {company.phones.map(({ number }) => (
          <a key={number} href={telephoneUri(number)}>
            {number}
          </a>
        ))}
      </dd>
      <dt className="label">{t("labels.email")}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt className="label">{t("labels.address")}</dt>
      <dd>
        <PostalAddress />
      </dd>
      <dt className="label">{t("labels.taxNumber")}</dt>
      <dd>{company.taxNumber}</dd>
      <dt className="label">{t("labels.owner")}</dt>
      <dd>{company.owner}</dd>
    </dl>
  );
}

function Pages({ className }: { className?: string | undefined }) {
  const page = usePage(shellTexts);
  return (
    <nav className={className} aria-label={page.t("navigation")}>
      <p className="label">{page.t("navigation")}</p>
      <ul>
        {plainNavigation(page).map((entry) => (
          <li key={entry.path}>
            <a {...linkTo(entry, page)}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place() {
  const { t, company, href } = usePage();
  if (company === undefined) return null;
  return (
    <div className={css.place}>
      <figure>
        <a href={href(LOCATION_PATH)} aria-label={t("labels.ourLocation")}>
          <ChartImage chart={CHART_SMALL} />
        </a>
        <figcaption className="mono muted">
          <span>{t("labels.ourLocation")}</span>
          <span>{formatCoordinates(company.coordinates)}</span>
        </figcaption>
      </figure>
      <FollowUs />
    </div>
  );
}

function FollowUs() {
  const { t, company } = usePage();
  return company === undefined || company.social.length === 0 ? null : (
    <>
      <p className="label">{t("labels.followUs")}</p>
      <SocialLinks />
    </>
  );
}
