import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PAGE_ID } from "#features/publishing/page.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { messagesOf } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import { HONEYPOT_FIELD } from "../form-extras.ts";

const LIST = "/dashboard/messages";

let site: TestSite;
let anna: PageBrowser;
let jan: PageBrowser;

beforeEach(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  anna = await signedInOn(site, ADMIN);
  jan = await signedInOn(site, EDITOR);
});
afterEach(() => site.close());

const page = async (path: string, who = jan) => (await who.open(path)).text();
/** Returns the visible text of a page. */
const wordsOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/gs, " ").replace(/\s+/g, " ");
const rows = (html: string) =>
  [...html.matchAll(/<th scope="row">.*?<a[^>]*>(.*?)<\/a>/gs)].map(([, name]) => name?.replace(/<!--.*?-->/g, ""));

/** Sends a message with the public form. @returns the address of its page */
async function sent(change: Record<string, string> = {}): Promise<string> {
  const fields = {
    firstName: "Zofia",
    lastName: "Żuraw",
    email: `${randomUUID()}@example.org`,
    message: "Pump",
    termsAccepted: "on",
    ...change,
  };
  const body = new URLSearchParams({ ...fields, emailConfirm: fields.email });
  const { status } = await site.request("/contact", {
    method: "POST",
    body,
    headers: { origin: "http://localhost:3000" },
  });
  expect(status).toBe(303);
  const [message] = await messagesOf(site.services.storage).ofSameAddress(0, fields.email);
  if (message === undefined) throw new Error("the message was not stored");
  return `${LIST}/${message.id}`;
}

const NEW = { sawState: "new", sawOwner: "" };

test("an empty inbox says what it will contain", async () => {
  const html = await page(LIST);
  expect(html).toContain("No messages yet.");
  expect(html).toContain('href="/contact"');
});

test("a message has the versions of the terms and the privacy notice that were published when it came; an older one has none", async () => {
  const { accounts, publishing, storage } = site.services;
  const versions = async (path: string) =>
    /Versions in force when sent Terms and conditions (\S+) Privacy notice (\S+)/
      .exec(wordsOf(await page(path)))
      ?.slice(1);
  const first = await sent();
  const before = await versions(first);
  expect(before).toEqual([expect.stringMatching(/^0-[\w-]{10}$/), expect.stringMatching(/^0-[\w-]{10}$/)]);

  const admin = await accounts.whoIs(anna.visit.headers);
  const item = admin && (await publishing.open(admin, "page-terms", PAGE_ID));
  if (admin === undefined || item === undefined) throw new Error("the page cannot be opened");
  const texts = { ...item.draft.texts, en: { ...item.draft.texts.en, lawText: "Another law." } };
  await publishing.save(admin, "page-terms", PAGE_ID, {
    draft: { ...item.draft, texts },
    baseVersion: item.version,
    aim: "publish",
  });
  const [terms, privacy] = (await versions(await sent())) ?? [];
  expect(terms).toMatch(/^1-/);
  expect(terms?.slice(2)).not.toBe(before?.[0]?.slice(2));
  expect(privacy).toBe(before?.[1]);
  expect(await versions(first)).toEqual(before);
  // The sentence that a sender accepts is one of the form's words.
  expect(wordsOf(await page(first))).toMatch(/Contact form and emails 0-[\w-]{10}/);

  await storage.publishing.rows.updateTable("submissions").set({ documents: null }).execute();
  expect(wordsOf(await page(first))).not.toContain("Versions in force when sent");
});

test("a message from the public form appears, is taken, answered and closed", async () => {
  const path = await sent({ message: "First line\n<b>bold</b> & more" });
  expect(rows(await page(LIST))).toEqual(["Zofia Żuraw"]);
  const html = await page(path);
  expect(html).toContain("First line\n&lt;b&gt;bold&lt;/b&gt; &amp; more");
  expect(html).not.toContain("<b>bold");
  expect((await jan.send(path, { intent: "take", ...NEW })).status).toBe(200);
  const taken = await page(path);
  const owner = /name="sawOwner" value="([^"]+)"/.exec(taken)?.[1] ?? "";
  expect(wordsOf(taken)).toContain("In progress");
  const answered = { intent: "state", sawState: "in-hand", sawOwner: owner, state: "answered" };
  expect(await (await jan.send(path, answered)).text()).toContain("Status changed.");
  expect(rows(await page(LIST))).toEqual([]);
  expect(rows(await page(`${LIST}?state=answered&owner=mine`))).toEqual(["Zofia Żuraw"]);
  expect((await jan.send(path, { ...answered, sawState: "answered", state: "closed" })).status).toBe(200);
  expect(rows(await page(`${LIST}?state=closed`))).toEqual(["Zofia Żuraw"]);
});

