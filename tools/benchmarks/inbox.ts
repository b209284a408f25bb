import "#platform/i18n/native-texts.ts";
import { randomUUID } from "node:crypto";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { foldedSubmission } from "#features/submissions/folded-submission.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Inbox } from "#features/submissions/inbox.server.ts";
import { INBOX_PAGE_SIZE, type InboxQuery, inboxViews, readInboxQuery } from "#features/submissions/inbox-query.ts";
import { openInbox } from "#features/submissions/open-inbox.server.ts";
import { priorityOf } from "#features/submissions/storage/desk-rows.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { serviceRequest } from "#forms/service-request/service-request.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { connectDatabase, type Database } from "#platform/database/open-database.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "../../src/storage.server.ts";
import { onBothDatabases, settle } from "./databases.ts";
import { measureOperations, type Operations } from "./operations.ts";
import { printWrites, startWrites } from "./steady-writes.ts";

/*
 * Measures inboxes with many submissions: `node tools/benchmarks/inbox.ts [count]`, 100,000 messages and as many
 * applications and service requests by default. On SQLite and on a PostgreSQL started for it, after `vacuum analyze`; each first alone, then
 * beside steady writes.
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;
const MINUTE_MS = 60_000;
const NEWEST = Date.UTC(2026, 10, 20, 12);
const WORDS = ["switchboard", "generator", "Łódź", "alarm", "sensor", "crane", "dock", "ferry", "relay", "winch"];
const ME = "me";
const ACTOR = {
  userId: ME,
  username: "me",
  name: "Me",
  role: "admin",
  language: "pl",
  sessionId: "session",
} as const satisfies Actor;
const OFFERS = Array.from({ length: 20 }, (_, i) => i + 11);

type List = (asked: Partial<InboxQuery>, q?: string) => Promise<unknown>;

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
  const offer = { collection: "offer", state: "withdrawn", sort_key: "", facts: "{}" } as const;
  await db
    .insertInto("entries")
    .values(OFFERS.map((id) => ({ ...offer, id })))
    .execute();
  for (const form of [contact, jobApplication, serviceRequest]) {
    // Few enough for the statement timeout on a busy machine.
    const batch = 100;
    for (let first = 1; first <= COUNT; first += batch) {
      const numbers = Array.from({ length: Math.min(batch, COUNT - first + 1) }, (_, i) => first + i);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("submissions")
          .values(numbers.map((n) => submission(form, n)))
          .execute();
        const mail = (n: number) => ({
          kind: form.mails.notice,
          message_id: randomUUID(),
          language: "pl",
          reference: referenceOf(form, n),
          received_at: NEWEST,
          form: form.name,
          submission_id: n,
          state: "sent",
          attempts: 1,
          next_try_at: NEWEST,
          created_at: NEWEST,
          sent_at: NEWEST,
        });
        await transaction.insertInto("outbox").values(numbers.map(mail)).execute();
      });
    }
    await db
      .insertInto("item_ids")
      .values({ kind: form.name, next: COUNT + 1 })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: COUNT + 1 }))
      .execute();
  }
}

const referenceOf = (form: AnyForm, n: number) => `${form.referencePrefix}-${String(n).padStart(8, "0")}`;

function submission(form: AnyForm, n: number) {
  const states = Object.keys(form.states);
  const email = `person${n % 5000}@example.org`;
  const person = { firstName: "Jan", lastName: `Nowak${n % 997}`, email };
  const about = n % 7 === 0 ? undefined : OFFERS[n % OFFERS.length];
  const values: Record<string, string> =
    form === contact
      ? { ...person, message: textOf(n) }
      : form === serviceRequest
        ? { contactName: "Jan Nowak", email, vessel: `Vessel ${n % 997}`, description: textOf(n) }
        : { ...person, phone: "+48 600 000 000", consent: "vacancy" };
  const reference = referenceOf(form, n);
  return {
    form: form.name,
    id: n,
    reference,
    language: "pl",
    received_at: NEWEST - (COUNT - n) * MINUTE_MS,
    email,
    mailbox: email,
    state: states[n % states.length] ?? form.initial,
    suspected_spam: Number(n % 20 === 0),
    fingerprint: String(n),
    retained_since: NEWEST,
    fields: JSON.stringify(values),
    folded: foldedSubmission(form.fields, reference, values),
    ...deskColumns(form, n, states[n % states.length] ?? form.initial),
    ...(form.owners ? { owner_id: n % 3 === 0 ? ME : null } : {}),
    ...(form.ratings ? { rating: (n * 50) % 550, ratings: 1 } : {}),
    ...(form.about === undefined || about === undefined ? {} : { about_collection: "offer", about }),
  };
}

/** Urgencies, and some waiting submissions that have come back. */
function deskColumns({ urgency: declared, states }: AnyForm, n: number, state: string) {
  if (declared === undefined) return {};
  const urgency = n % 11 === 0 ? 2 : n % 4 === 0 ? 1 : 0;
  const hasReturned = states[state] === "waiting" && n % 500 < 5;
  const isListed = states[state] === "open" || hasReturned;
  return {
    urgency,
    waiting_until: states[state] === "waiting" && !hasReturned ? NEWEST * 2 : null,
    returned_at: hasReturned ? NEWEST : null,
    priority: isListed ? priorityOf(urgency, hasReturned) : 0,
  };
}

