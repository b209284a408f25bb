import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { percentile, print } from "./report.ts";
import { sampleEntries } from "./sample-entries.ts";

const EVERY_MS = 100;

/**
 * Writes as a busy site does, ten times a second in turn: saves and publishes another text of one of 1,000 news items,
 * and receives a message.
 * @returns a function that ends the writes and returns the ms that each took
 */
export async function startWrites(storage: Storage): Promise<() => Promise<number[]>> {
  const collection = storage.publishing.collections.named("news");
  const sample = await sampleEntries("news");
  const times: number[] = [];
  let isEnding = false;
  const publish = (n: number) => {
    const id = (n % 1000) + 1;
    const content = sample(id);
    Object.assign(content.texts.en ?? {}, { title: `${content.texts.en?.title}, ${n}` });
    return publishRecord(storage.publishing.rows, collection, content);
  };
  const receive = (n: number) => {
    const values = {
      firstName: "Jan",
      lastName: "Nowak",
      email: `writer${n}@example.org`,
      message: "A quotation, please.",
    };
    const content = { fingerprint: randomUUID(), forMs: 1 };
    return storage.submissions.of(contact).store(
      { values, about: undefined, files: [], token: undefined },
      {
        language: "pl",
        receivedAt: Date.now(),
        mailHost: "site.example",
        suspectedSpam: false,
        fingerprints: { content, idempotencyKey: undefined },
      },
    );
  };
  const writing = (async () => {
    for (let n = 0; !isEnding; n++) {
      const start = performance.now();
      await (n % 2 === 0 ? publish(n) : receive(n));
      times.push(performance.now() - start);
      await wait(EVERY_MS);
    }
  })();
  return async () => {
    isEnding = true;
    await writing;
    return times;
  };
}

/** Prints how long the writes took. */
export function printWrites(name: string, times: readonly number[]): void {
  print(`${name}, each of ${times.length} writes`, {
    "p50 ms": percentile(times, 50),
    "p95 ms": percentile(times, 95),
  });
}
