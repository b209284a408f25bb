import { achievements } from "#collections/achievements/achievements.ts";
import { openPractice } from "#collections/offers/open-practice.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/page";
import { AchievementsBody } from "./achievements-body.tsx";
import { achievementsLink } from "./achievements-link.ts";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return {
    entries: await storage.collection(achievements).all(language),
    practiceId: await openPractice(storage),
  };
}

/** Awards, certificates, projects, partners and student programs. Search engines leave it out while it has none. */
export default function AchievementsPage({ loaderData: { entries, practiceId } }: Route.ComponentProps) {
  const { language } = usePage();
  return (
    <>
      <PageHead {...achievementsLink(language)} hidden={entries.length === 0} />
      <AchievementsBody entries={entries} practiceId={practiceId} />
    </>
  );
}
