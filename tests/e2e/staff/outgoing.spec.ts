import { ADMIN, expect, test, WITH_ADMIN, withSite } from "../fixtures.ts";
import { contactFormOn, newLetter, postLetter, referenceIn } from "../forms/contact-form.ts";
import { startMailbox } from "../mailbox.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

const OWN = "anna@ship-to-shore.test";

test("the confirmation is changed, tried out, previewed and published, and the next sender receives the new words", async ({
  page,
  database,
}) => {
  test.slow();
  const mailbox = await startMailbox();
  const form = itemFormOn(page);
  const story = async (site: Parameters<typeof signIn>[1]) => {
    await signIn(page, site);
    await page.goto(`${site.url}/dashboard/account`);
    await settled(page);
    const account = page.getByRole("region", { name: "Email" });
    await account.getByLabel("Email").fill(OWN);
    await account.locator("#email-password").fill(ADMIN.password);
    await account.getByRole("button", { name: "Change email address" }).click();
    await expect(account.getByRole("status")).toBeVisible();

    await page.goto(`${site.url}/dashboard/pages`);
    await page.getByRole("link", { name: "Contact form and emails" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact form and emails");
    await settled(page);
    const subject = page.locator("#field-texts-en-subject");
    await subject.fill("Ahoy, your message is on board");
    await expect(page.getByText("This text must contain {{reference}}")).toBeVisible();
    await subject.fill("Ahoy, {{reference}}");
    await expect(page.getByText("This text must contain {{reference}}")).toBeHidden();
    await page
      .locator("#field-texts-en-text")
      .fill("Your message {{reference}} is on board.\nA service engineer reads it today & replies.");

    await page.getByRole("button", { name: "Send me a test email" }).click();
    await expect(page.getByText(`Test email to ${OWN} queued for sending.`)).toBeVisible();
    // Another one reports the changed address.
    const tried = () => mailbox.received.findLast(({ to }) => to.includes(OWN));
    await expect.poll(() => tried()?.header("subject")).toBe("[Test] Ahoy, M-4K7Q-9XTP");
    expect(tried()?.text).toContain("A service engineer reads it today & replies.");

    await form.openCheck();
    const preview = page.frameLocator("dialog iframe");
    await expect(preview.getByRole("heading", { name: "Ahoy, M-4K7Q-9XTP" })).toBeVisible();
    await expect(preview.locator("pre").first()).toContainText("A service engineer reads it today & replies.");
    await expect(
      preview.frameLocator("iframe").first().getByText("A service engineer reads it today & replies."),
    ).toBeVisible();
    await form.check.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(form.check).toBeHidden();

    const contact = contactFormOn(page);
    await page.goto(`${site.url}/contact`);
    const letter = newLetter();
    await contact.fill(letter);
    await contact.send.click();
    const reference = await referenceIn(contact.thanks);
    const { confirmation } = await mailbox.mailsOf(reference);
    expect(confirmation.header("subject")).toBe(`Ahoy, ${reference}`);
    expect(confirmation.text).toContain(`Your message ${reference} is on board.`);
    expect(confirmation.html).toContain("reads it today &amp; replies.");

    // What nobody edited is as before.
    const polish = newLetter();
    expect((await postLetter(site.url, polish, { language: "pl" })).ok).toBe(true);
    const subjects = () =>
      mailbox.received.filter(({ to }) => to.includes(polish.email)).map((mail) => mail.header("subject"));
    await expect
      .poll(subjects, { timeout: 15_000 })
      .toEqual([expect.stringContaining("otrzymaliśmy Państwa wiadomość")]);
  };
  await withSite(database, story, { ...WITH_ADMIN, ...mailbox.settings });
  await mailbox.close();
});
