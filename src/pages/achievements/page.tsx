import { achievements } from "#collections/achievements/achievements.ts";
import { openPractice } from "#collections/offers/open-practice.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { achievementsPage } from "./achievements.ts";
import { AchievementsBody } from "./achievements-body.tsx";
import { achievementsLink } from "./achievements-link.ts";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return {
    text: await readPage(storage, achievementsPage, language),
    entries: await storage.collection(achievements).all(language),
    practiceId: await openPractice(storage),
  };
}

/** Awards, certificates, projects, partners and student programs. Search engines leave it out while it has none. */
export default function AchievementsPage({ loaderData: { text, entries, practiceId } }: Route.ComponentProps) {
  const { language, withFigures } = usePage();
  return (
    <>
      <PageHead {...withFigures(achievementsLink(text, language))} hidden={entries.length === 0} />
      <AchievementsBody text={text} entries={entries} practiceId={practiceId} />
    </>
  );
}
