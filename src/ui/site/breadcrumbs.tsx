import css from "./breadcrumbs.module.css";
import { usePage } from "./page-context.tsx";
import { StructuredData } from "./structured-data.tsx";

/** A breadcrumb; the last one is the page itself. */
export interface Crumb {
  title: string;
  /** Path without language; the current page has none. */
  path?: string;
  /** The language of the title when it is not the page's. */
  lang?: string | undefined;
}

/** Breadcrumbs as terminals on the line: Home first, the current page orange. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, href, origin, path } = usePage();
  const all: Crumb[] = [{ title: t("nav.home"), path: "/" }, ...crumbs];
  return (
    <nav className={css.crumbs} aria-label={t("nav.breadcrumb")}>
      <ol>
        {all.map((crumb) => (
          <li key={crumb.title}>
            {crumb.path === undefined ? (
              <span aria-current="page" lang={crumb.lang}>
                {crumb.title}
              </span>
            ) : (
              <a href={href(crumb.path)} lang={crumb.lang}>
                {crumb.title}
              </a>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        thing={{
          "@type": "BreadcrumbList",
          itemListElement: all.map((crumb, i) => ({
            "@type": "ListItem",
            position: i + 1,
            name: crumb.title,
            item: origin + href(crumb.path ?? path),
          })),
        }}
      />
    </nav>
  );
}
