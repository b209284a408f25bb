import { expect, test, WITH_ADMIN, withSite } from "../fixtures.ts";
import { startMailbox } from "../mailbox.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "./staff-pages.ts";

test.describe.configure({ timeout: 60_000 });

test("a test e-mail to a slow server is shown as being sent, then as accepted, without a reload", async ({
  page,
  database,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { settings, close } = await startMailbox(() => answered);
  const story = async (site: Parameters<typeof signIn>[1]) => {
    await signIn(page, site);
    await page.goto(`${site.url}/dashboard/first-days`);
    await settled(page);
    const send = page.getByRole("button", { name: "Send test email" });
    const check = page.getByRole("listitem").filter({ has: send });
    await check.getByLabel("Send a test email to").fill("anna@ship-to-shore.test");
    await send.click();
    const state = check.getByRole("status");
    await expect(state).toHaveText("Sending the test email.");
    await expect(check).not.toContainText("did not accept");
    answer();
    await expect(state).toContainText("The mail server accepted the test email on");
  };
  await withSite(database, story, { ...WITH_ADMIN, ...settings });
  await close();
});
