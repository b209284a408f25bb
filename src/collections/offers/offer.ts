import { z } from "zod";
import { isoDay, localized, sitePath } from "#platform/i18n/schemas.ts";
import { offers, PRACTICE_ID } from "./offers.ts";

/** New offers are numbered from here. */
const FIRST_NEW_ID = 6;

/** Texts that were stored before a heading existed have no lines of it. */
const lines = z.array(z.string().min(1).max(offers.texts.skills.lineMax)).max(offers.texts.skills.lines).default([]);

/** The texts of a job offer in one language: the headings of the specification, each with short lines. */
export const offerTextSchema = z.strictObject({
  title: z.string().min(1).max(160),
  /** One sentence under the title. */
  lead: z.string().min(1).max(300),
  educationAndExperience: lines,
  skills: lines,
  optionalCertifications: lines,
  driversLicence: lines,
  additionalRequirements: lines,
  offer: lines,
});

/** A job offer, or the student practice. */
export const offerSchema = z.strictObject({
  id: z
    .number()
    .int()
    .positive()
    .refine((id) => id <= PRACTICE_ID || id >= FIRST_NEW_ID),
  /** Short stable key: "electrical-engineer", or "offer-7". */
  key: z.string().regex(/^[a-z][a-z0-9-]{1,60}$/),
  kind: z.enum(["job", "practice"]),
  /** Path of the drawing on this site. */
  img: sitePath,
  /** The day the offer went public. */
  posted: isoDay,
  /** The first day on which it is shown; without one it is from its publication on. */
  openFrom: isoDay.optional(),
  /** The last day on which it can be answered; without one it stays open. */
  openUntil: isoDay.optional(),
  texts: localized(offerTextSchema),
});

export type OfferContent = z.infer<typeof offerSchema>;
export type OfferText = z.infer<typeof offerTextSchema>;
