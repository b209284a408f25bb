import { announcements } from "#collections/announcements/announcements.ts";
import type { Published } from "#features/publishing/collection.ts";
import { isRowLink } from "#features/publishing/rows.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import type { Announcement } from "#ui/site/announcement.ts";
import { withoutLanguage } from "./menu/menu-of.ts";

/**
 * Returns a reader of today's announcement that serves what is last known, so that no page fails for it. Of several, it
 * is the newest. A link to a page that is not public is left out. Its first and last day raise the content version, so
 * that cached pages follow.
 */
export function rememberAnnouncement(
  storage: Pick<Storage, "collection">,
  linkAlive: (link: string) => Promise<boolean>,
): Services["announcement"] {
  const last = new Map<Language, Announcement | undefined>();
  return async (language, life) => {
    try {
      const [newest] = await storage.collection(announcements).all(language);
      last.set(language, newest && (await announcementOf(newest, linkAlive)));
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language);
  };
}

async function announcementOf(
  { text: { title, link, language } }: Published<typeof announcements>,
  linkAlive: (link: string) => Promise<boolean>,
): Promise<Announcement> {
  const [first] = link;
  const path = first && withoutLanguage(first.link);
  const shown = path !== undefined && isRowLink(path) && (await linkAlive(path));
  return { text: title, language, link: shown && first ? { path, title: first.label } : undefined };
}
