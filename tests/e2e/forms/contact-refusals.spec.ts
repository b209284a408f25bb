import { submissionTexts } from "#features/submissions/texts.ts";
import { errorTexts } from "#pages/errors/texts.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expect, test, UNLIMITED } from "../fixtures.ts";
import { OFFICE } from "../mailbox.ts";
import { messagesFrom } from "../stored-rows.ts";
import { contactFormOn, newLetter, postLetter, referenceIn } from "./contact-form.ts";

const t = translate("en", errorTexts, submissionTexts);

test("a message with a filled trap is accepted like others, stored as spam, and not mailed", async ({
  page,
  site,
  mailbox,
}) => {
  const trapped = newLetter();
  await page.goto("/contact");
  const form = contactFormOn(page);
  await form.fill(trapped);
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  const reference = await referenceIn(form.thanks);
  expect(await messagesFrom(site.database, trapped.email)).toEqual([
    expect.objectContaining({ reference, suspected_spam: 1 }),
  ]);
  // Mails are sent in order: once a later one has arrived, this one would have too.
  const later = (await (await postLetter(site.url, newLetter())).json()) as { reference: string };
  await mailbox.mailsOf(later.reference);
  expect(mailbox.about(reference)).toEqual([]);
  expect(mailbox.received.filter(({ to }) => to.includes(trapped.email))).toEqual([]);
});

test.describe("with MIN_FILL_SECONDS=3", () => {
  test.use({ settings: { ...UNLIMITED, MIN_FILL_SECONDS: "3" }, ownContext: true });

  test("a form sent faster than a person can type is marked as suspected spam, a slower one is not", async ({
    page,
    ownSite,
  }) => {
    await page.clock.install();
    await page.goto(`${ownSite.url}/contact`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const form = contactFormOn(page);
    const [calm, quick] = [newLetter(), newLetter()];
    await form.fill(calm);
    await page.clock.fastForward(3_000);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await form.fill(quick);
    await form.send.click();
    await expect.poll(() => messagesFrom(ownSite.database, quick.email)).toHaveLength(1);
    expect(await messagesFrom(ownSite.database, quick.email)).toEqual([expect.objectContaining({ suspected_spam: 1 })]);
    expect(await messagesFrom(ownSite.database, calm.email)).toEqual([expect.objectContaining({ suspected_spam: 0 })]);
  });
});

test.describe("with RATE_LIMIT_CONTACT=2", () => {
  test.use({ settings: { ...UNLIMITED, RATE_LIMIT_CONTACT: "2" }, expectedErrors: [/429/] });

  test("the third message is refused and its text stays; the page for others does not change", async ({
    page,
    browser,
    ownSite,
  }) => {
    const asOthersSee = async () => {
      const answer = await fetch(`${ownSite.url}/contact`);
      return { etag: answer.headers.get("etag"), cookie: answer.headers.get("set-cookie"), body: await answer.text() };
    };
    const before = await asOthersSee();
    expect((await postLetter(ownSite.url, newLetter())).status).toBe(201);
    expect((await postLetter(ownSite.url, newLetter())).status).toBe(201);
    const letter = newLetter();
    const refused = await postLetter(ownSite.url, letter);
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(600);

    const limited = t("forms.limited", { count: 10 }).replace(/\d+.*$/, "");
    await page.goto(`${ownSite.url}/contact`);
    const form = contactFormOn(page);
    await form.fill(letter);
    await form.send.click();
    await expect(form.form.getByRole("alert")).toContainText(limited);
    expect(await form.typed()).toEqual(letter);

    const without = await browser.newContext({ javaScriptEnabled: false });
    const plain = await without.newPage();
    await plain.goto(`${ownSite.url}/contact`);
    const plainForm = contactFormOn(plain);
    await plainForm.fill(letter);
    const answer = plain.waitForResponse((response) => response.request().method() === "POST");
    await plainForm.send.click();
    expect((await answer).status()).toBe(429);
    expect(Number((await answer).headers()["retry-after"])).toBeGreaterThan(0);
    await expect(plainForm.form.getByRole("alert").first()).toContainText(limited);
    expect(await plainForm.typed()).toEqual(letter);
    await without.close();

    expect(await messagesFrom(ownSite.database, letter.email)).toEqual([]);
    expect(await asOthersSee()).toEqual(before);
    expect(before.cookie).toBeNull();
  });
});

test("a form from another site is refused in Polish in the site's look, and nothing is written", async ({
  page,
  site,
  mailbox,
}) => {
  const pl = translate("pl", errorTexts, submissionTexts);
  const letter = newLetter();
  const body = new URLSearchParams({ ...letter, termsAccepted: "on" });
  // The policy of another page would stay in force.
  await page.goto("about:blank");
  for (const origin of ["https://evil.example", "null", undefined]) {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    const answer = await fetch(`${site.url}/pl/contact`, { method: "POST", body, headers, redirect: "manual" });
    expect(answer.status, String(origin)).toBe(403);
    await page.setContent(await answer.text());
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorTexts.page("pl").foreignOriginTitle);
    await expect(page.getByRole("banner")).toHaveCount(1);
    // The page shows no id of a log line, and is not "404".
    await expect(page.locator("main")).not.toContainText(pl("logId", { id: "" }).trim());
    await expect(page.getByRole("main").getByRole("img")).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).not.toContainText("404");
  }
  expect(await messagesFrom(site.database, letter.email)).toEqual([]);
  expect(mailbox.received.filter(({ to, text }) => to.includes(OFFICE) && text.includes(letter.email))).toEqual([]);
});
