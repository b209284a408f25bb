import { offers as offersDefinition } from "#collections/offers/offers.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { STAFF_PAGE_SIZE } from "#features/publishing/staff-list-query.ts";
import { sealedSearches } from "#features/search/sealed-search.server.ts";
import { erasedFrom } from "#features/settings/retention.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { Applicants, OfferWithApplicants } from "./applicants.server.ts";
import type { ApplicantPage, ListedApplicant } from "./storage/applicants-store.server.ts";
import type { NamedOffer } from "./storage/count-applicants.server.ts";

/** Offers that one list names: those with the highest ids, should there be more. */
const OFFERS_MAX = 500;

/** The list of applications and its search. */
export function listApplicants({
  storage,
  seals,
}: Pick<ServiceParts, "storage" | "seals">): Pick<Applicants, "list" | "newCount" | "sealSearch"> {
  const searches = sealedSearches(seals);

  /** The offers of a page by their ids: those to choose from, and those of its rows. */
  async function offersOf(actor: Actor, { offers, applicants }: ApplicantPage): Promise<Map<number, NamedOffer>> {
    const chosen = [...offers.keys()].filter((id) => id !== null).sort((a, b) => b - a);
    const ofRows = applicants.flatMap(({ offerId }) => offerId ?? []);
    const ids = [...new Set([...ofRows, ...chosen.slice(0, OFFERS_MAX)])];
    const named = await storage.collection(offersDefinition).titles(ids, actor.language);
    const { compare } = new Intl.Collator(LANGUAGES[actor.language].locale);
    const sorted = named.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id);
    return new Map(sorted.map((offer) => [offer.id, offer]));
  }

  return {
    async list(actor, asked) {
      requireRole(actor, "admin");
      const q = searches.open(asked.search);
      // Everywhere is a view of searches alone: no index has all applications in the order of the list.
      const view = q === "" && asked.view === "everywhere" ? "all" : asked.view;
      let query = { ...asked, view, search: q === "" ? "" : asked.search };
      let page = await storage.applicants.list(query, q, actor.userId);
      const last = Math.max(1, Math.ceil(page.total / STAFF_PAGE_SIZE));
      if (query.page > last) {
        query = { ...query, page: last };
        page = await storage.applicants.list(query, q, actor.userId);
      }
      const offers = await offersOf(actor, page);
      const retention = await storage.settings.retention();
      const { total, cut, views } = page;
      return {
        ...{ query, q, total, cut, views },
        applicants: page.applicants.map((row) => ({
          ...inList(row),
          offer: row.offerId === undefined ? undefined : offers.get(row.offerId),
          erasedFrom: erasedFrom(row, retention),
        })),
        offers: withCounts(offers, page.offers),
      };
    },

    async newCount(actor) {
      requireRole(actor, "admin");
      return (await storage.applicants.counts()).new;
    },

    sealSearch(actor, typed) {
      requireRole(actor, "admin");
      return searches.seal(typed);
    },
  };
}

/** What the list shows of a row, and no more: it goes to the browser. */
const inList = ({ reference, receivedAt, firstName, lastName, state, ...rest }: ListedApplicant) => ({
  ...{ reference, receivedAt, firstName, lastName, state },
  ...{ suspectedSpam: rest.suspectedSpam, rating: rest.rating, ratedByAsker: rest.ratedByAsker },
});

/** Offers to choose from: those with applications, and first those for no particular one. */
function withCounts(offers: ReadonlyMap<number, NamedOffer>, counts: ApplicantPage["offers"]): OfferWithApplicants[] {
  const counted = [...offers.values()].flatMap((offer) => {
    const count = counts.get(offer.id);
    return count === undefined ? [] : [{ offer, count }];
  });
  const none = counts.get(null);
  return none === undefined ? counted : [{ offer: undefined, count: none }, ...counted];
}
