import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { type OfferText, offerTextSchema } from "./offer.ts";

type TextRow = Pick<Schema["job_offer_texts"], "offer_id" | "record">;

/** The texts of an offer as this or another release has stored them. @throws ExpectedError `unreadable-record` */
export function readOfferText({ offer_id, record }: TextRow): OfferText {
  return readStored(`offer ${offer_id}`, offerTextSchema, record);
}

/** The title alone, which is all that is left of an offer that was deleted. @throws ExpectedError `unreadable-record` */
export function offerTitle({ offer_id, record }: TextRow): string {
  return readStored(`offer ${offer_id}`, titleSchema, record).title;
}

const titleSchema = offerTextSchema.pick({ title: true });
