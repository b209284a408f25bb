import { isHidden, type MenuEntry } from "#ui/site/navigation-parts.ts";
import type { PageFacts } from "#ui/site/page-context.tsx";

type NavLabel =
  | "nav.home"
  | "nav.aboutUs"
  | "nav.news"
  | "nav.projects"
  | "nav.services"
  | "nav.products"
  | "nav.careers"
  | "nav.contact"
  | "nav.achievements"
  | "nav.terms"
  | "nav.privacy"
  | "nav.imprint"
  | "nav.accessibility"
  | "nav.media";

/** An entry of a dropdown: a text of the interface, or an entry that staff have written. */
export interface SubEntry extends Partial<MenuEntry> {
  path: string;
  label?: NavLabel;
}

/** The page with the contact form. */
export const CONTACT_PATH = "/contact";
/** The chart of the company's location. */
export const LOCATION_PATH = "/contact#location";

export interface NavEntry {
  path: string;
  label: NavLabel;
  children?: readonly SubEntry[];
}

/** Returns the entries that are not hidden. */
export function shownEntries<Entry extends { path: string }>(
  entries: readonly Entry[],
  hidden: readonly string[],
): Entry[] {
  return entries.filter(({ path }) => !isHidden(path, hidden));
}

/** The page on which the navigation is. */
type OnPage = Pick<PageFacts, "language" | "hidden" | "menu">;

/** Returns the main navigation of section 2 of the specification, without hidden parts. */
export function mainNavigation(page: OnPage): readonly NavEntry[] {
  const { hidden } = page;
  const entries = allEntries(page).map((entry) => {
    const { children, ...alone } = entry;
    const shown = shownEntries(children ?? [], hidden);
    return shown.length === 0 ? alone : { ...alone, children: shown };
  });
  return shownEntries(entries, hidden);
}

function allEntries(page: OnPage): readonly NavEntry[] {
  return [
    { path: "/", label: "nav.home" },
    {
      path: "/about",
      label: "nav.aboutUs",
      children: [
        { path: "/news", label: "nav.news" },
        { path: "/projects", label: "nav.projects" },
      ],
    },
    { path: "/services", label: "nav.services", children: page.menu },
    { path: "/products", label: "nav.products" },
    { path: "/careers", label: "nav.careers" },
    { path: "/contact", label: "nav.contact" },
  ];
}

/** The main pages without their sub-pages, for the footer. */
export const PLAIN_NAVIGATION: readonly { path: string; label: NavLabel }[] = [
  { path: "/", label: "nav.home" },
  { path: "/about", label: "nav.aboutUs" },
  { path: "/news", label: "nav.news" },
  { path: "/projects", label: "nav.projects" },
  { path: "/services", label: "nav.services" },
  { path: "/products", label: "nav.products" },
  { path: "/careers", label: "nav.careers" },
  { path: "/contact", label: "nav.contact" },
];

/** Further entries, for the bottom of the menu and the footer. */
export const SIDE_NAVIGATION: readonly { path: string; label: NavLabel }[] = [
  { path: "/achievements", label: "nav.achievements" },
  { path: "/media", label: "nav.media" },
  { path: "/terms", label: "nav.terms" },
];

/** Pages that the law asks for beside the terms, for the footer. */
export const LEGAL_NAVIGATION: readonly { path: string; label: NavLabel }[] = [
  { path: "/privacy", label: "nav.privacy" },
  { path: "/imprint", label: "nav.imprint" },
  { path: "/accessibility", label: "nav.accessibility" },
];

/**
 * Returns the value of `aria-current` for a link to `entry` on the page `path`: "page" on the page itself, "true" below
 * it. A page of a dropdown counts as below its own path only, as in its breadcrumb.
 */
export function currency(entry: string, path: string): "page" | "true" | undefined {
  if (entry === path) return "page";
  return entry !== "/" && path.startsWith(`${entry}/`) ? "true" : undefined;
}
