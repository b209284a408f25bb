import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { inEveryLanguage } from "#platform/i18n/schemas.ts";
import { isOneLine } from "#platform/i18n/typed-text.ts";
import { COMPANY_LIMITS, DEGREES } from "./company-limits.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns the company's record; the last known one when the database does not answer.
     * @param life of the page it is read for, if any: that page is then not cached
     */
    company(life?: { until: number }): Promise<Company | undefined>;
  }
}

/** A line of 1 to `max` characters as a person counts them. */
const text = (max: number) =>
  z
    .string()
    .min(1)
    .refine((value) => Array.from(value).length <= max && isOneLine(value));

const textOrNone = (max: number) => z.union([text(max), z.literal("")]).default("");

const degrees = (max: number) => z.number().min(-max).max(max);

/** The company's figures by name, in records of releases that had no list of figures. */
export const formerStatistics = z.record(z.string().max(40), z.number().int().min(0).max(1_000_000));

/** Creates the schema of the company's record. @param languages of its texts */
export const companySchemaFor = (languages: readonly Language[]) =>
  z.strictObject({
    name: text(COMPANY_LIMITS.name),
    /** The part of the name set in bold in the header; `name` starts with it. */
    shortName: text(COMPANY_LIMITS.shortName),
    owner: text(COMPANY_LIMITS.owner),
    taxNumber: text(COMPANY_LIMITS.taxNumber),
    address: z.strictObject({
      street: text(COMPANY_LIMITS.street),
      postalCode: text(COMPANY_LIMITS.postalCode),
      city: text(COMPANY_LIMITS.city),
      country: inEveryLanguage(text(COMPANY_LIMITS.country), languages),
      /** ISO 3166-1 alpha-2. */
      countryCode: z.string().regex(/^[A-Z]{2}$/),
    }),
    /** What the register has about the company; empty: not entered. Older records lack it. */
    legal: z
      .strictObject({
        /** With the legal form, where it differs from `name`. */
        legalName: textOrNone(COMPANY_LIMITS.legalName),
        legalForm: textOrNone(COMPANY_LIMITS.legalForm),
        /** With its currency, and whether it is paid up where the law asks for it. */
        shareCapital: textOrNone(COMPANY_LIMITS.shareCapital),
        register: textOrNone(COMPANY_LIMITS.register),
        registerNumber: textOrNone(COMPANY_LIMITS.registerNumber),
        representatives: textOrNone(COMPANY_LIMITS.representatives),
        /** With the code of its country; `taxNumber` may have it too. */
        vatId: textOrNone(COMPANY_LIMITS.taxNumber),
      })
      .prefault({}),
    /** Degrees, WGS 84. The chart can be drawn between 75° south and north. */
    coordinates: z.strictObject({ latitude: degrees(DEGREES.latitude), longitude: degrees(DEGREES.longitude) }),
    phones: z
      .array(
        z.strictObject({
          number: z.string().regex(/^\+[\d ]{6,20}$/),
          label: inEveryLanguage(text(COMPANY_LIMITS.phoneLabel), languages),
        }),
      )
      .min(1)
      .max(COMPANY_LIMITS.phones),
    email: z.email().max(COMPANY_LIMITS.email),
    social: z
      .array(
        z.strictObject({
          name: text(COMPANY_LIMITS.linkName),
          url: z.url({ protocol: /^https?$/ }).max(COMPANY_LIMITS.linkUrl),
        }),
      )
      .max(COMPANY_LIMITS.social),
    /** Whether this is the example record, until the company has entered its own. */
    isExample: z.boolean(),
  });

/** The company's record: one row in the database, edited by staff, shown on every page. */
export const companySchema = companySchemaFor(LANGUAGE_CODES);

export type Company = z.infer<typeof companySchema>;
