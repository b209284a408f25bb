import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import type { Arrival } from "#features/submissions/storage/new-submission.server.ts";
import type { NewFile } from "#features/submissions/storage/submission-rows.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { DEFAULT_RETENTION } from "./default-retention.ts";
import {
  applicationsOf,
  eraseMessagesBefore,
  findOwnApplication,
  type SentApplication,
  storeApplication,
  storeMessage,
} from "./sent-submissions.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;

const message = {
  firstName: "Jan",
  lastName: "Łącki",
  email: "jan@example.com",
  message: "Main switchboard\nblack-out",
};
const application: SentApplication = {
  offerId: 1,
  firstName: "Anna",
  lastName: "Nowak",
  email: "anna@example.com",
  phone: "+48 600 000 000",
  consent: "vacancy",
};

function arrivalAt(receivedAt: number, change: Partial<Arrival> = {}): Arrival {
  return {
    language: "pl",
    receivedAt,
    suspectedSpam: false,
    fingerprints: { content: { fingerprint: randomUUID(), forMs: 600 * SECOND }, idempotencyKey: undefined },
    mailHost: "site.example",
    ...change,
  };
}

const newFile = (): NewFile => ({
  field: "cv",
  key: randomUUID(),
  name: "../cv ł.pdf",
  size: 3,
  sha256: "0".repeat(64),
  scan: "unscanned",
});
const newToken = () => ({ hash: randomUUID(), encrypted: `encrypted-${randomUUID()}` });