test("a conflicting change is refused and names the new owner", async () => {
  const path = await sent();
  await anna.send(path, { intent: "take", ...NEW });
  const late = await jan.send(path, { intent: "state", ...NEW, state: "closed" });
  expect(late.status).toBe(409);
  expect(wordsOf(await late.text())).toContain(
    "Someone else updated this message first. Status: In progress. Assigned to: Anna.",
  );
  expect(rows(await page(`${LIST}?state=in-hand`))).toEqual(["Zofia Żuraw"]);
});

test("a message can be assigned to a colleague and released", async () => {
  const path = await sent();
  const { id = "" } = (await site.services.storage.submissions.colleagues()).find(({ name }) => name === "Anna") ?? {};
  for (const owner of ["somebody", ""]) {
    const wrong = await jan.send(path, { intent: "give", ...NEW, owner });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Choose a colleague who can log in.");
  }
  expect((await jan.send(path, { intent: "give", ...NEW, owner: id })).status).toBe(200);
  expect(rows(await page(`${LIST}?owner=mine`, anna))).toEqual(["Zofia Żuraw"]);
  await anna.send(path, { intent: "give-back", sawState: "in-hand", sawOwner: id });
  expect(rows(await page(`${LIST}?state=new&owner=nobody`))).toEqual(["Zofia Żuraw"]);
});

test("a search shows its results and does not appear in the address", async () => {
  await sent();
  await sent({ firstName: "Adam", message: "Łożysko" });
  const found = await jan.send(LIST, { intent: "search", state: "all", owner: "anyone", q: "LOZYSKO adam" });
  expect(found.status).toBe(303);
  const address = found.headers.get("location") ?? "";
  expect(address).toMatch(/^\/dashboard\/messages\?state=everywhere&search=[\w-]+$/);
  expect(address.toLowerCase()).not.toMatch(/lozysko|adam/);
  const html = await page(address);
  expect(rows(html)).toEqual(["Adam Żuraw"]);
  expect(html).toContain('value="LOZYSKO adam"');
  const none = await jan.send(LIST, { intent: "search", q: '"><script>alert(1)</script>' });
  const empty = await page(none.headers.get("location") ?? "");
  expect(empty).toContain("No messages match your search.");
  expect(empty).not.toContain("<script>alert(1)");
});

test("a search from any tab finds messages in every state, suspected spam too, and says where each is", async () => {
  await sent({ firstName: "Adam", message: "Thruster one" });
  const closed = await sent({ firstName: "Beata", message: "Thruster two" });
  await jan.send(closed, { intent: "state", ...NEW, state: "closed" });
  await sent({ firstName: "Bot", message: "Thruster three", [HONEYPOT_FIELD]: "x" });
  for (const state of ["open", "answered", "spam"]) {
    const found = await jan.send(LIST, { intent: "search", state, owner: "anyone", q: "thruster" });
    const html = await page(found.headers.get("location") ?? "");
    expect(rows(html)).toEqual(["Bot Żuraw", "Beata Żuraw", "Adam Żuraw"]);
    const table = wordsOf(html.slice(html.indexOf("<tbody"), html.indexOf("</tbody")));
    expect(table).toMatch(/Bot Żuraw.*Suspected spam.*New.*Beata Żuraw.*Closed.*Adam Żuraw.*New/);
  }
  const ended = await jan.send(LIST, { intent: "search", state: "everywhere", owner: "anyone", q: "" });
  expect(ended.headers.get("location")).toBe(LIST);
});

test("a note is stored as typed; one that is too long is refused and preserved", async () => {
  const path = await sent();
  expect((await jan.send(path, { intent: "note", note: "Call <i>back</i>\nat noon" })).status).toBe(200);
  const html = await page(path);
  expect(html).toContain("Call &lt;i&gt;back&lt;/i&gt;\nat noon");
  const long = "x".repeat(2001);
  const refused = await jan.send(path, { intent: "note", note: long });
  expect(refused.status).toBe(422);
  const shown = await refused.text();
  expect(shown).toContain("At most 2000 characters.");
  expect(shown).toContain(`>${long}</textarea>`);
  expect((await jan.send(path, { intent: "note", note: "  " })).status).toBe(422);
});

