import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { forms } from "#forms/index.ts";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import { EVERY_ROUTE, type TriedRoute } from "./every-route.ts";
import { isTranslation, methodsToTry, statusOf } from "./permission-matrix.ts";
import { plain } from "./pictures/picture-samples.ts";
import { ADMIN, EDITOR, openRealSite, type RealSite } from "./real-site.ts";

/** A text in everything that only staff may see. */
const SECRET = "Zirkon-4711";
const ACCOUNT = "/dashboard/account";

/** Routes that work without a second factor: setting one up, and signing in and out. */
const OPEN = ["dashboard/account", "api/auth/passkey/:step"];
/** Answers of routes that are pages; the others answer programs. */
const IS_PAGE =
  /^(?:dashboard(?!\/(?:save|act|autosave|link-targets|import|backups\/|.*\/(?:upload|archive)$|.*\.(?:csv|json)$))|.*preview\/draft)/;
/** Files of submissions, with the address of the page that links to each. */
const SUBMITTED_FILES = new Map(
  forms.flatMap(({ addresses: { dashboard }, fields }) =>
    Object.entries(fields)
      .filter(([, { control }]) => control === "file")
      .map(([name, { several }]) => [
        `dashboard/${dashboard}/:id/${name}${several === undefined ? "" : "/:position"}`,
        `/dashboard/${dashboard}/1`,
      ]),
  ),
);
const isPage = (path: string) => IS_PAGE.test(path) && !SUBMITTED_FILES.has(path);

let site: RealSite;
let session: Record<string, string>;
let token: Record<string, string>;
let picture: string;

beforeAll(async () => {
  site = await openRealSite();
  site.services.apiWrites = createMinuteLimit(10_000);
  const { accounts, pictures, publishing } = site.services;
  const actorOf = async (cookie: string) => {
    const actor = await accounts.whoIs(new Headers({ cookie }));
    if (actor === undefined) throw new Error("nobody is signed in");
    return actor;
  };
  session = { cookie: await site.signIn(EDITOR) };
  const editor = await actorOf(session.cookie ?? "");
  token = { authorization: `Bearer ${(await accounts.createToken(editor, { name: "Script" })).token}` };
  const received = await pictures.receive(editor, { name: `${SECRET}.jpg`, stream: plain(40, 30).jpeg() });
  if (received.kind !== "stored") throw new Error(received.reason);
  picture = received.file.path;
  const empty = emptyDraft(news, "2026-11-20");
  const texts = { ...empty.texts, en: { ...empty.texts.en, title: SECRET } };
  const draft = { ...empty, img: picture, texts };
  const saved = await publishing.save(editor, "news", undefined, { draft, baseVersion: 0, aim: "keep" });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  const admin = await actorOf(await site.signIn(ADMIN));
  await accounts.requireSecondFactor(admin, editor.userId, true);
});
afterAll(() => site.close());

/** Requests a route with one method, as one of its own pages or a program would. */
function ask({ address }: Pick<TriedRoute, "address">, method: string, headers: Record<string, string>) {
  const own = { origin: site.url, "content-type": "application/json", ...headers };
  return site.request(address, method === "GET" ? { headers } : { method, headers: own, body: "{}" });
}

/** Every route; a public page in one language. */
const TRIED = EVERY_ROUTE.filter(({ path }) => !isTranslation(path));

describe.each(TRIED)("/$path", (route) => {
  test("refuses everything of staff to an editor who must set up a second factor", async () => {
    for (const method of methodsToTry(route.path, "editor")) {
      const answer = await ask(route, method, session);
      const text = await answer.text();
      expect(text).not.toContain(SECRET);
      const [stranger, staff] = (["nobody", "editor"] as const).map((asker) => statusOf(route.path, asker, method));
      if (stranger === staff && route.path !== "dashboard") continue;
      if (OPEN.includes(route.path)) {
        expect([method, answer.status]).not.toEqual([method, 303]);
        continue;
      }
      // Signing in and out are posted there.
      if (route.path === "dashboard" && method !== "GET") continue;
      if (isPage(route.path)) {
        expect([method, answer.status, answer.headers.get("location")]).toEqual([method, 303, ACCOUNT]);
      } else {
        // A request for a file from a page is redirected to that page, which redirects again.
        const page = SUBMITTED_FILES.get(route.path);
        if (page !== undefined && answer.status === 303) expect(answer.headers.get("location")).toBe(page);
        else expect([method, answer.status, text.includes(ACCOUNT)]).toEqual([method, 403, true]);
      }
    }
  });

  test("refuses an API token of such an editor", async () => {
    for (const method of methodsToTry(route.path, "token")) {
      const answer = await ask(route, method, token);
      const text = await answer.text();
      expect(text).not.toContain(SECRET);
      if (statusOf(route.path, "nobody", method) === statusOf(route.path, "token", method)) continue;
      expect([method, answer.status, text.includes(ACCOUNT)]).toEqual([method, 403, true]);
    }
  });

  if (!/^dashboard\b/.test(route.path)) return;
  test("returns no data either", async () => {
    for (const wish of [undefined, route.id, "dashboard", "root"]) {
      const search = wish === undefined ? "" : `?_routes=${encodeURIComponent(wish)}`;
      const answer = await site.request(`${route.address}.data${search}`, { headers: session });
      const text = await answer.text();
      expect(text).not.toContain(SECRET);
      if (wish === route.id && isPage(route.path) && !OPEN.includes(route.path)) {
        expect([answer.status, text.includes(ACCOUNT)]).toEqual([202, true]);
      }
    }
  });
});

test("the account's page says first what to do", async () => {
  const answer = await site.request(ACCOUNT, { headers: session });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  const places = [
    "Set up two-factor authentication to continue.",
    ">Two-factor authentication<",
    ">Passkeys<",
    ">Profile<",
  ];
  const found = places.map((words) => text.indexOf(words));
  expect(found.every((place) => place > 0)).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test("a draft's picture and preview are refused, and a link from a mail leads to the account's page", async () => {
  expect((await site.request(picture, { headers: session })).status).toBe(404);
  for (const address of ["/preview/draft/news/1", "/pl/preview/draft/news/1"]) {
    const answer = await site.request(address, { headers: session });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, ACCOUNT]);
  }
});

test("signing out works, and signing in leads to the page that sets one up", async () => {
  const cookie = await site.signIn(EDITOR);
  const form = (intent: string) =>
    site.request("/dashboard", {
      method: "POST",
      body: new URLSearchParams({ intent }),
      headers: { origin: site.url, cookie },
    });
  const landed = await site.request("/dashboard", { headers: { cookie } });
  expect([landed.status, landed.headers.get("location")]).toEqual([303, ACCOUNT]);
  expect((await form("sign-out")).status).toBe(303);
  expect((await site.request(ACCOUNT, { headers: { cookie } })).status).toBe(401);
});

test("an admin can require it of their own account, with effect at once", async () => {
  const cookie = await site.signIn(ADMIN);
  const { accounts } = site.services;
  const admin = await accounts.whoIs(new Headers({ cookie }));
  if (admin === undefined) throw new Error("the admin is not signed in");
  await accounts.requireSecondFactor(admin, admin.userId, true);
  expect((await site.request("/dashboard/staff", { headers: { cookie } })).status).toBe(303);
  await accounts.requireSecondFactor(admin, admin.userId, false);
  expect((await site.request("/dashboard/staff", { headers: { cookie } })).status).toBe(200);
});
