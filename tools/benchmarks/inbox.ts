import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { timesOf } from "#features/settings/retention.ts";
import { foldedSubmission } from "#features/submissions/folded-submission.ts";
import type { InboxQuery, InboxView } from "#features/submissions/inbox-query.ts";
import { submissionsStore } from "#features/submissions/storage/submissions-store.server.ts";
import { lateBefore } from "#features/submissions/working-days.ts";
import { contact } from "#forms/contact/contact.server.ts";
import {
  type Database,
  type DatabaseLocation,
  dialectOf,
  openDatabase,
} from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { percentile, print } from "./report.ts";

/*
 * The inbox with many messages: `node tools/benchmarks/inbox.ts [count]`, 100,000 unless told. Measures SQLite, and PostgreSQL too
 * where DATABASE_URL or TEST_DATABASE_URL names an (empty) database. Beside the times of each look it prints the longest
 * time for which the event loop was held, which on SQLite is what everybody else waits, and the most that this process
 * computed between two turns of the loop: on a busy machine that is what is left without the others.
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;
const MINUTE_MS = 60_000;
const NEWEST = Date.UTC(2026, 10, 20, 12);
const WORDS = ["switchboard", "generator", "Łódź", "alarm", "sensor", "crane", "dock", "ferry", "relay", "winch"];
const ME = "me";
const STATES = Object.keys(contact.states);

const textOf = (n: number) =>
  Array.from({ length: 90 }, (_, i) => WORDS[(n * 7 + i * 3 + ((n * i) % 5)) % 10]).join(" ") +
  (n === 7 ? " xylophone" : "");

async function fill(db: Database): Promise<void> {
  const now = new Date(NEWEST).toISOString();
  const account = { email_verified: 0, role: "admin", language: "en", banned: 0, two_factor_enabled: 0 };
  await db
    .insertInto("staff_users")
    .values({ ...account, id: ME, username: "me", name: "Me", activated_at: 1, created_at: now, updated_at: now })
    .execute();
  const batch = 250;
  for (let first = 1; first <= COUNT; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, COUNT - first + 1) }, (_, i) => first + i);
    await db.transaction().execute(async (transaction) => {
      const message = (n: number) => {
        const person = { firstName: "Jan", lastName: `Nowak${n % 997}`, email: `person${n % 5000}@example.org` };
        const reference = `M-${String(n).padStart(4, "0")}-TEST`;
        const fields = { ...person, message: textOf(n) };
        const receivedAt = NEWEST - (COUNT - n) * MINUTE_MS;
        return {
          ...{ form: contact.name, id: n, reference, language: "pl", received_at: receivedAt },
          ...{ email: person.email, mailbox: person.email, state: STATES[n % 4] ?? "new" },
          ...{ suspected_spam: Number(n % 20 === 0), owner_id: n % 3 === 0 ? ME : null, fingerprint: String(n) },
          ...{ retention: timesOf(contact)[0]?.setting, retained_since: receivedAt },
          ...{ folded: foldedSubmission(contact.fields, reference, fields), fields: JSON.stringify(fields) },
        };
      };
      const rows = numbers.map(message);
      await transaction.insertInto("submissions").values(rows).execute();
      const mail = ({ form, id, reference }: (typeof rows)[number]) => ({
        ...{ kind: "message-notice", message_id: randomUUID(), language: "pl", reference },
        ...{ received_at: NEWEST, form, submission_id: id, state: "sent", attempts: 1, next_try_at: NEWEST },
        ...{ created_at: NEWEST, sent_at: NEWEST },
      });
      await transaction.insertInto("outbox").values(rows.map(mail)).execute();
    });
  }
}

/** Notes how long the turns of the event loop are, in ms: by the clock, and as this process computed. */
function watchLoop() {
  const most = { held: 0, computed: 0 };
  let last = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    most.held = Math.max(most.held, performance.now() - last);
    most.computed = Math.max(most.computed, (user + system) / 1000);
    last = performance.now();
    used = process.cpuUsage();
  }, 1);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}

async function measure(name: string, location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location, createLog("silent"));
  await fill(db);
  const dialect = dialectOf(location);
  // As the server does by itself soon after so many rows have come.
  if (dialect === "postgres") await sql`vacuum analyze submissions, outbox`.execute(db);
  const inbox = submissionsStore(db, dialect, contact);
  const wanted = (view: InboxView, q = "", owner: "anyone" | "mine" | "nobody" = "anyone") => ({
    view,
    q,
    owner,
    meId: ME,
  });
  const list = async (of: ReturnType<typeof wanted>, from?: InboxQuery["from"]) => {
    const page = await inbox.list(of, from);
    await inbox.worstMails(page.submissions.map(({ id }) => id));
    await inbox.counts();
    return page;
  };
  const deep = { receivedAt: NEWEST - Math.floor(COUNT * 0.9) * MINUTE_MS, id: 1_000_000_000 };
  const [some] = (await list(wanted("open"), { older: deep })).submissions;
  if (some === undefined) throw new Error("there is nothing to open");
  const open = async (of: ReturnType<typeof wanted>) => {
    const message = await inbox.find({ id: some.id });
    if (message === undefined) throw new Error("the message is gone");
    await Promise.all([
      inbox.neighbours(message, of),
      inbox.ofSameAddress(some.id, message.values.email ?? ""),
      inbox.mails(some.id),
    ]);
  };
  const views: readonly InboxView[] = ["open", "new", "in-hand", "answered", "closed", "all", "spam"];
  const cases: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(views.map((view) => [`list, ${view}`, () => list(wanted(view))])),
    "list, mine": () => list(wanted("all", "", "mine")),
    "list, nobody's": () => list(wanted("open", "", "nobody")),
    "deep page, older": () => list(wanted("all"), { older: deep }),
    "deep page, newer": () => list(wanted("all"), { newer: deep }),
    "search, found everywhere": () => list(wanted("all", "Lodz crane")),
    "search, found a hundred times": () => list(wanted("all", "nowak13 ")),
    "search, found once": () => list(wanted("all", "xylophone")),
    "search, found nowhere": () => list(wanted("all", "no such words")),
    "a message": () => open(wanted("open")),
    "a message out of a search": () => open(wanted("all", "xylophone")),
    "badge and reminder": () => inbox.countWaitingSince(lateBefore(NEWEST)),
  };
  for (const [what, look] of Object.entries(cases)) {
    const times: number[] = [];
    await look();
    const loop = watchLoop();
    for (let i = 0; i < ROUNDS; i++) {
      const start = performance.now();
      await look();
      times.push(performance.now() - start);
      // The loop's turn ends here, so that the next round is not counted to it.
      await wait(2);
    }
    const { held, computed } = loop.end();
    print(`${name}, ${COUNT} messages, ${what}`, {
      "p50 ms": percentile(times, 50),
      "p95 ms": percentile(times, 95),
      "loop held ms": held,
      "computed ms": computed,
    });
  }
  await db.destroy();
}

const folder = await mkdtemp(join(tmpdir(), "bench-inbox-"));
await measure("SQLite", { databaseUrl: undefined, dataDir: folder });
const databaseUrl = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (databaseUrl !== undefined) await measure("PostgreSQL", { databaseUrl, dataDir: folder });
await rm(folder, { recursive: true });
