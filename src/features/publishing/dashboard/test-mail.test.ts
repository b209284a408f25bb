import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { contactWords } from "#forms/contact/words.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { EDITOR, openRealSite, type RealSite } from "../../../../tests/real-site.ts";

let site: RealSite;
let cookie: string;
beforeAll(async () => {
  site = await openRealSite();
  cookie = await site.signIn(EDITOR);
});
afterAll(() => site.close());

const send = (kind: string, action: object, headers: Record<string, string> = {}) =>
  site.request(`/dashboard/act/${kind}/${PAGE_ID}`, {
    method: "POST",
    headers: { origin: site.url, "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify({ do: "test-mail", ...action }),
  });

/** The words of a page as its editor has them, changed in one language. */
async function draftOf(kind: string, language: Language, change: object): Promise<Draft> {
  const { accounts, publishing } = site.services;
  const editor = await accounts.whoIs(new Headers({ cookie }));
  const item = editor && (await publishing.open(editor, kind, PAGE_ID));
  if (item === undefined) throw new Error("the page cannot be opened");
  return {
    ...item.draft,
    texts: { ...item.draft.texts, [language]: { ...item.draft.texts[language], ...change } },
  } as Draft;
}

/** The test e-mails that wait, by the time they were asked for. */
const waiting = async () =>
  (await site.services.storage.outbox.due(Date.now() + 1000, 100)).flatMap((mail) =>
    mail.kind === "test-mail" && mail.part === undefined ? [mail] : [],
  );

test("staff send the words on the screen to themselves, in the language they choose, with example data", async () => {
  const draft = await draftOf(contactWords.name, "pl", { subject: "{{reference}}: dotarło!", title: "<b>Dotarło</b>" });
  const answer = await send(contactWords.name, { mail: "confirmation", language: "pl", draft });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { kind: "tested", address: "jan@example.org", waits: true },
  ]);
  const [mail] = await waiting();
  expect(mail).toMatchObject({ recipient: "jan@example.org", content: { subject: "[Test] M-4K7Q-9XTP: dotarło!" } });
  expect(mail?.content?.html).toContain("&lt;b&gt;Dotarło&lt;/b&gt;");
  expect(mail?.content?.text).toContain("Dzień dobry,");
  // Nothing was published or saved.
  const { storage } = site.services;
  expect(await storage.collection(contactWords.name).all("pl")).toEqual([]);
  const [entry] = await storage.audit.ofSubject("mail", mail?.id ?? 0, 1);
  expect(entry).toMatchObject({ action: "test-mail-sent" });
});

test.each([
  [contactWords.name, "notice", "M-4K7Q-9XTP: message from Anna Smith", "The shaft generator"],
  [applicationWords.name, "confirmation", "A-4K7Q-9XTP: we have received your application", "/application/example"],
  [applicationWords.name, "notice", "A-4K7Q-9XTP: application from Anna Smith", "Marine Electrician"],
  [applicationWords.name, "withdrawn", "A-4K7Q-9XTP: application withdrawn", "delete"],
  [letters.name, "confirmation", "M-4K7Q-9XTP: we have received your message", "Hello,"],
  [letters.name, "type-plate", "Re: M-4K7Q-9XTP: your message to ", "Dear Anna Smith,"],
])("%s has an example of its e-mail %s", async (kind, mail, subject, text) => {
  const draft = await draftOf(kind, "en", {});
  expect((await send(kind, { mail, language: "en", draft })).status).toBe(200);
  const content = (await waiting()).at(-1)?.content;
  expect(content?.subject.startsWith(`[Test] ${subject}`)).toBe(true);
  expect(content?.text).toContain(text);
});

test("what is no e-mail of the page, too long, or sent from elsewhere is refused", async () => {
  const draft = await draftOf(contactWords.name, "en", {});
  const before = (await waiting()).length;
  expect((await send(contactWords.name, { mail: "withdrawn", language: "en", draft })).status).toBe(422);
  expect(
    (await send("page-home", { mail: "confirmation", language: "en", draft: await draftOf("page-home", "en", {}) }))
      .status,
  ).toBe(422);
  expect((await send(contactWords.name, { mail: "confirmation", language: "xx", draft })).status).toBe(422);
  const long = await draftOf(contactWords.name, "en", { text: "x".repeat(100_000) });
  expect(
    await (await send(contactWords.name, { mail: "confirmation", language: "en", draft: long })).json(),
  ).toMatchObject({
    kind: "refused",
    problems: [{ path: "texts.en.text", code: "malformed" }],
  });
  const body = { mail: "confirmation", language: "en", draft };
  expect((await send(contactWords.name, body, { origin: "https://evil.example" })).status).toBe(403);
  expect((await send(contactWords.name, body, { cookie: "" })).status).toBe(401);
  expect((await waiting()).length).toBe(before);
});

test("more than ten in an hour are refused, with the time to wait", async () => {
  const draft = await draftOf(contactWords.name, "en", {});
  const body = { mail: "confirmation", language: "en", draft };
  for (let sent = (await waiting()).length; sent < 10; sent++)
    expect((await send(contactWords.name, body)).status).toBe(200);
  const answer = await send(contactWords.name, body);
  expect([answer.status, await answer.json()]).toEqual([429, { kind: "limited", retryAfterS: expect.any(Number) }]);
});
