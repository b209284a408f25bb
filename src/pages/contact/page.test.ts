import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { typeset } from "#platform/i18n/typography.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { addEditor, openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { contactPage } from "./contact.ts";

/** The contact form as a browser without script submits it. */
const MESSAGE = {
  firstName: "Zoë",
  lastName: "O'Neill-Łoś",
  email: "zoe@example.com",
  emailConfirm: "zoe@example.com",
  message: 'The "main" switchboard <trips>\nsince yesterday & we sail tonight.',
  termsAccepted: "on",
};

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const send = (path: string, fields: Record<string, string>) =>
  site.request(path, { method: "POST", body: new URLSearchParams(fields) });

test("a message redirects to a page that confirms it with its reference", async () => {
  const answer = await send("/pl/contact", MESSAGE);
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/pl\/contact\?sent=M-[0-9A-Z]{4}-[0-9A-Z]{4}#sent$/);
  const page = await (await site.request(location)).text();
  expect(page).toContain("Wiadomość została wysłana.");
  expect(page).toContain(/sent=([\w-]+)/.exec(location)?.[1]);
});

test("the English confirmation is that of the specification, and is shown only for a reference", async () => {
  const box = (page: string) => /<div[^>]*id="sent"[^>]*>/.exec(page)?.[0] ?? "";
  const thanks = await (await site.request("/contact?sent=M-7K3D-Q9XW")).text();
  expect(box(thanks)).not.toContain("hidden");
  expect(thanks).toContain(">Message successfully sent!<");
  for (const path of ["/contact", "/contact?sent=", "/contact?sent=you+have+won"]) {
    const page = await (await site.request(path)).text();
    expect(box(page)).toContain("hidden");
    expect(page).not.toContain("have won");
  }
});

