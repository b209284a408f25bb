import { expectAccessible } from "../accessible.ts";
import { ADMIN, expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { settled } from "./staff-pages.ts";

/** A platform authenticator that always confirms, emulated by Chromium. */
const AUTHENTICATOR = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

test.use({ ownContext: true, expectedErrors: [/status of 40[13]/] });

/** Sets the last confirmation of all sessions to a time too long ago. */
async function unconfirm(site: BuiltSite): Promise<void> {
  const storage = await site.openStorage();
  await storage.accounts.database.updateTable("staff_sessions").set({ confirmed_at: 0 }).execute();
  await storage.close();
}

test("a passkey is added, logs in without a password, and is removed", async ({ page, context, site }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
  const passkeys = page.getByRole("region", { name: "Passkeys" });

  await signIn(page, site);
  await page.goto("/dashboard/account");
  await passkeys.getByLabel("Passkey name").fill("Bridge laptop");
  await passkeys.getByRole("button", { name: "Add passkey" }).click();
  await expect(passkeys.getByRole("status")).toHaveText("Passkey added. You can use it the next time you log in.");
  await expect(passkeys.getByRole("listitem")).toContainText("Bridge laptop");
  await passkeys.getByRole("button", { name: "Add passkey" }).click();
  await expect(passkeys.getByRole("alert")).toHaveText("This device already has a passkey for your account.");

  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(`${site.url}/dashboard/account`);

  // Later the user must confirm again: by the password, with the keyboard alone, or by the passkey.
  await settled(page);
  await unconfirm(site);
  const tokens = page.getByRole("region", { name: "API tokens" });
  await tokens.getByLabel("Token name").fill("Night job");
  await page.keyboard.press("Enter");
  await expect(tokens.getByLabel("Current password")).toBeFocused();
  await expectAccessible(page, "confirming who it is");
  await page.keyboard.press("Escape");
  await expect(tokens.getByLabel("Token name")).toHaveValue("Night job");
  await tokens.getByLabel("Token name").focus();
  await page.keyboard.press("Enter");
  await expect(tokens.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(tokens).toContainText("Token created.");
  await expect(tokens.getByRole("listitem")).toContainText("Night job");

  await unconfirm(site);
  await passkeys.getByRole("button", { name: "Remove: Bridge laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await passkeys.getByRole("button", { name: "Use a passkey" }).click();
  await expect(passkeys.getByRole("status")).toHaveText("Passkey removed.");
  await expect(passkeys).toContainText("None yet.");

  await page.getByRole("button", { name: "Log Out" }).click();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText("The passkey was not accepted. Use your username and password.");
});
