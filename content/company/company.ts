import { z } from "zod";
import { inEveryLanguage } from "../schemas.ts";

const count = z.number().int().min(0).max(1_000_000);

/** The company's facts: one record in the database, edited by the staff, shown everywhere. */
export const companySchema = z.strictObject({
  name: z.string().min(1).max(80),
  /** The part of the name set in bold in the header; `name` starts with it. */
  shortName: z.string().min(1).max(40),
  owner: z.string().min(1).max(120),
  taxNumber: z.string().min(1).max(30),
  address: z.strictObject({
    street: z.string().min(1).max(120),
    postalCode: z.string().min(1).max(12),
    city: z.string().min(1).max(80),
    country: inEveryLanguage(z.string().min(1).max(60)),
    /** ISO 3166-1 alpha-2. */
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
  /** Degrees, WGS 84. The chart can be drawn between 75° south and north. */
  coordinates: z.strictObject({ latitude: z.number().min(-75).max(75), longitude: z.number().min(-180).max(180) }),
  phones: z
    .array(
      z.strictObject({
        number: z.string().regex(/^\+[\d ]{6,20}$/),
        label: inEveryLanguage(z.string().min(1).max(60)),
      }),
    )
    .min(1)
    .max(6),
  email: z.email(),
  social: z.array(z.strictObject({ name: z.string().min(1).max(30), url: z.url({ protocol: /^https?$/ }) })).max(8),
  /** Numbers of section 1 of the specification; all but the year mean "over". */
  statistics: z.strictObject({
    founded: z.number().int().min(1800).max(2100),
    services: count,
    unitsRepaired: count,
    countries: count,
    vessels: count,
    students: count,
  }),
  /** Says that this is the example record, until the company has put in its own. */
  isExample: z.boolean(),
});

export type Company = z.infer<typeof companySchema>;

/** The statistics in the order in which they are shown; all but the year mean "over". */
export const STATISTICS = ["founded", "services", "unitsRepaired", "countries", "vessels", "students"] as const;
