import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { news as newsDefinition } from "#collections/news/news.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import type { Arrival } from "#features/submissions/storage/new-submission.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createFileStore } from "#platform/files/create-file-store.server.ts";
import { openStoredFiles } from "#platform/files/open-stored-files.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { applicationsOf, storeApplication, storeMessage } from "../sent-submissions.ts";
import { newsSample } from "../storage-samples.ts";

const log = createLog("silent");

/** An application that was sent. */
export interface SentApplication {
  reference: string;
  /** Of its private link. */
  hash: string;
  key: string;
}

/** Stores of a site in use, without pages: what visitors and staff do is done at once. */
export async function openBusySite(location: DatabaseLocation & Partial<Pick<Config, "filesIn">>) {
  const storage = await openStorage(location, log);
  await publishExamples(storage);
  const stored = await openStoredFiles(storage.publishing.rows, { filesIn: "disk", ...location });
  const files = await createFileStore(stored, location.dataDir, "files", log);
  let news = 20_000;

  async function sendMessage(receivedAt = Date.now()): Promise<string> {
    const person = { firstName: "Zoë", lastName: "Łącka", email: `${randomUUID()}@example.com` };
    const message = `"Quoted"\n\ttab \u2028 line, 漢字 and 🚢 ${randomUUID()}`;
    return (await storeMessage(storage, { ...person, message }, arrivalAt(receivedAt))).reference;
  }

  async function sendApplication(): Promise<SentApplication> {
    const received = await files.receive(Readable.from([Buffer.from(`CV ${randomUUID()}`.repeat(500))]), 1_000_000);
    await files.save(received);
    const person = { firstName: "Jan", lastName: "Nowak", email: `${randomUUID()}@example.com`, phone: "" };
    const application = { ...person, consent: "vacancy", offerId: 1 } as const;
    const file = { ...received, name: "../cv.pdf", scan: "clean" } as const;
    const hash = randomUUID();
    const { reference } = await storeApplication(
      storage,
      application,
      file,
      { hash, encrypted: "s" },
      arrivalAt(Date.now()),
    );
    await files.settle(received);
    return { reference, hash, key: received.key };
  }

  async function erase({ hash }: SentApplication): Promise<void> {
    await applicationsOf(storage).eraseOwn(hash, Date.now(), "site.example");
    await removeErasedFiles({ storage, files, log, backupDir: join(location.dataDir, "backups") });
  }

  const publishNews = () => storage.publishing.publishRecord(newsDefinition, newsSample(news++, `News ${news}`));

  return {
    storage,
    files,
    sendMessage,
    sendApplication,
    erase,
    publishNews,
    /** Does all of it over and over, several at a time. @returns ends it; resolves to what was done */
    startLoad(): () => Promise<{ messages: number; applications: number }> {
      const done = { messages: 0, applications: 0 };
      let stopping = false;
      const again = async (work: () => Promise<unknown>) => {
        while (!stopping) {
          await work();
          // SQLite answers without a turn of the event loop: others would never get theirs.
          await nextTurn();
        }
      };
      const workers = [
        again(() => sendMessage().then(() => done.messages++)),
        again(() => sendApplication().then(() => done.applications++)),
        again(async () => erase(await sendApplication())),
        again(publishNews),
      ];
      return async () => {
        stopping = true;
        await Promise.all(workers);
        return done;
      };
    },
    close: () => storage.close(),
  };
}

export type BusySite = Awaited<ReturnType<typeof openBusySite>>;

export const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

function arrivalAt(receivedAt: number): Arrival {
  return {
    language: "pl",
    receivedAt,
    suspectedSpam: false,
    fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
    mailHost: "site.example",
  };
}
