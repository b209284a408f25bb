import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { storeMessage } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

let site: TestSite;
let editor: PageBrowser;
let actor: Actor;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
  const found = await site.services.accounts.whoIs(editor.visit.headers);
  if (found === undefined) throw new Error("nobody is signed in");
  actor = found;
});
afterAll(() => site.close());

const overview = async () => (await editor.open("/dashboard")).text();

async function saveDraft(title: string): Promise<number> {
  const input = { draft: draftSample("news", title), baseVersion: 0, aim: "keep" } as const;
  const outcome = await site.services.publishing.save(actor, "news", undefined, input);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
  return outcome.id;
}

test("the overview has its buttons, and says where there is nothing yet", async () => {
  const html = await overview();
  expect(html).toMatch(/href="\/dashboard\/news\/create"[^>]*>.*?Create New News</s);
  expect(html).toMatch(/href="\/dashboard\/projects\/create"[^>]*>.*?Create New Project</s);
  expect(html).toContain("Nothing needs attention.");
  expect(html).toContain("You have no drafts.");
  expect(html).toContain("Nothing scheduled.");
});

test("scheduled items show their time and the time zone", async () => {
  const id = await saveDraft("Goes public next summer");
  const publishAt = Date.UTC(new Date().getUTCFullYear() + 1, 6, 1, 6, 0);
  await site.services.publishing.schedule(actor, "news", id, { publishAt });
  expect(await overview()).toMatch(/to be published 1 Jul \d{4}, 08:00 CEST/);
});

test("what waits stands before the newest items, and only what the account may see", async () => {
  const { storage } = site.services;
  for (const suspectedSpam of [false, false, true]) {
    await storeMessage(
      storage,
      { firstName: "Ewa", lastName: "Zając", email: "ewa@example.org", message: "Pump" },
      {
        language: "pl",
        receivedAt: Date.now(),
        suspectedSpam,
        mailHost: "site.example",
        fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
      },
    );
  }
  const [due] = await storage.outbox.due(Date.now() + 1000, 1);
  if (due === undefined) throw new Error("no mail waits");
  await storage.outbox.fail(due.id, "550 no");
  const html = await overview();
  const waiting = html.indexOf(">2 new messages</a>");
  expect(waiting).toBeGreaterThan(0);
  for (const later of [">Suspected spam (Messages): 1</a>", ">Your drafts</h2>", ">Scheduled</h2>", ">Last news</h2>"])
    expect(html.indexOf(later), later).toBeGreaterThan(waiting);
  for (const forAdmins of ["could not be delivered", "Setup checklist"]) expect(html).not.toContain(forAdmins);
  const ofAdmin = await (await (await signedInOn(site, ADMIN)).open("/dashboard")).text();
  for (const forAdmins of [">1 email could not be delivered</a>", ">Setup checklist: "])
    expect(ofAdmin).toContain(forAdmins);
});

test("a title is shown as text, whatever it contains", async () => {
  await saveDraft("<img src=x onerror=alert(1)>");
  const html = await overview();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
});
