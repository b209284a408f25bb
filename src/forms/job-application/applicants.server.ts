import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { SubmissionMail } from "#features/submissions/storage/mails-store.server.ts";
import type { ApplicantListQuery } from "./applicant-list-query.ts";
import type { ApplicationState } from "./application-states.ts";
import type { Stars } from "./rating.ts";
import type { ApplicantRecord } from "./storage/applicant-record.server.ts";
import type { ListedApplicant } from "./storage/applicants-store.server.ts";
import type { NamedOffer, ViewCounts } from "./storage/count-applicants.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Applications, as admins decide on them. */
    applicants: Applicants;
  }
}

/** An application in the list. Times are ms since 1970, days "YYYY-MM-DD". */
export interface ApplicantInList
  extends Pick<
    ListedApplicant,
    "reference" | "receivedAt" | "firstName" | "lastName" | "state" | "suspectedSpam" | "rating" | "ratedByAsker"
  > {
  /** Undefined: for no particular one. */
  offer: NamedOffer | undefined;
  /** The day from which it is erased by itself. */
  erasedFrom: string;
}

/** An offer that there are applications for; without an id those for no particular one. */
export interface OfferWithApplicants {
  offer: NamedOffer | undefined;
  count: number;
}

/** One page of the list. */
export interface ApplicantList {
  /** What was asked for; a page beyond the last one is the last one, a search that cannot be read none. */
  query: ApplicantListQuery;
  /** What is searched for, as typed; empty: nothing. */
  q: string;
  applicants: ApplicantInList[];
  /** Applications on all pages. */
  total: number;
  /** There are more than a search gives. */
  cut: boolean;
  views: ViewCounts;
  /** By title; those for no particular one first. */
  offers: OfferWithApplicants[];
}

/** Somebody who has opened it. */
export interface Opening {
  what: "application" | "cv";
  /** As the person was called then. */
  who: string;
  /** ms since 1970. */
  at: number;
}

/** All that is shown of one application. */
export interface ShownApplicant extends Omit<ApplicantRecord, "id" | "file" | "offerId" | "offerOpenUntil"> {
  /** Undefined: for no particular one. */
  offer: NamedOffer | undefined;
  file: Omit<ApplicantRecord["file"], "key">;
  /** The day from which it is erased by itself, "YYYY-MM-DD". */
  erasedFrom: string;
  mails: SubmissionMail[];
  /** Newest first; of many the last ones. */
  openings: Opening[];
}

/** A CV on its way to an admin's computer. */
export interface OpenedCv {
  /** As the applicant's computer calls it: data. */
  name: string;
  /** Bytes. */
  size: number;
  /** Its reader reads it to the end or destroys it. */
  body: Readable;
}

/**
 * What admins do with applications; each method throws the ExpectedError `forbidden` for anybody else. What names one by
 * its reference throws `not-found` when it is not there (any more).
 */
export interface Applicants {
  list(actor: Actor, query: ApplicantListQuery): Promise<ApplicantList>;
  /** How many nobody has decided on yet, suspected spam left out. */
  newCount(actor: Actor): Promise<number>;
  /** What stands in the list's address for a search, so that no name does; empty for one that looks for nothing. */
  sealSearch(actor: Actor, typed: string): string;
  /** Shows one, or undefined when there is none, and records that it was opened: once an hour a person. */
  open(actor: Actor, reference: string): Promise<ShownApplicant | undefined>;
  /**
   * Sets its state, which its sender's private link shows from now on; what was suspected to be spam is none by it.
   * @param seen the state that the change was decided on
   * @throws ExpectedError `conflict` when it is another one by now: nothing is written
   */
  setState(actor: Actor, reference: string, seen: ApplicationState, state: ApplicationState): Promise<void>;
  /** Gives it stars, or others than before. */
  rate(actor: Actor, reference: string, stars: Stars): Promise<void>;
  /** Adds a note, which nobody changes. @throws ExpectedError `too-many` */
  addNote(actor: Actor, reference: string, text: string): Promise<void>;
  /** Has one of its mails tried at once. @throws ExpectedError `conflict` when it has gone already */
  retryMail(actor: Actor, reference: string, mailId: number): Promise<void>;
  /**
   * Opens its file. Who did is on record before the first byte is read: when it cannot be recorded there is no file.
   * @throws ExpectedError `storage-unavailable`, `storage-full`; `not-found` when the store has lost the file, which is logged
   */
  openCv(actor: Actor, reference: string): Promise<OpenedCv>;
}
