import { beforeAll, expect, test } from "vitest";
import { type InboxQuery, readInboxQuery } from "#features/submissions/inbox-query.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { applicants, applicationsOf, firstNameOf } from "../sent-submissions.ts";
import { addApplicant, RECEIVED } from "./applicant-samples.ts";

const ME = { userId: "me", name: "Anna", at: RECEIVED };
const BEN = { userId: "ben", name: "Ben", at: RECEIVED };
const ASKED = readInboxQuery(new URLSearchParams(), jobApplication);

/**
 * What lists must show; the storage holds the example content and no application yet.
 * @param eraseOffer leaves of an offer what is left when it was withdrawn and deleted for good
 */
export function listContract(opened: () => Storage, eraseOffer: (id: number) => Promise<void>): void {
  let storage: Storage;
  const people: Record<string, string> = {};
  const list = async (query: Partial<InboxQuery> = {}, q = "") => {
    const { submissions, counts, ...page } = await applicationsOf(storage).page({ ...ASKED, ...query }, q);
    const rated = await applicationsOf(storage).ratedBy(
      ME.userId,
      submissions.map(({ id }) => id),
    );
    const rows = submissions.map((row) => ({ ...row, ratedByAsker: rated.has(row.id) }));
    return { ...page, applicants: rows, views: counts.views, offers: counts.about };
  };
  const names = async (query: Partial<InboxQuery> = {}, q = "") => (await list(query, q)).applicants.map(firstNameOf);

  beforeAll(() => {
    storage = opened();
  });

  test("is empty on a new site", async () => {
    const { applicants, total, views, offers } = await list();
    expect([applicants, total, offers.size]).toEqual([[], 0, 0]);
    expect(Object.values(views)).toEqual(Array(9).fill(0));
    expect((await list({}, "anna")).total).toBe(0);
  });

  test("has the newest first, and can have the best first", async () => {
    for (const [i, [firstName, offerId]] of (
      [
        ["Old", 1],
        ["Łucja", 2],
        ["Best", 1],
        ["New", undefined],
      ] as const
    ).entries()) {
      const { reference } = await addApplicant(storage, { firstName, offerId, receivedAt: RECEIVED + i });
      people[firstName] = reference;
    }
    await applicants(storage).rate(people.Best ?? "", 5, ME);
    await applicants(storage).rate(people.Best ?? "", 4, BEN);
    await applicants(storage).rate(people.Old ?? "", 3, BEN);
    expect(await names()).toEqual(["New", "Best", "Łucja", "Old"]);
    expect(await names({ sort: "rating" })).toEqual(["Best", "Old", "New", "Łucja"]);
    const [best, old, unrated] = (await list({ sort: "rating" })).applicants;
    expect(best).toMatchObject({ rating: { average: 4.5, count: 2 }, ratedByAsker: true });
    expect(old).toMatchObject({ rating: { average: 3, count: 1 }, ratedByAsker: false });
    expect(unrated).toMatchObject({ rating: undefined, ratedByAsker: false });
  });

  test("tells offers and states apart, and keeps suspected spam to itself", async () => {
    await addApplicant(storage, { firstName: "Spam", offerId: 1, suspectedSpam: true });
    await applicants(storage).setState(people.Łucja ?? "", "new", "invited", RECEIVED);
    const { views, offers } = await list();
    expect(views).toMatchObject({ all: 4, new: 3, invited: 1, declined: 0, spam: 1, everywhere: 5 });
    expect([...offers].sort()).toEqual(
      [
        [1, 2],
        [2, 1],
        [null, 1],
      ].sort(),
    );
    expect((await list({ about: 1 })).views).toMatchObject({ all: 2, new: 2, invited: 0, spam: 1 });
    expect(await names({ about: 2 })).toEqual(["Łucja"]);
    expect(await names({ about: "none" })).toEqual(["New"]);
    expect(await names({ view: "invited" })).toEqual(["Łucja"]);
    expect(await names({ view: "new", about: 1 })).toEqual(["Best", "Old"]);
    expect(await names({ view: "spam" })).toEqual(["Spam"]);
  });

  test("is searched by name, address, reference and number, within what is chosen", async () => {
    const { reference } = await addApplicant(storage, {
      firstName: "Żaneta",
      lastName: "Śmiała",
      email: "z.smiala@firma.example",
      phone: "+48 600 700 800",
      receivedAt: RECEIVED + 10,
    });
    for (const q of ["zaneta", "SMIALA ŻAN", "firma.ex", reference.toLowerCase(), "600700800", "600-700"]) {
      expect([q, await names({}, q)]).toEqual([q, ["Żaneta"]]);
    }
    expect(await names({ sort: "rating" }, "nowak")).toEqual(["Best", "Old", "New", "Łucja"]);
    expect(await names({ view: "invited" }, "zaneta")).toEqual([]);
    expect(await names({ view: "spam" }, "nowak")).toEqual(["Spam"]);
    expect((await names({ view: "everywhere" }, "nowak")).toSorted()).toEqual(["Best", "New", "Old", "Spam", "Łucja"]);
    expect(await names({}, "100%")).toEqual([]);
    expect(await names({}, "_")).toEqual([]);
  });

  test("comes in pages of fifty, whichever way it is asked for", async () => {
    for (let i = 0; i < 60; i++) await addApplicant(storage, { lastName: "Page", receivedAt: RECEIVED - i });
    for (const q of ["", "page"]) {
      const first = await list({ about: 1 }, q);
      const second = await list({ about: 1, page: 2 }, q);
      expect(first.applicants).toHaveLength(50);
      expect(second.applicants).toHaveLength(first.total - 50);
      const both = [...first.applicants, ...second.applicants].map(({ reference }) => reference);
      expect(new Set(both).size).toBe(first.total);
    }
  });

  test("names offers after they were deleted, and ids that never were public not at all", async () => {
    const [open] = await storage.collection("offer").titles([2, 999], "pl");
    expect(open).toMatchObject({ id: 2, language: "pl", isSeen: true });
    await eraseOffer(2);
    expect(await storage.collection("offer").titles([2], "pl")).toEqual([{ ...open, isSeen: false }]);
    expect(await names({ about: 2 })).toEqual(["Łucja"]);
    expect(await storage.collection("offer").titles([999], "pl")).toEqual([]);
  });
}
