import type { Selectable } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { type ApplicationState, applicationState } from "../application-states.ts";
import type { Consent } from "../job-application.ts";
import { consentOf } from "../job-application.ts";
import type { Rating } from "../rating.ts";

/** An application as admins see it in the list. Times are ms since 1970. */
export interface ApplicantFacts {
  reference: string;
  receivedAt: number;
  firstName: string;
  lastName: string;
  /** Of the page that it came from. */
  language: Language;
  offerId: number | undefined;
  /** Last day of its offer, "YYYY-MM-DD". */
  offerOpenUntil: string | undefined;
  consent: Consent;
  consentAt: number;
  state: ApplicationState;
  suspectedSpam: boolean;
  /** Undefined: nobody has rated it. */
  rating: Rating | undefined;
}

/** A row together with what its offer says of it. */
export type ApplicantRow = Selectable<Schema["applications"]> & { open_until: string | null };

const HUNDREDTHS = 100;

/** Reads a row. */
export function applicantFacts(row: ApplicantRow): ApplicantFacts {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    language: isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE,
    offerId: row.offer_id ?? undefined,
    offerOpenUntil: row.open_until ?? undefined,
    consent: consentOf(row.consent),
    consentAt: row.consent_at,
    state: applicationState(row.state),
    suspectedSpam: row.suspected_spam === 1,
    rating: row.ratings === 0 ? undefined : { average: row.rating / HUNDREDTHS, count: row.ratings },
  };
}

/** The average of stars as the column keeps it. */
export function ratingColumn(average: number): number {
  return Math.round(average * HUNDREDTHS);
}
