import { NOTE_LIMITS } from "#features/submissions/message-note.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { type ApplicantFacts, applicantFacts } from "./applicant-rows.server.ts";

/** A note as it was written; nobody changes it. */
export interface ApplicantNote {
  id: number;
  /** ms since 1970. */
  at: number;
  /** As the person was called then. */
  author: string;
  text: string;
}

/** What one person gave. */
export interface GivenStars {
  userId: string;
  /** As the person was called then. */
  author: string;
  stars: number;
  /** ms since 1970. */
  at: number;
}

/** All that is kept of an application, the key of its file among it. */
export interface ApplicantRecord extends ApplicantFacts {
  id: number;
  email: string;
  /** Empty when none was given. */
  phone: string;
  /** When its state changed last, ms since 1970. */
  changedAt: number | undefined;
  file: { key: string; name: string; size: number; scan: "clean" | "unscanned" };
  /** Oldest first. */
  notes: ApplicantNote[];
  /** By the names of who gave them. */
  stars: GivenStars[];
}

/** Reads one application, by its reference. */
export async function readApplicant(db: Database, reference: string): Promise<ApplicantRecord | undefined> {
  const row = await db
    .selectFrom("applications")
    .leftJoin("job_offers", "job_offers.id", "applications.offer_id")
    .selectAll("applications")
    .select("job_offers.open_until")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const notes = await db
    .selectFrom("application_notes")
    .select(["id", "at", "author", "text"])
    .where("application_id", "=", row.id)
    .orderBy("id")
    .limit(NOTE_LIMITS.notes)
    .execute();
  const stars = await db
    .selectFrom("application_ratings")
    .select(["user_id as userId", "author", "stars", "at"])
    .where("application_id", "=", row.id)
    .orderBy("author")
    .orderBy("user_id")
    .execute();
  return {
    ...applicantFacts(row),
    id: row.id,
    email: row.email,
    phone: row.phone,
    changedAt: row.changed_at ?? undefined,
    file: {
      key: row.file_key,
      name: row.file_name,
      size: row.file_size,
      scan: row.scan === "clean" ? "clean" : "unscanned",
    },
    notes,
    stars,
  };
}
