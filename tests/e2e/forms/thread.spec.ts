import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import type { Mailbox } from "../mailbox.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "../staff/staff-pages.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { contactFormOn, newLetter, referenceIn } from "./contact-form.ts";
import { cvFormOn, genuineCv, newApplicant } from "./cv-form.ts";

test.describe.configure({ timeout: 60_000 });

/** Sends a message. @returns its sender's address and its reference */
async function sentMessage(page: Page) {
  const letter = newLetter();
  await page.goto("/contact");
  const form = contactFormOn(page, "en");
  await form.fill(letter);
  await form.send.click();
  return { email: letter.email, reference: await referenceIn(form.thanks) };
}

/** Opens the page of a submission from the inbox. */
async function openedBy(page: Page, site: BuiltSite, inbox: string, reference: string) {
  await page.goto(`${site.url}/dashboard/${inbox}`);
  await settled(page);
  await page.getByRole("row").filter({ hasText: reference }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Conversation" })).toBeVisible();
  return {
    thread: page.getByRole("region", { name: "Conversation" }),
    reply: page.getByRole("region", { name: "Reply" }),
  };
}

const mailTo = async (mailbox: Mailbox, reference: string, address: string, count: number) => {
  const found = () => mailbox.about(reference).filter(({ to }) => to.includes(address));
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
  return found().at(-1);
};

test.describe("with script", () => {
  test.use({ expectedErrors: [/409/] });

  test("a message is answered from its page: the sender gets the mail, and what they reply is pasted below it", async ({
    page,
    site,
    mailbox,
  }) => {
    const { email, reference } = await sentMessage(page);
    await mailTo(mailbox, reference, email, 1);
    await signIn(page, site);
    const { thread, reply } = await openedBy(page, site, "messages", reference);
    await reply.getByLabel("Template").selectOption({ label: "Please send photos, including the nameplate" });
    const text = reply.getByRole("textbox", { name: "Text", exact: true });
    await expect(text).toHaveValue(/a photo of the nameplate/);
    await expect(reply.getByLabel("Subject")).toHaveValue(new RegExp(reference));
    await text.fill("Dear Łukasz,\n\nplease send <us> two photos.\n\nAnna");
    await expect(reply.getByLabel("Status after sending")).toHaveValue("answered");

    // A colleague answers in the meantime: what was typed stays, and the colleague's answer is shown first.
    const colleague = await page.context().newPage();
    const other = await openedBy(colleague, site, "messages", reference);
    await other.reply.getByRole("textbox", { name: "Text", exact: true }).fill("We are on it.");
    await other.reply.getByLabel("Status after sending").selectOption("");
    await other.reply.getByRole("button", { name: "Send reply" }).click();
    await expect(other.thread).toContainText("We are on it.");
    await colleague.close();
    await reply.getByRole("button", { name: "Send reply" }).click();
    await expect(reply.getByRole("alert")).toContainText("has replied in the meantime");
    await expect(thread).toContainText("We are on it.");
    await expect(text).toHaveValue(/two photos/);

    await reply.getByRole("button", { name: "Send reply" }).click();
    await expect(thread).toContainText("please send <us> two photos.");
    await expect(page.getByRole("region", { name: "Status" })).toContainText("Answered");
    const mail = await mailTo(mailbox, reference, email, 3);
    expect(mail?.text).toContain("please send <us> two photos.");
    expect(mail?.text).toContain("> Drive: <ACS880> & Co.");
    expect(mail?.header("auto-submitted")).toBeUndefined();
    await page.reload();
    await settled(page);
    await expect(thread.getByRole("listitem").filter({ hasText: "two photos" })).toContainText("sent on");

    await page.getByText("Add a reply received by email").click();
    await page.getByLabel("Text of the email").fill("Here they are.\n-- \nŁukasz");
    await page.getByRole("button", { name: "Add reply" }).click();
    await expect(thread.getByRole("listitem").last()).toContainText("Here they are.");
    await page.getByLabel("New note").fill("Photos are sharp enough");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(thread.getByRole("listitem").last()).toContainText("Internal note");
    for (const personal of [email, "two photos", "Here they are"]) expect(site.written()).not.toContain(personal);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test("an applicant writes on the private page at 390 px, and reads the answer there", async ({
    page,
    site,
    mailbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/careers/2/apply");
    const form = cvFormOn(page, "en");
    const applicant = newApplicant();
    await form.fill(applicant);
    await form.file.setInputFiles(await genuineCv("writer.docx"));
    await form.send.click();
    const reference = await referenceIn(form.thanks);
    const { confirmation } = await mailbox.mailsOf(reference);
    const link = confirmation.text.split(/\s+/).find((word) => word.includes("/application/")) ?? "";
    await page.goto(link);
    const message = page.getByLabel("Message", { exact: true });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(message).toHaveAccessibleDescription(/Message is required/);
    await message.fill("I can start in May.\n<b>Really</b>");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("status")).toContainText("Your message has been sent.");
    const messages = page.getByRole("region", { name: "Messages" });
    await expect(messages.getByRole("listitem")).toHaveText(/You wrote.*I can start in May\.\s*<b>Really<\/b>/s);
    await expect.poll(() => mailbox.about(reference).length, { timeout: 15_000 }).toBe(3);
    expect(mailbox.about(reference).at(-1)?.text).toContain("I can start in May.");

    await signIn(page, site);
    const path = `${site.url}/dashboard/applications/${reference}`;
    await page.goto(path);
    await page.getByLabel("New note").fill("Internal: too late for us");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("May is fine.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByRole("region", { name: "Conversation" })).toContainText("May is fine.");
    await page.goto(link);
    await expect(messages.getByRole("listitem").last()).toHaveText(/We wrote.*May is fine\./s);
    await expect(page.getByRole("main")).not.toContainText("Internal: too late");
    await expect.poll(() => mailbox.about(reference).length, { timeout: 15_000 }).toBe(4);
  });
});
