import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addressesOf } from "#features/outbox/addresses.server.ts";
import { type PageBrowser, signedInOn } from "./accounts/page-browser.ts";
import { ADMIN, addStaff } from "./accounts/staff-site.ts";
import { provideCallbackTexts } from "./callback/callback.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "./site-handler.ts";

/*
 * A site with one form more: what features know of forms, they know from the list of forms.
 */

vi.mock("#forms/index.ts", async (original) => {
  const { callback } = await import("./callback/callback.ts");
  const { forms } = await original<typeof import("#forms/index.ts")>();
  return { forms: [...forms, callback] };
});

const SETTINGS = "/dashboard/settings";

let site: TestSite;
let admin: PageBrowser;

beforeAll(async () => {
  provideCallbackTexts();
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site?.close());

/** Sends a request to be called back. @param phone tells it from others */
const request = (phone: string) =>
  site.request("/api/callback", {
    method: "POST",
    headers: { origin: TEST_ORIGIN },
    body: new URLSearchParams({ name: "Jan Kran", email: "jan@example.org", phone, time: "9:00" }),
  });

/** Who gets the notice of the newest request, and the reminder. */
async function receivers() {
  const { outbox, settings, company } = site.services.storage;
  const book = { notifications: await settings.notifications(), company: await company.read() };
  const due = await outbox.due(Date.now() + 1000, 100);
  const of = (kind: string) => {
    const mail = due.findLast((one) => one.kind === kind);
    return mail && addressesOf(mail, { from: undefined }, book)?.to.map(({ address }) => address);
  };
  return { notice: of("callback-notice"), message: of("message-notice"), reminder: of("waiting-reminder") };
}

/** Sends the form of a part of the settings as the page shows it, with changes. */
async function save(part: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const page = await (await admin.open(SETTINGS)).text();
  const form = page.split("<form").find((piece) => piece.includes(`name="intent" value="${part}"`)) ?? "";
  const shown = Array.from(form.matchAll(/name="([^"]+)"[^>]* value="([^"]*)"/g), ([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return admin.send(SETTINGS, { ...Object.fromEntries(shown), intent: part, ...fields });
}

test("it has a list of its own in the notifications, and its notices go there", async () => {
  expect((await request("+48 600 700 801")).status).toBe(201);
  const { company } = site.services.storage;
  const office = [(await company.read())?.email];
  expect(await receivers()).toMatchObject({ notice: office });
  const page = await (await admin.open(SETTINGS)).text();
  for (const heading of ["Contact messages", "Applications", "Callbacks"])
    expect(page).toContain(`<h3>${heading}</h3>`);
  expect((await save("notifications", { "callbacks.0.email": "calls@example.org" })).status).toBe(200);
  expect(await site.services.storage.settings.notifications()).toEqual({
    ...{ messages: [], applications: [], callbacks: ["calls@example.org"] },
  });
  expect(await receivers()).toMatchObject({ notice: ["calls@example.org"] });
  expect(await (await admin.open("/dashboard/audit")).text()).toMatch(/: Callbacks</);
});

test("its limit counts by itself", async () => {
  expect((await request("+48 600 700 802")).status).toBe(201);
  const limited = await request("+48 600 700 803");
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});