test("a form with errors keeps its input and lists the errors at its head", async () => {
  const answer = await send("/contact", { ...MESSAGE, lastName: "Neill2", emailConfirm: "zoe@example.co" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain("2 fields need your attention");
  expect(page).toContain('href="#contact-lastName"');
  expect(page).toContain("Only alphabets are allowed");
  expect(page).toContain("Emails do not match");
  expect(page).toContain('value="Neill2"');
  expect(page).toContain("The &quot;main&quot; switchboard &lt;trips&gt;");
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test("an empty form has an error for every required field", async () => {
  const page = await (await send("/de/contact", {})).text();
  expect(page).toContain("Bitte prüfen Sie diese 6 Felder:");
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(6);
});

test("a form that cannot be accepted now keeps its input and says how long to wait", async () => {
  const receive = vi.spyOn(site.services.submissions, "receive");
  for (const [status, refusal] of [
    [429, { kind: "limited", retryAfterS: 250 }],
    [503, { kind: "unavailable", status: 503 }],
    [507, { kind: "unavailable", status: 507 }],
  ] as const) {
    receive.mockResolvedValueOnce({ ...refusal, language: "en", values: MESSAGE });
    const answer = await send("/contact", MESSAGE);
    expect(answer.status).toBe(status);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await answer.text();
    expect(page).toContain("we sail tonight.");
    expect(page).toContain('value="Zoë"');
    expect(page).toContain("Your entries are still here.");
  }
});

test("the input stays even when the words of the page cannot be read", async () => {
  vi.spyOn(site.services.submissions, "receive").mockResolvedValueOnce({
    kind: "unavailable",
    status: 503,
    language: "en",
    values: MESSAGE,
  });
  vi.spyOn(site.services.storage.collection(contactPage), "all").mockRejectedValue(
    new ExpectedError("storage-unavailable", "away"),
  );
  const answer = await send("/contact", MESSAGE);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("we sail tonight.");
  expect((await site.request("/contact")).status).toBe(503);
});

const LANGUAGES = ["en", "pl", "de"] as const;

test.each(LANGUAGES)("in %s, the sentence that asks to phone is followed by the number as a link", async (language) => {
  const html = (await (await site.request(localizedPath("/contact", language))).text()).replaceAll("<!-- -->", "");
  const { trouble = "" } = contactPage.page.defaults(language);
  expect(html).toContain(
    `${typeset(trouble, language)} <a href="tel:+48000000002">${"+48 000 000 002".replaceAll(" ", "\u00a0")}</a>.</p>`,
  );
});

test("without a known number no sentence asks to phone, and without company data no number is made up", async () => {
  vi.spyOn(site.services, "company").mockResolvedValue(undefined);
  const html = await (await site.request("/contact")).text();
  expect(html).toContain("Write or call.");
  expect(html).not.toContain("please call");
  expect(html).not.toContain("tel:");
});

test("who answers at night is below the service phone once staff have entered it", async () => {
  const { accounts, publishing } = site.services;
  const editor = await accounts.whoIs(new Headers(await addEditor(site)));
  const item = editor && (await publishing.open(editor, contactPage.name, PAGE_ID));
  if (editor === undefined || item === undefined) throw new Error("the page cannot be opened");
  const night = "W nocy odbiera dyżurny inżynier.";
  const draft: Draft = { ...item.draft, texts: { ...item.draft.texts, pl: { ...item.draft.texts.pl, night } } };
  await publishing.save(editor, contactPage.name, PAGE_ID, { draft, baseVersion: item.version, aim: "publish" });
  expect(await (await site.request("/pl/contact")).text()).toMatch(
    new RegExp(
      `<section class="_note_\\w+"><h2>(?:(?!</section>).)*\\+48 000 000 002</a><p class="muted">${typeset(night, "pl")}</p></section>`,
    ),
  );
  expect(await (await site.request("/contact")).text()).toContain("+48 000 000 002</a></section>");
});

const messageIn = (page: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1];

test.each([
  ["/services/2", "About: Project management\n\n"],
  ["/pl/services/2", "Dotyczy: Zarządzanie projektami\n\n"],
  ["/de/services/2", "Betrifft: Projektmanagement\n\n"],
  ["/products/1", /^About: \S.*\n\n$/],
])("the links of %s to the form name what the message is about", async (path, line) => {
  const page = await (await site.request(path)).text();
  const links = [...page.matchAll(/href="([^"]*\/contact\?[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(0);
  for (const link of new Set(links)) {
    const form = await (await site.request(link ?? "")).text();
    expect(messageIn(form)).toEqual(typeof line === "string" ? line : expect.stringMatching(line));
    // The page shows it too, with a link back.
    expect(form.split("<form").find((part) => part.includes("<textarea"))).toContain(`href="${path}"`);
  }
});

test.each(["service=99", "service=0", "service=4;", "service=%3Cb%3E", "service=", "product=4e0", "about=4"])(
  "%s in the address puts nothing into the form",
  async (query) => {
    const page = await (await site.request(`/contact?${query}`)).text();
    // The links to other languages keep the parameters.
    const parameters = `?${new URLSearchParams(query)}`;
    expect(page.replaceAll(parameters, "")).toBe(await (await site.request("/contact")).text());
  },
);

test("a subject is written as text, and gives way to what the visitor typed", async () => {
  const draft = draftSample("services", "</textarea><b>Bow & stern</b>");
  const { accounts, publishing } = site.services;
  const editor = await accounts.whoIs(new Headers(await addEditor(site)));
  if (editor === undefined) throw new Error("the editor is not signed in");
  const saved = await publishing.save(editor, "services", undefined, { draft, baseVersion: 0, aim: "publish" });
  expect(saved).toMatchObject({ id: 7 });
  const path = "/contact?service=7";
  const page = await (await site.request(path)).text();
  expect(messageIn(page)).toBe("About: &lt;/textarea&gt;&lt;b&gt;Bow &amp; stern&lt;/b&gt;\n\n");
  expect(page).not.toContain("<b>Bow");
  const again = await (await send(path, { ...MESSAGE, lastName: "" })).text();
  expect(messageIn(again)).toContain("we sail tonight.");
  await publishing.withdraw(editor, "services", 7);
  expect(messageIn(await (await site.request(path)).text())).toBe("");
});
