import "#ui/logo.css";
import { BrandMark } from "#ui/brand.tsx";
import { iconName, otherCopy } from "#ui/picture-paths.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./identity-specimen.module.css";
import { identityTexts } from "./texts.ts";

/** Where pages show the site's identity: in the browser's tab, in the header by day and at dusk, and in a search result. */
export function IdentitySpecimen() {
  const { t, href, company, identity, origin, versioned } = usePage(identityTexts);
  const { title, description, logo, icon } = identity;
  const brand = (
    <BrandMark href={href("/")} name={company?.name ?? ""} shortName={company?.shortName ?? ""} logo={logo} />
  );
  const pageTitle = t("site.titleSuffix", { title: t("nav.aboutUs"), company: title });
  return (
    <div className={`wrap section ${css.specimen}`}>
      <h1 className="hidden">{title}</h1>
      <h2 className="label">{t("tab")}</h2>
      <p className={css.tab}>
        <img
          src={versioned(icon === undefined ? "/icons/icon.svg" : otherCopy(icon, iconName(192)))}
          alt=""
          width={16}
          height={16}
        />
        <span>{pageTitle}</span>
      </p>
      <h2 className="label">{t("header")}</h2>
      <div className={`${css.header} ${css.day}`}>{brand}</div>
      <div className={`${css.header} ${css.dusk}`}>{brand}</div>
      <h2 className="label">{t("result")}</h2>
      <p className="mono muted">{new URL(origin).host}</p>
      <p className={css.result}>{pageTitle}</p>
      <p>{description}</p>
    </div>
  );
}
