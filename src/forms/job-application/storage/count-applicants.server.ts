import type { EntryTitle } from "#features/publishing/storage/collection-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { ApplicantListQuery, ApplicantView } from "../applicant-list-query.ts";
import { applicationState } from "../application-states.ts";

/** An offer by the title that it has or had, in the asked language where there is one. */
export type NamedOffer = EntryTitle & {
  id: number;
  /** Visitors can answer it today. */
  isSeen: boolean;
};

/** How many applications each view has, of the asked offer. */
export type ViewCounts = Record<ApplicantView, number>;

/** How many there are. */
export interface ApplicantCounts {
  views: ViewCounts;
  /** Applications by offer, whichever is asked for; null: for no particular one. Suspected spam is left out. */
  offers: ReadonlyMap<number | null, number>;
}

/** Counts the applications of each view and each offer. */
export async function countApplicants(db: Database, offer: ApplicantListQuery["offer"]): Promise<ApplicantCounts> {
  const groups = await db
    .selectFrom("applications")
    .select(["suspected_spam", "offer_id", "state"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["suspected_spam", "offer_id", "state"])
    .execute();
  const views: ViewCounts = {
    all: 0,
    new: 0,
    shortlisted: 0,
    invited: 0,
    declined: 0,
    hired: 0,
    withdrawn: 0,
    spam: 0,
    everywhere: 0,
  };
  const offers = new Map<number | null, number>();
  for (const { suspected_spam, offer_id, state, count } of groups) {
    const isSpam = suspected_spam === 1;
    if (!isSpam) offers.set(offer_id, (offers.get(offer_id) ?? 0) + Number(count));
    if (offer !== undefined && offer !== (offer_id ?? "none")) continue;
    views[isSpam ? "spam" : applicationState(state)] += Number(count);
    if (!isSpam) views.all += Number(count);
    views.everywhere += Number(count);
  }
  return { views, offers };
}
