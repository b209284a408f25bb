import { afterAll, beforeAll, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import { auditFields, readAuditQuery } from "../audit-query.ts";

const PAGE = "/dashboard/audit";
const FILE = `${PAGE}/entries.csv`;
const ALL = { ...readAuditQuery(new URLSearchParams()), actions: [] };

let site: TestSite;
let admin: PageBrowser;
beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

const entries = () => site.services.storage.audit.search(ALL, 1000);
async function actorOf(browser: PageBrowser) {
  const actor = await site.services.accounts.whoIs(browser.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  return actor;
}

test("it tells in sentences who did what, in the person's language", async () => {
  const text = await (await admin.open(PAGE)).text();
  expect(text.replaceAll(/<[^>]+>/g, "")).toContain("Anna logged in");
  await admin.send("/dashboard/account", { intent: "language", language: "de" });
  expect((await (await admin.open(PAGE)).text()).replaceAll(/<[^>]+>/g, "")).toContain("Anna: angemeldet");
  await admin.send("/dashboard/account", { intent: "language", language: "en" });
});

test("a page and a list with the same name are told apart in the filter", async () => {
  const [, kinds = ""] = /<select id="kind"[^>]*>(.*?)<\/select>/s.exec(await (await admin.open(PAGE)).text()) ?? [];
  const names = [...kinds.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(names).toContain("Services");
  expect(names).toContain("Page: Services");
  expect(new Set(names).size).toBe(names.length);
});

test("filters lead to an address that names nobody, and narrow the entries down", async () => {
  const answer = await admin.send(PAGE, { act: "signing-in", subject: "jan.k", address: "192.0.2.1" });
  const location = answer.headers.get("location") ?? "";
  expect(answer.status).toBe(303);
  expect(location).toMatch(/^\/dashboard\/audit\?act=signing-in&sealed=[\w-]+$/);
  const shown = await (await admin.open(location)).text();
  expect(shown).toContain("No entries match these filters.");
  expect(shown).toContain('value="jan.k"');
  expect(await (await admin.open(`${PAGE}?before=1.1`)).text()).toContain("No older entries.");
  expect((await admin.open(`${PAGE}?sealed=forged&before=x&act=y&from=0001-01-01`)).status).toBe(200);
});

test("the file is an attachment that its own entry comes before", async () => {
  const answer = await admin.send(FILE, { act: "audit-exported" });
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await answer.text()).split("\r\n")[1]).toContain('"Anna"');
  expect(await entries()).toMatchObject([{ action: "audit-exported", actor: "Anna" }, {}]);
});

test("an editor reads none of it", async () => {
  const editor = await signedInOn(site, EDITOR);
  const before = (await entries()).length;
  expect([(await editor.open(PAGE)).status, (await editor.send(PAGE, {})).status]).toEqual([403, 403]);
  expect([(await editor.send(FILE, {})).status, (await editor.open(`${PAGE}.data`)).status]).toEqual([403, 403]);
  expect(await entries()).toHaveLength(before);
});

test("no entry has a password, token or code, nor what a visitor or a stranger has typed", async () => {
  const typed = "Xylographenklub";
  const { accounts, publishing } = site.services;
  const stranger = new PageBrowser(site);
  await stranger.send("/dashboard", { intent: "sign-in", username: typed, password: `${typed}-1` });
  await stranger.send("/dashboard", { intent: "sign-in", username: EDITOR.username, password: `${typed}-2` });
  await stranger.send("/sign-in/forgotten", { who: `${typed}@example.org` });
  const visitor = {
    ...{ firstName: typed, lastName: typed, email: `${typed}@example.org`, emailConfirm: `${typed}@example.org` },
    ...{ message: `${typed} `.repeat(20), termsAccepted: "on" },
  };
  expect((await stranger.send("/contact", visitor)).status).toBe(303);

  const editor = await signedInOn(site, EDITOR);
  const { token } = await accounts.createToken(await actorOf(editor), { name: typed });
  const next = `${typed}-and-otters-42`;
  await editor.send("/dashboard/account", {
    ...{ intent: "password", current: EDITOR.password, password: next, repeat: next },
  });
  const started = await accounts.startTotp(await actorOf(editor), { password: next }, editor.visit);
  await editor.send("/dashboard/account", { intent: "email", email: `${typed}@example.org`, password: next });
  const actor = await actorOf(editor);
  const empty = emptyDraft(news, "2026-11-20");
  const texts = { ...empty.texts, en: { ...empty.texts.en, title: typed } };
  const draft = { ...empty, texts };
  const saved = await publishing.save(actor, "news", undefined, { draft, baseVersion: 0, aim: "keep" });
  if (saved.kind !== "saved" || started.kind !== "done") throw new Error("it cannot be tried");
  const link = await publishing.createPreviewLink(actor, "news", saved.id, { days: 1 });

  const found = await entries();
  const actions = new Set(found.map(({ action }) => action));
  for (const action of ["sign-in-refused", "token-made", "password-changed", "email-changed", "item-saved"] as const) {
    expect(actions).toContain(action);
  }
  const record = JSON.stringify(found).toLowerCase();
  const secrets = [token.slice(4), started.secret, EDITOR.password, ADMIN.password, next];
  for (const secret of [typed, ...secrets, link.kind === "created" ? link.token : "none"]) {
    expect(record).not.toContain(secret.toLowerCase());
  }
});

test("fields of the page and those that the file takes are the same", () => {
  const search = "person=site&act=accounts&kind=account&subject=x&from=2026-01-01&until=2026-01-02&address=x";
  const names = auditFields(readAuditQuery(new URLSearchParams(search), site.services.audit.choices)).map(
    ([name]) => name,
  );
  expect(names).toEqual(["person", "act", "kind", "subject", "from", "until", "address"]);
});
