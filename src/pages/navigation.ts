import { isHidden, type MenuEntry } from "#ui/site/navigation-parts.ts";
import type { Page, PageFacts } from "#ui/site/page-context.tsx";

/** The page with the contact form. */
export const CONTACT_PATH = "/contact";
/** The finder's page. */
export const FIND_PATH = "/find";
/** The page with the service request. */
export const SERVICE_REQUEST_PATH = "/service-request";
/** The chart of the company's location. */
export const LOCATION_PATH = "/contact#location";
/** The main entry with the entries of a collection below it. */
const LISTED_PATH = "/services";

/** An entry of the main navigation with the entries below it. */
export interface NavEntry extends MenuEntry {
  children?: readonly MenuEntry[];
}

/** Returns the entries that are shown. Those below one that is not take its place. */
export function shownEntries(entries: readonly MenuEntry[], isShown: (path: string) => boolean): MenuEntry[] {
  let hasParent = false;
  return entries.flatMap((entry) => {
    const shows = isShown(entry.path);
    if (entry.below !== true) hasParent = shows;
    return shows ? [{ ...entry, below: entry.below === true && hasParent }] : [];
  });
}

/** The page on which the navigation is. */
type OnPage = Pick<PageFacts, "hidden" | "menu">;

const isVisible =
  ({ hidden }: OnPage) =>
  (path: string) =>
    !isHidden(path, hidden);

/** Returns the main navigation without hidden parts: entries, each with those below it. */
export function mainNavigation(page: OnPage): NavEntry[] {
  const tree: (MenuEntry & { children: MenuEntry[] })[] = [];
  for (const entry of plainNavigation(page)) {
    const parent = entry.below ? tree.at(-1) : undefined;
    if (parent !== undefined) parent.children.push(entry);
    else tree.push({ ...entry, children: entry.path === LISTED_PATH ? [...page.menu.listed] : [] });
  }
  return tree.map(({ children, ...entry }) => (children.length === 0 ? entry : { ...entry, children }));
}

/** Returns all entries of the main navigation without hidden parts, for the footer. */
export const plainNavigation = (page: OnPage): MenuEntry[] => shownEntries(page.menu.main, isVisible(page));

/** Returns the further entries without hidden parts, for the bottom of the menu. */
export const furtherNavigation = (page: OnPage): MenuEntry[] => shownEntries(page.menu.further, isVisible(page));

/** The end of a path to a file, which is the same in all languages. */
const FILE = /\.\w+(?:[?#]|$)/;

/** Returns the attributes of a link to an entry. */
export function linkTo({ path }: MenuEntry, { href }: Pick<Page, "href">): { href: string; rel?: "noopener" } {
  if (!path.startsWith("/")) return { href: path, rel: "noopener" };
  return { href: FILE.test(path) ? path : href(path) };
}

/** Pages that the law asks for beside the terms. The footer always leads to them. */
const LEGAL = [
  { path: "/privacy", label: "nav.privacy" },
  { path: "/imprint", label: "nav.imprint" },
  { path: "/accessibility", label: "nav.accessibility" },
] as const;

/** Returns the further entries for the footer: as `furtherNavigation`, and the legal pages that are not among them. */
export function footerNavigation(page: OnPage & Pick<Page, "t">): MenuEntry[] {
  const further = furtherNavigation(page);
  const others = LEGAL.filter(({ path }) => !further.some((entry) => entry.path === path));
  return [...further, ...others.map(({ path, label }) => ({ path, title: page.t(label) }))];
}

/** The page above the quote request, as in its breadcrumb: its path does not say so. */
const ABOVE: Readonly<Record<string, string>> = { "/enquiry": "/products" };

/**
 * Returns the value of `aria-current` for a link to `entry` on the page `path`: "page" on the page itself, "true" below
 * it. A page of a dropdown counts as below its own path only, as in its breadcrumb.
 */
export function currency(entry: string, path: string): "page" | "true" | undefined {
  if (entry === path) return "page";
  if (entry === ABOVE[path]) return "true";
  return entry !== "/" && path.startsWith(`${entry}/`) ? "true" : undefined;
}
