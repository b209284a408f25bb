import type { Selectable } from "kysely";
import { type OfferContent, type OfferText, offerSchema, offerTextSchema } from "#content/offers/offer.ts";
import { dayOf } from "#content/time-zone.ts";
import type { Language } from "#i18n/languages.ts";
import type { Database } from "./open-database.ts";
import { publishRecord } from "./publishing/publish-record.ts";
import type { Schema } from "./schema.ts";
import { pickShown, type Shown } from "./shown-text.ts";

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
export function offersStore(db: Database) {
  const open = (today: string) =>
    db
      .selectFrom("job_offers")
      .select(["id", "key", "kind", "img", "posted", "open_until"])
      .where("withdrawn", "=", 0)
      .where((row) => row.or([row("open_from", "is", null), row("open_from", "<=", today)]))
      .where((row) => row.or([row("open_until", "is", null), row("open_until", ">=", today)]));

  async function all(language: Language): Promise<ShownOffer[]> {
    const rows = await open(dayOf(Date.now())).orderBy("id").execute();
    const texts = await db.selectFrom("job_offer_texts").selectAll().execute();
    const textsOf = Map.groupBy(texts, (text) => text.offer_id);
    return rows.flatMap(({ open_until, ...row }) => {
      const shown = pickShown(textsOf.get(row.id) ?? [], language);
      if (shown === undefined) return [];
      const text = { ...offerTextSchema.parse(JSON.parse(shown.record)), language: shown.language };
      return [{ ...row, kind: offerSchema.shape.kind.parse(row.kind), openUntil: open_until ?? undefined, text }];
    });
  }

  return {
    all,

    /** One offer, or undefined when there is none. */
    async find(id: number, language: Language): Promise<ShownOffer | undefined> {
      return (await all(language)).find((offer) => offer.id === id);
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
      const { title } = offerTextSchema.pick({ title: true }).strip().parse(JSON.parse(shown.record));
      return { title, language: shown.language };
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
      const textsOf = Map.groupBy(texts, (text) => text.offer_id);
      return rows.map((row) => toContent(row, textsOf.get(row.id) ?? []));
    },

    /** Publishes an offer, new or known by its id. @throws ZodError when it is not a valid one */
    save: (offer: OfferContent) => publishRecord(db, "offer", offer),
  };
}

function toContent(
  { open_from, open_until, withdrawn: _, ...row }: Selectable<Schema["job_offers"]>,
  texts: readonly Schema["job_offer_texts"][],
): OfferContent {
  return offerSchema.parse({
    ...row,
    openFrom: open_from ?? undefined,
    openUntil: open_until ?? undefined,
    texts: Object.fromEntries(texts.map((text) => [text.language, JSON.parse(text.record)])),
  });
}
