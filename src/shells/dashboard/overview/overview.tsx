import { DoneNotice } from "#features/publishing/dashboard/done-notice.tsx";
import { CreateLink } from "#features/publishing/dashboard/parts/create-link.tsx";
import type { Overview as OverviewData } from "#features/publishing/publishing.server.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { KindInShort } from "./kind-in-short.tsx";
import { LastNews } from "./last-news.tsx";
import { LastProjects } from "./last-projects.tsx";
import css from "./overview.module.css";
import { OwnDrafts, Scheduled } from "./upcoming.tsx";
import { Waiting, type WaitingCounts } from "./waiting.tsx";

/** The dashboard's first page: what was published last, what one was writing, and what will happen by itself. */
export function Overview({
  overview: { kinds, ownDrafts, unsaved, scheduled, waiting },
}: {
  overview: OverviewData & { waiting: WaitingCounts };
}) {
  const { shell } = useTexts();
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={shell.navigation}>
        <CreateLink kind="news" variant="primary" />
        <CreateLink kind="project" />
      </PageHead>
      <DoneNotice place={css.notice} />
      <Waiting counts={waiting} />
      <div className={css.two}>
        <LastNews items={kinds.news.newest} />
        <LastProjects items={kinds.project.newest} />
      </div>
      <div className={css.halves}>
        <OwnDrafts items={ownDrafts} unsaved={unsaved} />
        <Scheduled items={scheduled} />
      </div>
      <div className={css.halves}>
        <KindInShort kind="product" {...kinds.product} />
        <KindInShort kind="offer" {...kinds.offer} />
      </div>
    </div>
  );
}
