import { RESERVED_PRACTICE_ID } from "#collections/offers/offers.ts";
import { findService } from "#collections/services/services.ts";
import type { Pictures } from "#features/media-library/pictures.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import { kindOfSiteFolder } from "./kinds.ts";
import { isPublic } from "./storage/public-rows.server.ts";

/** Pages that are always there, as their addresses begin after the language. */
const PAGES: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/services",
  "/projects",
  "/news",
  "/news.xml",
  "/products",
  "/careers",
  "/contact",
  "/achievements",
  "/terms",
  "/media",
]);

/** What tells whether the site answers. */
interface LinkAliveOptions {
  rows: Database;
  pictures: Pick<Pictures, "known" | "knownDocument">;
  /** The site's own address without a slash at its end. */
  publicUrl: string;
  /** Whether a file that comes with the site lies at a path: a drawing, a video. */
  hasFile(path: string): Promise<boolean>;
}

/** Makes the function that says whether the site answers a link. Nothing is fetched; links to elsewhere count as answered. */
export function linkAlive({
  rows,
  pictures,
  publicUrl,
  hasFile,
}: LinkAliveOptions): (link: string) => Promise<boolean> {
  const answers = async (address: string) => {
    const { path } = splitLocalizedPath(address);
    if (PAGES.has(path)) return true;
    const [, folder = "", given = "", below, ...more] = path.split("/");
    const { data: id } = itemId.safeParse(given);
    const isApply = folder === "careers" && below === "apply";
    if (id === undefined || more.length > 0 || (below !== undefined && !isApply)) return isFile(address);
    if (folder === "services") return findService(id) !== undefined;
    if (folder === "careers" && id === RESERVED_PRACTICE_ID) return true;
    const kind = kindOfSiteFolder(folder);
    return kind !== undefined && isPublic(rows, kind, id);
  };
  const isFile = async (path: string) =>
    (await pictures.known(path)) || (await pictures.knownDocument(path)) || (await hasFile(path));

  return async (link) => {
    const own = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link;
    if (linkKind(own) !== "site") return true;
    return answers(own.split(/[?#]/, 1)[0] ?? "");
  };
}
