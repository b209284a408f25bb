import type { Selectable } from "kysely";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { joinTexts, pickShown, type Shown, unlessDamaged } from "#features/publishing/storage/shown-text.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { type OfferContent, type OfferText, offerSchema } from "./offer.ts";
import { offerTitle, readOfferText } from "./offer-texts.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    offers: ReturnType<typeof offersStore>;
  }
}

/** A job offer as its page shows it, in one language. */
export interface ShownOffer {
  id: number;
  key: string;
  kind: OfferContent["kind"];
  img: string;
  posted: string;
  /** The last day on which it can be answered; undefined while there is none. */
  openUntil: string | undefined;
  text: Shown<OfferText>;
}

/** Public job offers: few, so that the list always comes whole. What is withdrawn or not open today is not there. */
export function offersStore(db: Database, log: Log) {
  const open = (today: string) =>
    db
      .selectFrom("job_offers")
      .select(["id", "key", "kind", "img", "posted", "open_until"])
      .where("withdrawn", "=", 0)
      .where((row) => row.or([row("open_from", "is", null), row("open_from", "<=", today)]))
      .where((row) => row.or([row("open_until", "is", null), row("open_until", ">=", today)]));

  return {
    /** All that are open today. One whose texts are damaged is logged and left out. */
    async all(language: Language): Promise<ShownOffer[]> {
      const rows = await open(dayOf(Date.now())).orderBy("id").execute();
      const texts = await db.selectFrom("job_offer_texts").selectAll().execute();
      return joinTexts(
        rows.map(({ id }) => id),
        rows,
        texts,
        ownerOf,
        (row, own) => unlessDamaged(log, "offer", row.id, () => shownOffer(row, own, language)),
      );
    },

    /** One offer, or undefined when there is none. @throws ExpectedError `unreadable-record` for a damaged one */
    async find(id: number, language: Language): Promise<ShownOffer | undefined> {
      const row = await open(dayOf(Date.now())).where("id", "=", id).executeTakeFirst();
      if (row === undefined) return undefined;
      const texts = await db.selectFrom("job_offer_texts").selectAll().where("offer_id", "=", id).execute();
      return shownOffer(row, texts, language);
    },

    /** Returns the id of the first student practice that is open today, or undefined when there is none. */
    async openPractice(): Promise<number | undefined> {
      const today = dayOf(Date.now());
      return (await open(today).where("kind", "=", "practice").orderBy("id").limit(1).executeTakeFirst())?.id;
    },

    /** The title of an offer that is or was public: those who have answered it may ask long after. */
    async title(id: number, language: Language): Promise<Shown<{ title: string }> | undefined> {
      const texts = await db.selectFrom("job_offer_texts").selectAll().where("offer_id", "=", id).execute();
      const shown = pickShown(texts, language);
      if (shown === undefined) return undefined;
      const title = unlessDamaged(log, "offer", id, () => offerTitle(shown));
      return title === undefined ? undefined : { title, language: shown.language };
    },

    /** Whole records with all their languages, open today or not; ids without one are left out. */
    async records(ids: readonly number[]): Promise<OfferContent[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("job_offers")
        .selectAll()
        .where("withdrawn", "=", 0)
        .where("id", "in", ids)
        .execute();
      const texts = await db.selectFrom("job_offer_texts").selectAll().where("offer_id", "in", ids).execute();
      return joinTexts(ids, rows, texts, ownerOf, (row, own) =>
        unlessDamaged(log, "offer", row.id, () => toContent(row, own)),
      );
    },

    /** Publishes an offer, new or known by its id. @throws ZodError when it is not a valid one */
    save: (offer: OfferContent) => publishRecord(db, "offer", offer),
  };
}

const ownerOf = ({ offer_id }: { offer_id: number }) => offer_id;

type OpenOffer = Pick<Selectable<Schema["job_offers"]>, "id" | "key" | "kind" | "img" | "posted" | "open_until">;

function shownOffer(
  { open_until, ...row }: OpenOffer,
  texts: readonly Schema["job_offer_texts"][],
  language: Language,
): ShownOffer | undefined {
  const shown = pickShown(texts, language);
  if (shown === undefined) return undefined;
  const text = { ...readOfferText(shown), language: shown.language };
  return { ...row, kind: offerSchema.shape.kind.parse(row.kind), openUntil: open_until ?? undefined, text };
}

function toContent(
  { open_from, open_until, withdrawn: _, ...row }: Selectable<Schema["job_offers"]>,
  texts: readonly Schema["job_offer_texts"][],
): OfferContent {
  return offerSchema.parse({
    ...row,
    openFrom: open_from ?? undefined,
    openUntil: open_until ?? undefined,
    texts: Object.fromEntries(texts.map((text) => [text.language, readOfferText(text)])),
  });
}
