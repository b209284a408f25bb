import { useContext } from "react";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { DocumentPartsContext } from "../document-parts.ts";
import { usePage } from "./page-context.tsx";
import { shareCard } from "./share-image.ts";

interface PageHeadProps {
  title: string;
  /** For search engines and shared links: one or two sentences; empty for that of the site. */
  description: string;
  /** The part of the query that identifies the page: "?page=2". A page that is not indexed has its address on paper with it. */
  search?: string;
  /** Path of the picture shown with a shared link, 1200 × 630; by default that of the site. */
  shareImage?: string;
  /** Open Graph type. */
  type?: "website" | "article";
  /** Not indexed by search engines: the style guide, error pages. */
  hidden?: boolean;
}

/** A page's title, description, URLs in all languages and share card. React moves them into the head. */
export function PageHead({ title, description, search = "", shareImage, type = "website", hidden }: PageHeadProps) {
  const { t, language, path, origin, identity } = usePage();
  const { title: name } = identity;
  const fullTitle = name === "" ? title : t("site.titleSuffix", { title, company: name });
  const address = (code: typeof language) => origin + localizedPath(path, code) + search;
  const { hasFile } = useContext(DocumentPartsContext);
  const card = shareCard(shareImage, identity, language);
  // Each language has its own share cards (tools/media/make-share-cards.ts); a new language may not have them yet.
  const image = origin + (hasFile(card) ? card : card.replace(`/share/${language}/`, `/share/${FALLBACK_LANGUAGE}/`));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description || identity.description} />
      {hidden === true ? (
        <>
          <meta name="robots" content="noindex" />
          {/* The address that results have on paper. */}
          {search === "" ? null : <meta property="og:url" content={address(language)} />}
        </>
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {LANGUAGE_CODES.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("en")} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description || identity.description} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:image" content={image} />
          <meta property="og:locale" content={LANGUAGES[language].openGraph} />
          <meta property="og:site_name" content={name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
