import { type OfferContent, type OfferText, offerSchema, offerTextSchema } from "#content/offers/offer.ts";
import type { Language } from "#i18n/languages.ts";
import { raiseContentVersion } from "./content-version.ts";
import type { Database } from "./open-database.ts";
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

/** Job offers: few, so that the list always comes whole. */
export function offersStore(db: Database) {
  async function all(language: Language): Promise<ShownOffer[]> {
    const rows = await db.selectFrom("job_offers").selectAll().orderBy("id").execute();
    const texts = await db.selectFrom("job_offer_texts").selectAll().execute();
    const textsOf = Map.groupBy(texts, (text) => text.offer_id);
    return rows.flatMap((row) => {
      const shown = pickShown(textsOf.get(row.id) ?? [], language);
      if (shown === undefined) return [];
      const text = { ...offerTextSchema.parse(JSON.parse(shown.record)), language: shown.language };
      const { open_until, ...shownRow } = row;
      return [{ ...shownRow, kind: offerSchema.shape.kind.parse(row.kind), openUntil: open_until ?? undefined, text }];
    });
  }

  return {
    all,

    /** One offer, or undefined when there is none. */
    async find(id: number, language: Language): Promise<ShownOffer | undefined> {
      return (await all(language)).find((offer) => offer.id === id);
    },

    /** Writes an offer, new or known by its id, in one transaction. @throws ZodError when it is not a valid one */
    async save(offer: OfferContent): Promise<void> {
      const { texts, openUntil, ...rest } = offerSchema.parse(offer);
      const row = { ...rest, open_until: openUntil ?? null };
      const textRows = Object.entries(texts).map(([language, text]) => ({
        offer_id: row.id,
        language,
        record: JSON.stringify(text),
      }));
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("job_offers")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        await transaction.deleteFrom("job_offer_texts").where("offer_id", "=", row.id).execute();
        await transaction.insertInto("job_offer_texts").values(textRows).execute();
        await raiseContentVersion(transaction);
      });
    },
  };
}