test("replies are in the sender's language, name their author and quote the message", async () => {
  const email = `${randomUUID()}@example.org`;
  const path = await sent({ email, message: "Der Umrichter meldet Überstrom", language: "de" });
  const html = (await page(path)).replaceAll("&amp;", "&");
  const links = [...html.matchAll(/href="(mailto:[^"]+)"/g)].map(([, href]) => href ?? "");
  expect(links).toHaveLength(6);
  for (const link of links) {
    expect(link.startsWith(`mailto:${email}?subject=Re%3A%20M-`)).toBe(true);
    expect(link.length).toBeLessThan(1_900);
    expect(decodeURIComponent(link)).toContain("Jan\r\nShip to Shore Automation");
    expect(decodeURIComponent(link)).toContain("\r\n> Der Umrichter meldet Überstrom");
  }
});

test("replies are never signed with a username, and the page says where to enter the name", async () => {
  const path = await sent();
  await jan.send("/dashboard/account", { intent: "name", name: EDITOR.username });
  const unnamed = await page(path);
  expect(unnamed).not.toMatch(/jan\.k\s+Ship to Shore Automation/);
  expect(wordsOf(unnamed)).toContain("signed with the company");
  await jan.send("/dashboard/account", { intent: "name", name: "Jan Kowalski" });
  const named = await page(path);
  expect(named).toMatch(/Jan Kowalski\s+Ship to Shore Automation/);
  expect(wordsOf(named)).not.toContain("signed with the company");
  await jan.send("/dashboard/account", { intent: "name", name: "Jan" });
});

test("suspected spam is listed separately until the suspicion is cleared", async () => {
  const path = await sent({ [HONEYPOT_FIELD]: "x", firstName: "Bot", lastName: "Net" });
  expect(rows(await page(LIST))).not.toContain("Bot Net");
  expect(rows(await page(`${LIST}?state=spam`))).toEqual(["Bot Net"]);
  expect(wordsOf(await page(path))).toContain("so no emails were sent to the company or the sender");
  expect((await jan.send(path, { intent: "not-spam" })).status).toBe(200);
  expect(rows(await page(LIST))).toContain("Bot Net");
});

test("a failed mail shows the server's error and can be retried", async () => {
  const path = await sent();
  const { outbox } = site.services.storage;
  const [mail] = await messagesOf(site.services.storage).mails(Number(path.split("/").at(-1)));
  await outbox.fail(mail?.id ?? 0, "550 5.1.1 No such <user>");
  const html = await page(path);
  expect(html).toContain("550 5.1.1 No such &lt;user&gt;");
  expect(await page(LIST)).toContain("Email failed");
  expect((await jan.send(path, { intent: "retry", mail: String(mail?.id) })).status).toBe(200);
  expect(await site.services.storage.mails.stateOf(mail?.id ?? 0)).toMatchObject({ status: "waiting", attempts: 0 });
  expect((await jan.send(path, { intent: "retry", mail: "999999" })).status).toBe(404);
});

test("a missing message is not found, and an unknown state changes nothing", async () => {
  const path = await sent();
  for (const missing of ["999999", "0", "abc", "1e3"]) expect((await jan.open(`${LIST}/${missing}`)).status).toBe(404);
  expect((await jan.send(path, { intent: "state", ...NEW, state: "toString" })).status).toBe(404);
  expect((await jan.send(path, { intent: "state", state: "closed" })).status).toBe(404);
  for (const intent of ["state", "take", "give-back"]) {
    expect((await jan.send(path, { intent, sawState: "new", sawOwner: "a\0b", state: "closed" })).status).toBe(404);
  }
  expect((await jan.send(`${LIST}/abc`, { intent: "note", note: "x" })).status).toBe(404);
  expect(rows(await page(LIST))).toEqual(["Zofia Żuraw"]);
});

test("all actions are recorded with the message's reference, without a name", async () => {
  const path = await sent();
  await jan.send(path, { intent: "take", ...NEW });
  await jan.send(path, { intent: "note", note: "Secret" });
  const [message] = (
    await messagesOf(site.services.storage).list({ view: "all", owner: "anyone", q: "", meId: "" }, undefined)
  ).submissions;
  const entries = await site.services.storage.audit.ofSubject("message", message?.reference ?? "", 10);
  expect(entries.map(({ action, actor }) => [action, actor]).sort()).toEqual([
    ["message-noted", "Jan"],
    ["message-owner", "Jan"],
    ["message-state", "Jan"],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Zofia|Żuraw|Secret|@/);
});
