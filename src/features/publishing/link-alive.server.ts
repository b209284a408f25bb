import type { Database } from "#platform/database/open-database.server.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Services } from "#platform/services.server.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import type { Collections } from "./collection.ts";
import { isPublic } from "./storage/entries.server.ts";

/** Dependencies of the check. */
interface LinkAliveOptions {
  rows: Database;
  collections: Collections;
  /** Returns whether a page without an entry has a path, without its language: "/about". */
  isPage(path: string): boolean;
  /** Pages below those of entries: "careers/apply" is below each "careers/6". */
  subpages: readonly string[];
  pictures: Pick<Services["pictures"], "known" | "documentOf">;
  /** The site's own address without a slash at its end. */
  publicUrl: string;
  /** Returns whether a file of the site's release is at a path: a drawing, a video. */
  hasFile(path: string): Promise<boolean>;
}

/** Creates the check whether the site answers a link. It fetches nothing; links to other sites count as answered. */
export function linkAlive({
  rows,
  collections,
  isPage,
  subpages,
  pictures,
  publicUrl,
  hasFile,
}: LinkAliveOptions): (link: string) => Promise<boolean> {
  const answers = async (address: string) => {
    const { path } = splitLocalizedPath(address);
    if (isPage(path)) return true;
    const [, folder = "", given, below, ...more] = path.split("/");
    const collection = collections.all.find(({ addresses }) => addresses.site === folder);
    if (collection === undefined || more.length > 0) return isFile(address);
    if (given === undefined) return true;
    const { data: id } = itemId.safeParse(given);
    if (id === undefined || (below !== undefined && !subpages.includes(`${folder}/${below}`))) return isFile(address);
    return collection.ids?.aliases?.[id] !== undefined || isPublic(rows, collection, id);
  };
  const isFile = async (path: string) =>
    (await pictures.known(path)) || (await pictures.documentOf(path)) !== undefined || (await hasFile(path));

  return async (link) => {
    const own = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link;
    if (linkKind(own) !== "site") return true;
    return answers(own.split(/[?#]/, 1)[0] ?? "");
  };
}
