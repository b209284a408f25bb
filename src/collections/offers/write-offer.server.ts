import type { Transaction } from "kysely";
import { textsByLanguage } from "#features/publishing/storage/texts-by-language.server.ts";
import { keepUnknown } from "#platform/database/keep-unknown.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type OfferContent, type OfferText, offerSchema } from "./offer.ts";
import { readOfferText } from "./offer-texts.server.ts";

/** Makes a job offer what visitors read on its days. @throws ZodError when it is not a valid one */
export async function writeOffer(transaction: Transaction<Schema>, content: OfferContent): Promise<void> {
  const { texts, openFrom, openUntil, ...rest } = offerSchema.parse(content);
  const row = { ...rest, open_from: openFrom ?? null, open_until: openUntil ?? null, withdrawn: 0 };
  await transaction
    .insertInto("job_offers")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  const before = await transaction.selectFrom("job_offer_texts").selectAll().where("offer_id", "=", row.id).execute();
  await transaction
    .deleteFrom("job_offer_texts")
    .where("offer_id", "=", row.id)
    .where("language", "in", LANGUAGE_CODES)
    .execute();
  const rows = textsByLanguage(texts).map(([language, text]) => ({
    offer_id: row.id,
    language,
    record: JSON.stringify(
      withUnknown(
        before.find((old) => old.language === language),
        text,
      ),
    ),
  }));
  await transaction.insertInto("job_offer_texts").values(rows).execute();
}

/** The text with the fields of other releases that the stored one has; those of a damaged one are lost. */
function withUnknown(before: Schema["job_offer_texts"] | undefined, text: OfferText): OfferText {
  try {
    return before === undefined ? text : keepUnknown(JSON.parse(before.record), readOfferText(before), text);
  } catch {
    return text;
  }
}

/** What an offer keeps from its first publication on; undefined for one that was never public. */
export async function offerBefore(
  db: Database | Transaction<Schema>,
  id: number,
): Promise<{ key: string; posted: string } | undefined> {
  return db.selectFrom("job_offers").select(["key", "posted"]).where("id", "=", id).executeTakeFirst();
}
