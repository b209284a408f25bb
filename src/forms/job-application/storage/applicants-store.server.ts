import { setImmediate as nextTurn } from "node:timers/promises";
import { STAFF_PAGE_SIZE } from "#features/publishing/staff-list-query.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { ApplicantListQuery } from "../applicant-list-query.ts";
import { readApplicant } from "./applicant-record.server.ts";
import { type ApplicantFacts, applicantFacts } from "./applicant-rows.server.ts";
import { applicantChanges } from "./change-applicant.server.ts";
import { countApplicants, type ViewCounts } from "./count-applicants.server.ts";
import { FOUND_MAX, pageOfApplicants, searchApplicants } from "./find-applicants.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    applicants: ReturnType<typeof applicantsStore>;
  }
}

/** An application in the list. */
export interface ListedApplicant extends ApplicantFacts {
  /** Whoever asks has rated it. */
  ratedByAsker: boolean;
}

/** One page of the list. */
export interface ApplicantPage {
  applicants: ListedApplicant[];
  /** Applications on all pages. */
  total: number;
  /** The search has found more than it gives. */
  cut: boolean;
  /** Whatever is searched for. */
  views: ViewCounts;
  /** Applications by offer, whichever is asked for; null: for no particular one. */
  offers: ReadonlyMap<number | null, number>;
}

/** Applications, as admins work on them. */
export function applicantsStore(db: Database) {
  /** @returns the rows in the order of the ids */
  async function listed(ids: readonly number[], askerId: string): Promise<ListedApplicant[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("applications")
      .leftJoin("job_offers", "job_offers.id", "applications.offer_id")
      .selectAll("applications")
      .select("job_offers.open_until")
      .where("applications.id", "in", ids)
      .execute();
    const rated = await db
      .selectFrom("application_ratings")
      .select("application_id")
      .where("user_id", "=", askerId)
      .where("application_id", "in", ids)
      .execute();
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const ratedIds = new Set(rated.map((row) => row.application_id));
    return ids.flatMap((id) => {
      const row = rowOf.get(id);
      return row === undefined ? [] : [{ ...applicantFacts(row), ratedByAsker: ratedIds.has(id) }];
    });
  }

  return {
    /** How many applications each view has, of all offers. */
    async counts(): Promise<ViewCounts> {
      return (await countApplicants(db, undefined)).views;
    },

    /**
     * One page of the list.
     * @param q what is searched for, as typed; empty: nothing
     * @param askerId the account that asks
     */
    async list(query: Omit<ApplicantListQuery, "search">, q: string, askerId: string): Promise<ApplicantPage> {
      const { views, offers } = await countApplicants(db, query.offer);
      // Counting a hundred thousand takes a while: others first.
      await nextTurn();
      if (q === "") {
        const ids = await pageOfApplicants(db, query, STAFF_PAGE_SIZE);
        return { applicants: await listed(ids, askerId), total: views[query.view], cut: false, views, offers };
      }
      const found = await searchApplicants(db, query, q);
      const first = (query.page - 1) * STAFF_PAGE_SIZE;
      const applicants = await listed(found.slice(first, first + STAFF_PAGE_SIZE), askerId);
      return { applicants, total: found.length, cut: found.length === FOUND_MAX, views, offers };
    },

    /** All that is kept of one application. */
    find: (reference: string) => readApplicant(db, reference),

    ...applicantChanges(db),
  };
}
