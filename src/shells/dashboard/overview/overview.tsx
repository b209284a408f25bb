import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { DoneNotice } from "#features/publishing/dashboard/done-notice.tsx";
import { CreateLink } from "#features/publishing/dashboard/parts/create-link.tsx";
import type { Overview as OverviewData } from "#features/publishing/publishing.server.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { SearchField } from "../search/search-field.tsx";
import { CollectionSummary } from "./collection-summary.tsx";
import { Newest } from "./newest.tsx";
import css from "./overview.module.css";
import { Expiring, OwnDrafts, Scheduled } from "./upcoming.tsx";
import { Waiting, type WaitingCounts } from "./waiting.tsx";

/** The dashboard's first page: what waits, the account's drafts and what is scheduled, then the newest entries. */
export function Overview({
  overview: { kinds, ownDrafts, unsaved, scheduled, expiring, waiting },
}: {
  overview: OverviewData & { waiting: WaitingCounts };
}) {
  const { shell } = useTexts();
  const collections = useCollections();
  const shownAs = (as: "newest" | "counts") =>
    collections.flatMap((collection) => {
      const facts = kinds[collection.name];
      return collection.overview === as && facts !== undefined ? [{ collection, ...facts }] : [];
    });
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={shell.navigation}>
        {shownAs("newest").map(({ collection: { name } }, i) => (
          <CreateLink key={name} kind={name} variant={i === 0 ? "primary" : "medium"} />
        ))}
      </PageHead>
      <SearchField />
      <DoneNotice place={css.notice} />
      <Waiting counts={waiting} />
      <div className={css.halves}>
        <OwnDrafts items={ownDrafts} unsaved={unsaved} />
        <Scheduled items={scheduled} />
        <Expiring items={expiring} />
      </div>
      <div className={css.two}>
        {shownAs("newest").map(({ collection, newest }, i) => (
          <Newest key={collection.name} collection={collection} items={newest} as={i === 0 ? "table" : "pictures"} />
        ))}
      </div>
      <div className={css.halves}>
        {shownAs("counts").map((facts) => (
          <CollectionSummary key={facts.collection.name} {...facts} />
        ))}
      </div>
    </div>
  );
}
