import { randomUUID } from "node:crypto";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { type SentApplication, storeApplication } from "../sent-submissions.ts";

/** What of a sample is no field of the form. Times are ms since 1970. */
interface Circumstances {
  receivedAt: number;
  suspectedSpam: boolean;
  language: Language;
  scan: "clean" | "unscanned";
  fileKey: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** Hash of its private link's secret. */
  tokenHash: string;
}

export const RECEIVED = Date.UTC(2026, 10, 20, 12);

/** Keeps an application as the form would. @returns its reference, and the hash by which its private link finds it */
export async function addApplicant(
  storage: Storage,
  change: Partial<SentApplication & Circumstances> = {},
): Promise<{ reference: string; tokenHash: string }> {
  const sample = {
    offerId: 1,
    firstName: "Anna",
    lastName: "Nowak",
    phone: "",
    consent: "vacancy" as const,
    // One address gets only so many confirmations a day.
    email: `${randomUUID()}@example.com`,
    receivedAt: RECEIVED,
    suspectedSpam: false,
    language: "pl" as const,
    scan: "unscanned" as const,
    fileKey: randomUUID(),
    fileName: "cv.pdf",
    fileSize: 3,
    tokenHash: randomUUID(),
    ...change,
  };
  const { receivedAt, suspectedSpam, language, scan, fileKey, fileName, fileSize, tokenHash, ...application } = sample;
  const { reference } = await storeApplication(
    storage,
    application,
    { key: fileKey, name: fileName, size: fileSize, sha256: "0".repeat(64), scan },
    { hash: tokenHash, encrypted: "encrypted" },
    {
      language,
      receivedAt,
      suspectedSpam,
      mailHost: "site.example",
      fingerprints: { content: { fingerprint: randomUUID(), forMs: 1 }, idempotencyKey: undefined },
    },
  );
  return { reference, tokenHash };
}