/** Tests submissions on any database. Called inside `describe`; the storage has the example content. */
export function submissionsContract(opened: () => Storage): void {
  let storage: Storage;
  beforeEach(async () => {
    storage = opened();
    // Each test sees only its own mails.
    for (const mail of await storage.outbox.due(Number.MAX_SAFE_INTEGER, 1000)) await storage.outbox.fail(mail.id, "");
  });
  const due = (now = NOW) => storage.outbox.due(now, 100);
  const fresh = (email: string) => ({ ...message, email: `${randomUUID()}${email}` });

  describe("a message", () => {
    test("is stored with a notice to the company and a confirmation to its sender", async () => {
      const sent = fresh("@example.com");
      const { reference, isNew } = await storeMessage(storage, sent, arrivalAt(NOW));
      expect(reference).toMatch(/^M(-[0-9A-Z]{4}){2}$/);
      expect(isNew).toBe(true);
      const mails = await due();
      expect(mails).toMatchObject([
        {
          kind: "message-notice",
          reference,
          language: "pl",
          receivedAt: NOW,
          attempts: 0,
          submission: { values: sent },
        },
        { kind: "message-confirmation", reference, recipient: sent.email },
      ]);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
      expect(mails[0]?.messageId).toMatch(/^[\w-]+@site\.example$/);
    });

    test("sent again is recognized and gets no more mails", async () => {
      const first = arrivalAt(NOW);
      const { reference } = await storeMessage(storage, message, first);
      const before = (await due()).length;
      const again = arrivalAt(NOW + SECOND, { fingerprints: first.fingerprints });
      expect(await storeMessage(storage, message, again)).toEqual({ reference, isNew: false });
      expect(await due()).toHaveLength(before);
      const later = arrivalAt(NOW + 601 * SECOND, { fingerprints: first.fingerprints });
      expect((await storeMessage(storage, message, later)).isNew).toBe(true);
    });

    test("sent again with the key of its form is recognized for longer, from any address", async () => {
      const key = { fingerprint: randomUUID(), forMs: DAY_MS };
      const fingerprintsFor = () => ({
        content: { fingerprint: randomUUID(), forMs: 600 * SECOND },
        idempotencyKey: key,
      });
      const { reference } = await storeMessage(storage, message, arrivalAt(NOW, { fingerprints: fingerprintsFor() }));
      const hourLater = arrivalAt(NOW + 3600 * SECOND, { fingerprints: fingerprintsFor() });
      expect(await storeMessage(storage, message, hourLater)).toEqual({ reference, isNew: false });
    });

    test("sent five times at once is stored once", async () => {
      const arrival = arrivalAt(NOW);
      const stored = await Promise.all(Array.from({ length: 5 }, () => storeMessage(storage, message, arrival)));
      expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    });

    test("suspected to be spam is stored and not mailed", async () => {
      await storeMessage(storage, message, arrivalAt(NOW, { suspectedSpam: true }));
      expect(await due()).toEqual([]);
    });

    test("is confirmed three times a day to one mailbox, in any spelling, and always stored", async () => {
      const { email } = fresh("@Example.com");
      const sendAt = async (time: number, address: string) => {
        const stored = await storeMessage(storage, { ...message, email: address }, arrivalAt(time));
        expect(stored.isNew).toBe(true);
      };
      for (let i = 0; i < 3; i++) await sendAt(NOW + i, email);
      await sendAt(NOW + 3, email.toUpperCase());
      await sendAt(NOW + 4, email.replace("@", "+again@"));
      const kinds = (await due(NOW + 10)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "message-confirmation")).toHaveLength(3);
      expect(kinds.filter((kind) => kind === "message-notice")).toHaveLength(5);
      await sendAt(NOW + DAY_MS + 5, email);
      const later = (await due(NOW + DAY_MS + 10)).filter(({ kind }) => kind === "message-confirmation");
      expect(later).toHaveLength(4);
    });

    test("is erased with its mails after its retention time, not before", async () => {
      const old = await storeMessage(storage, message, arrivalAt(NOW - 100 * DAY_MS));
      const young = await storeMessage(storage, message, arrivalAt(NOW - 99 * DAY_MS));
      expect(await eraseMessagesBefore(storage, NOW - 99 * DAY_MS, 100)).toBeGreaterThanOrEqual(1);
      const references = (await due()).map(({ reference }) => reference);
      expect(references).not.toContain(old.reference);
      expect(references).toContain(young.reference);
      expect(await eraseMessagesBefore(storage, NOW - 99 * DAY_MS, 100)).toBe(0);
    });
  });

  describe("an application", () => {
    test("is stored with its file's name as it was sent, and its mails have their data", async () => {
      const file = newFile();
      const token = newToken();
      const { reference } = await storeApplication(storage, application, file, token, arrivalAt(NOW));
      expect(reference).toMatch(/^A(-[0-9A-Z]{4}){2}$/);
      const [notice, confirmation] = await due();
      expect(notice).toMatchObject({
        kind: "application-notice",
        submission: {
          values: { firstName: "Anna", phone: application.phone },
          about: expect.any(String),
          files: [{ name: file.name, size: 3, scan: "unscanned" }],
        },
      });
      expect(confirmation).toMatchObject({ kind: "application-confirmation", encryptedToken: token.encrypted });
      expect(await findOwnApplication(storage, token.hash)).toMatchObject({
        reference,
        receivedAt: NOW,
        fileName: file.name,
        consent: "vacancy",
        consentAt: NOW,
        offerId: 1,
      });
      expect(await storage.namedFiles("files", [file.key, "another"])).toEqual(new Set([file.key]));
    });

    test("is found by its own token only", async () => {
      await storeApplication(storage, application, newFile(), newToken(), arrivalAt(NOW));
      expect(await findOwnApplication(storage, "no such hash")).toBeUndefined();
      expect(await applicationsOf(storage).changeOwn("no such hash", { consent: "future" }, NOW)).toBe(false);
      expect(await applicationsOf(storage).eraseOwn("no such hash", NOW, "site.example")).toBeUndefined();
    });

    test("stores a renewed consent", async () => {
      const token = newToken();
      await storeApplication(storage, application, newFile(), token, arrivalAt(NOW));
      expect(await applicationsOf(storage).changeOwn(token.hash, { consent: "future" }, NOW + DAY_MS)).toBe(true);
      expect(await findOwnApplication(storage, token.hash)).toMatchObject({
        consent: "future",
        consentAt: NOW + DAY_MS,
      });
    });

    test("is not overwritten by its sender when its stored fields are damaged", async () => {
      const token = newToken();
      await storeApplication(storage, application, newFile(), token, arrivalAt(NOW));
      const { rows } = storage.publishing;
      const damage = rows.updateTable("submissions").set({ fields: '{"firstName":"Anna' });
      await damage.where("token_hash", "=", token.hash).execute();
      const changed = applicationsOf(storage).changeOwn(token.hash, { consent: "future" }, NOW + DAY_MS);
      await expect(changed).rejects.toMatchObject({ id: "unreadable-record" });
      const stored = rows.selectFrom("submissions").select(["fields", "retained_since"]);
      expect(await stored.where("token_hash", "=", token.hash).execute()).toEqual([
        { fields: '{"firstName":"Anna', retained_since: NOW },
      ]);
    });

    test("erased by its sender is deleted with its mails, its file is scheduled for removal, and the company is notified", async () => {
      const file = newFile();
      const token = newToken();
      const { reference } = await storeApplication(storage, application, file, token, arrivalAt(NOW));
      expect(await applicationsOf(storage).eraseOwn(token.hash, NOW + SECOND, "site.example")).toBe(reference);
      expect(await findOwnApplication(storage, token.hash)).toBeUndefined();
      expect(await due(NOW + SECOND)).toMatchObject([{ kind: "withdrawal-notice", reference, language: "pl" }]);
      expect(await storage.submissions.filesToRemove()).toContain(file.key);
      await storage.submissions.fileRemoved(file.key);
      expect(await storage.submissions.filesToRemove()).not.toContain(file.key);
    });

    test("is erased when its consent is old enough and its vacancy has been closed for as long", async () => {
      const [offer] = await storage.collection(offers).all("en");
      const store = async (days: number, change: Partial<SentApplication>) => {
        const token = newToken();
        const arrival = arrivalAt(NOW - days * DAY_MS);
        await storeApplication(storage, { ...application, ...change }, newFile(), token, arrival);
        return token.hash;
      };
      const gone = [
        await store(185, { offerId: undefined }),
        await store(185, { offerId: 1 }),
        await store(366, { consent: "future" }),
      ];
      const staying = [
        await store(183, { offerId: undefined }),
        await store(185, { offerId: 2 }),
        await store(364, { consent: "future" }),
      ];
      expect(offer?.id).toBe(1);
      await setLastDay(storage, 1, isoDay(NOW - 186 * DAY_MS));
      await setLastDay(storage, 2, isoDay(NOW - 100 * DAY_MS));
      expect(await applicationsOf(storage).eraseExpired(DEFAULT_RETENTION, NOW, 100)).toBeGreaterThanOrEqual(3);
      for (const hash of gone) expect(await findOwnApplication(storage, hash)).toBeUndefined();
      for (const hash of staying) expect(await findOwnApplication(storage, hash)).toBeDefined();
      await setLastDay(storage, 1, undefined);
      await setLastDay(storage, 2, undefined);
    });
  });

  describe("the outbox", () => {
    test("lets only one of several attempts begin", async () => {
      await storeMessage(storage, fresh("@example.com"), arrivalAt(NOW));
      const [mail] = await due();
      if (mail === undefined) throw new Error("no mail");
      const begun = await Promise.all([1, 2, 3].map(() => storage.outbox.begin(mail, NOW + SECOND)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect((await due()).map(({ id }) => id)).not.toContain(mail.id);
      const [again] = (await due(NOW + SECOND)).filter(({ id }) => id === mail.id);
      expect(again).toMatchObject({ id: mail.id, attempts: 1, messageId: mail.messageId });
    });

    test("returns a mail again after a failed attempt, and never once it is sent or has failed for good", async () => {
      await storeMessage(storage, fresh("@example.com"), arrivalAt(NOW));
      const [first, second] = await due();
      if (first === undefined || second === undefined) throw new Error("two mails wait");
      await storage.outbox.retry(first.id, "451 later, please".repeat(100), NOW + 60 * SECOND);
      await storage.outbox.sent(second.id, NOW);
      expect(await due()).toEqual([]);
      expect((await due(NOW + 60 * SECOND)).map(({ id }) => id)).toEqual([first.id]);
      expect(await storage.outbox.waiting()).toBe(1);
      await storage.outbox.fail(first.id, "550 no");
      expect(await due(Number.MAX_SAFE_INTEGER)).toEqual([]);
      expect(await storage.outbox.begin(second, NOW)).toBe(false);
    });
  });

  test("a mail that some recipients have received stores the others", async () => {
    await storeMessage(storage, fresh("@example.com"), arrivalAt(NOW));
    const [mail] = await due();
    if (mail === undefined) throw new Error("no mail");
    expect(mail.outstanding).toBeUndefined();
    await storage.outbox.retry(mail.id, "451 later", NOW, ["grey@example.com"]);
    await storage.outbox.retry(mail.id, "451 later", NOW);
    expect((await due()).find(({ id }) => id === mail.id)?.outstanding).toEqual(["grey@example.com"]);
  });

  describe("a lease", () => {
    test("has one holder until it expires or is released", async () => {
      const { take, release } = storage.leases;
      expect(await take("work", "a", NOW, NOW + 10)).toBe(true);
      expect(await take("work", "b", NOW + 9, NOW + 19)).toBe(false);
      expect(await take("work", "a", NOW + 9, NOW + 20)).toBe(true);
      expect(await take("work", "b", NOW + 20, NOW + 30)).toBe(true);
      await release("work", "a");
      expect(await take("work", "a", NOW + 21, NOW + 31)).toBe(false);
      await release("work", "b");
      expect(await take("work", "a", NOW + 21, NOW + 31)).toBe(true);
    });
  });

  test("the last run of a job is stored", async () => {
    expect(await storage.jobRuns.lastRun("sweep")).toBe(0);
    await storage.jobRuns.noteRun("sweep", NOW);
    await storage.jobRuns.noteRun("sweep", NOW + 1);
    expect(await storage.jobRuns.lastRun("sweep")).toBe(NOW + 1);
  });

  test("retention is a setting, and changing it raises the content version", async () => {
    const version = await storage.contentVersion();
    const months = { contactMonths: 12, applicationMonths: 3, futureMonths: 9, auditMonths: 36, quoteMonths: 12 };
    expect(await storage.settings.retention()).toEqual(DEFAULT_RETENTION);
    await storage.settings.saveRetention(months);
    expect(await storage.settings.retention()).toEqual(months);
    expect(await storage.contentVersion()).toBe(version + 1);
    await expect(storage.settings.saveRetention({ ...months, contactMonths: 0 })).rejects.toThrow();
  });
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

async function setLastDay(storage: Storage, id: number, day: string | undefined): Promise<void> {
  const [offer] = await storage.collection(offers).records([id]);
  if (offer === undefined) throw new Error("no such offer");
  const { openUntil: _, ...rest } = offer;
  await storage.publishing.publishRecord(offers, day === undefined ? rest : { ...rest, openUntil: day });
}
