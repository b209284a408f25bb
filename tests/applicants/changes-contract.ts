import { beforeEach, describe, expect, test } from "vitest";
import { NOTE_LIMITS } from "#features/submissions/message-note.ts";
import { STARS } from "#features/submissions/rating.ts";
import type { Storage } from "#platform/services.server.ts";
import { DEFAULT_RETENTION } from "../default-retention.ts";
import { applicants, applicationsOf, findApplication, findOwnApplication } from "../sent-submissions.ts";
import { addApplicant, RECEIVED } from "./applicant-samples.ts";

const ANNA = { userId: "anna", name: "Anna", at: RECEIVED + 1 };
const BEN = { userId: "ben", name: "Ben", at: RECEIVED + 2 };

/**
 * What can be done with one application.
 * @param rowsLeft counts what there is of all applications
 */
export function changesContract(
  opened: () => Storage,
  rowsLeft: () => Promise<{ notes: number; ratings: number }>,
): void {
  let storage: Storage;
  let reference: string;
  let tokenHash: string;
  beforeEach(async () => {
    storage = opened();
    ({ reference, tokenHash } = await addApplicant(storage));
  });
  const shown = async () => {
    const found = await findApplication(storage, reference);
    if (found === undefined) throw new Error("the application is not there");
    return found;
  };

  test("is shown with what was sent", async () => {
    ({ reference } = await addApplicant(storage, { email: "anna@example.com" }));
    expect(await shown()).toMatchObject({
      reference,
      firstName: "Anna",
      lastName: "Nowak",
      email: "anna@example.com",
      phone: "",
      language: "pl",
      offerId: 1,
      receivedAt: RECEIVED,
      consent: "vacancy",
      consentAt: RECEIVED,
      state: "new",
      suspectedSpam: false,
      file: { name: "cv.pdf", size: 3, scan: "unscanned" },
    });
    expect(await findApplication(storage, "A-0000-0000")).toBeUndefined();
  });

  test("has its own mails and no others, with how they stand", async () => {
    const { id } = await shown();
    const [notice, confirmation, ...others] = await applicationsOf(storage).mails(id);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: "application-notice", status: "waiting", reason: undefined });
    expect(confirmation).toMatchObject({ kind: "application-confirmation", status: "waiting" });
    await storage.outbox.fail(notice?.id ?? 0, "550 no");
    expect((await applicationsOf(storage).mails(id))[0]).toMatchObject({ status: "failed", reason: "550 no" });
  });

  describe("its state", () => {
    test("is seen by its sender too, with the time of the last change", async () => {
      expect(await findOwnApplication(storage, tokenHash)).toMatchObject({ state: "new", changedAt: undefined });
      await applicants(storage).setState(reference, "new", "invited", RECEIVED + 5);
      expect(await shown()).toMatchObject({ state: "invited", changedAt: RECEIVED + 5 });
      expect(await findOwnApplication(storage, tokenHash)).toMatchObject({ state: "invited", changedAt: RECEIVED + 5 });
    });

    test("is not changed by a user who has seen another one", async () => {
      await applicants(storage).setState(reference, "new", "invited", RECEIVED + 5);
      for (const state of ["declined", "invited"] as const) {
        const late = applicants(storage).setState(reference, "new", state, RECEIVED + 6);
        await expect(late).rejects.toMatchObject({ id: "conflict" });
      }
      expect(await shown()).toMatchObject({ state: "invited", changedAt: RECEIVED + 5 });
    });

    test("is set once, of many at the same time", async () => {
      const tries = ["shortlisted", "invited", "declined", "hired"] as const;
      const done = await Promise.allSettled(
        tries.map((state) => applicants(storage).setState(reference, "new", state, RECEIVED + 5)),
      );
      expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    test("takes out of suspicion, to the state new too", async () => {
      ({ reference } = await addApplicant(storage, { suspectedSpam: true }));
      await applicants(storage).setState(reference, "new", "new", RECEIVED + 5);
      expect(await shown()).toMatchObject({ state: "new", suspectedSpam: false, changedAt: undefined });
      const again = applicants(storage).setState(reference, "new", "new", RECEIVED + 6);
      await expect(again).rejects.toMatchObject({ id: "conflict" });
    });
  });

  test("has one rating a person, which can be changed", async () => {
    await applicants(storage).rate(reference, 5, ANNA);
    await applicants(storage).rate(reference, 2, BEN);
    await applicants(storage).rate(reference, 4, { ...ANNA, at: RECEIVED + 9 });
    const { rating, stars } = await shown();
    expect(rating).toEqual({ average: 3, count: 2 });
    expect(stars).toEqual([
      { userId: "anna", author: "Anna", stars: 4, at: RECEIVED + 9 },
      { userId: "ben", author: "Ben", stars: 2, at: BEN.at },
    ]);
  });

  test("keeps the average of many who rate at the same time", async () => {
    const raters = Array.from({ length: 10 }, (_, i) => ({ ...ANNA, userId: `rater ${i}` }));
    await Promise.all(raters.map((rater, i) => applicants(storage).rate(reference, STARS[i % 5] ?? 1, rater)));
    expect((await shown()).rating).toEqual({ average: 3, count: 10 });
  });

  test("keeps notes as they were written, the oldest first, up to a number", async () => {
    const text = "Ruft zurück.\n<b>Żółw</b> 🚢";
    await applicants(storage).addNote(reference, text, BEN);
    for (let i = 1; i < NOTE_LIMITS.notes; i++) await applicants(storage).addNote(reference, `${i}`, ANNA);
    const more = applicants(storage).addNote(reference, "one more", ANNA);
    await expect(more).rejects.toMatchObject({ id: "too-many" });
    const { notes } = await shown();
    expect(notes).toHaveLength(NOTE_LIMITS.notes);
    expect(notes[0]).toMatchObject({ author: "Ben", at: BEN.at, text });
  });

  test("that is not there cannot be changed", async () => {
    const missing = { id: "not-found" };
    await expect(applicants(storage).setState("A-0", "new", "hired", 1)).rejects.toMatchObject(missing);
    await expect(applicants(storage).rate("A-0", 1, ANNA)).rejects.toMatchObject(missing);
    await expect(applicants(storage).addNote("A-0", "x", ANNA)).rejects.toMatchObject(missing);
  });

  test("takes its notes and ratings with it when it is erased", async () => {
    const before = await rowsLeft();
    const other = await addApplicant(storage, { email: "other@example.com" });
    for (const one of [reference, other.reference]) {
      await applicants(storage).addNote(one, "to be forgotten", ANNA);
      await applicants(storage).rate(one, 3, ANNA);
    }
    expect(await rowsLeft()).toEqual({ notes: before.notes + 2, ratings: before.ratings + 2 });
    await applicationsOf(storage).eraseOwn(tokenHash, RECEIVED + 1, "site.example");
    expect(await rowsLeft()).toEqual({ notes: before.notes + 1, ratings: before.ratings + 1 });
    const later = RECEIVED + 800 * 86_400_000;
    while ((await applicationsOf(storage).eraseExpired(DEFAULT_RETENTION, later, 100)) > 0);
    expect(await rowsLeft()).toEqual({ notes: 0, ratings: 0 });
  });
}
