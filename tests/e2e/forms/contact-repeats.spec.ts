import { expect, test } from "../fixtures.ts";
import { messagesFrom } from "../stored-rows.ts";
import { contactFormOn, newLetter, referenceIn } from "./contact-form.ts";

test.describe("with script", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/] });

  test("a double click sends one message, also when the response is slow", async ({ page, site, mailbox }) => {
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto("/contact");
    const form = contactFormOn(page);
    const letter = newLetter();
    await form.fill(letter);
    const button = page.locator("[data-send]");
    await button.dblclick();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await form.field("email").press("Enter");
    answered.resolve();
    await expect(form.thanks).toBeVisible();
    const reference = await referenceIn(form.thanks);
    await mailbox.mailsOf(reference);
    expect(await messagesFrom(site.database, letter.email)).toHaveLength(1);
    expect(mailbox.about(reference)).toHaveLength(2);
  });

  test("without a connection the text stays, and Send again sends it once", async ({ page, context, site }) => {
    await page.goto("/contact");
    const form = contactFormOn(page);
    const letter = newLetter();
    await form.fill(letter);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.sendAgain).toBeVisible();
    expect(await form.typed()).toEqual(letter);
    await expect(form.terms).toBeChecked();
    await context.setOffline(false);
    await form.sendAgain.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.sendAgain).toBeHidden();
    expect(await messagesFrom(site.database, letter.email)).toHaveLength(1);
  });

  test("when only the response is lost, sending again stores no second message", async ({ page, site, mailbox }) => {
    let lost = 0;
    await page.route("**/api/contact", async (route) => {
      if (lost > 0) return route.continue();
      lost++;
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    });
    await page.goto("/contact");
    const form = contactFormOn(page);
    const letter = newLetter();
    await form.fill(letter);
    await form.send.click();
    await expect(form.sendAgain).toBeVisible();
    await form.sendAgain.click();
    await expect(form.thanks).toBeVisible();
    const reference = await referenceIn(form.thanks);
    const rows = await messagesFrom(site.database, letter.email);
    expect(rows.map((row) => row.reference)).toEqual([reference]);
    await mailbox.mailsOf(reference);
    expect(mailbox.about(reference)).toHaveLength(2);

    await form.fill({ ...letter, message: "And one more thing." });
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(await messagesFrom(site.database, letter.email), "another text is another message").toHaveLength(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("reloading the notice, going back and sending again store no second message", async ({ page, site }) => {
    await page.goto("/contact");
    const form = contactFormOn(page);
    const letter = newLetter();
    await form.fill(letter);
    await form.send.click();
    const reference = await referenceIn(form.thanks);
    await page.reload();
    await expect(form.thanks).toContainText(reference);

    await page.goBack();
    await expect(form.thanks).toBeHidden();
    await form.fill(letter);
    await form.send.click();
    await expect(form.thanks).toContainText(reference);
    expect(await messagesFrom(site.database, letter.email)).toHaveLength(1);
  });
});