/** The queries of one form's inbox: those that every inbox has, and `more`. */
function operationsOn(inbox: Inbox, form: AnyForm, more: (list: List) => Operations): Operations {
  const list: List = (asked, q = "") => {
    const search = q === "" ? "" : inbox.encryptSearch(ACTOR, form, q);
    return inbox.list(ACTOR, form, { ...readInboxQuery(new URLSearchParams(), form), ...asked, search });
  };
  // The view "everywhere" is for searches only.
  const views = inboxViews(form).filter((view) => view !== "everywhere");
  const everywhere = { view: "everywhere" };
  return {
    ...Object.fromEntries(views.map((view) => [`list, ${view}`, () => list({ view })])),
    ...more(list),
    "search, found everywhere": () => list(everywhere, "jan nowak"),
    "search, found a hundred times": () => list(everywhere, "nowak13 "),
    "search, found nowhere": () => list(everywhere, "no such words"),
  };
}

/** Messages: with keyset pagination. */
const messageOperations = (inbox: Inbox) => {
  const receivedAt = NEWEST - Math.floor(COUNT * 0.9) * MINUTE_MS;
  const deep = { priority: 0, receivedAt, id: 1_000_000_000 };
  const open = (filter: Partial<InboxQuery>) => {
    const query = { ...readInboxQuery(new URLSearchParams(), contact), ...filter };
    return inbox.open(ACTOR, contact, String(Math.floor(COUNT / 10) * 2), query);
  };
  const rare = inbox.encryptSearch(ACTOR, contact, "xylophone");
  return operationsOn(inbox, contact, (list) => ({
    "list, mine": () => list({ view: "all", owner: "mine" }),
    "list, nobody's": () => list({ owner: "nobody" }),
    "deep page, older": () => list({ view: "all", from: { older: deep } }),
    "deep page, newer": () => list({ view: "all", from: { newer: deep } }),
    "search, found once": () => list({ view: "everywhere" }, "xylophone"),
    "search, found once of mine": () => list({ view: "everywhere", owner: "mine" }, "xylophone"),
    "a message": () => open({}),
    "a message out of a search": () => open({ view: "everywhere", search: rare }),
    badge: () => inbox.lateCount(),
  }));
};

/** Service requests: in the order of their urgency. */
const requestOperations = (inbox: Inbox) =>
  operationsOn(inbox, serviceRequest, (list) => ({
    "list, open and stopped": () => list({ urgency: "stopped" }),
    "list, open and planned": () => list({ urgency: "planned" }),
    "list, closed and stopped": () => list({ view: "closed", urgency: "stopped" }),
    "list, mine and stopped": () => list({ view: "all", owner: "mine", urgency: "stopped" }),
    overview: () => inbox.newCounts(ACTOR),
    "check of what is due": () => inbox.applyDue(NEWEST),
  }));

/** Applications: with numbered pages. */
const applicationOperations = (inbox: Inbox) => {
  const page = Math.floor(COUNT / INBOX_PAGE_SIZE / 2);
  return operationsOn(inbox, jobApplication, (list) => ({
    "list, best rated": () => list({ sort: "rating" }),
    "list, one offer": () => list({ about: OFFERS[3] }),
    "middle page": () => list({ page }),
    "middle page, best rated": () => list({ page, sort: "rating" }),
  }));
};

await onBothDatabases(async (name, location) => {
  const log = createLog("silent");
  const storage = await openStorage(location, log);
  const db = connectDatabase(location, log);
  await fill(db);
  await settle(location);
  await db.destroy();
  const encrypter = createEncrypter("bench".repeat(12));
  const files = await diskStore(location.dataDir, log);
  const config = { publicUrl: "https://site.example" };
  const audit = openAudit({ storage, log, encrypter });
  const inbox = openInbox(
    { storage, figures: rememberFigures(storage), log, encrypter, files, config, audit, onMail() {} },
    {
      offer: storage.collection("offer").titles,
    },
  );
  const measure = async (where: string) => {
    await measureOperations(`${where}, ${COUNT} messages`, messageOperations(inbox), ROUNDS);
    await measureOperations(`${where}, ${COUNT} service requests`, requestOperations(inbox), ROUNDS);
    await measureOperations(`${where}, ${COUNT} applications`, applicationOperations(inbox), ROUNDS);
  };
  await measure(name);
  const endWrites = await startWrites(storage);
  await measure(`${name} beside writes`);
  printWrites(name, await endWrites());
  await storage.close();
});
