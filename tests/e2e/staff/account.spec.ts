import { authenticator } from "../../accounts/authenticator-app.ts";
import { expectAccessible } from "../accessible.ts";
import { ADMIN, expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "./staff-pages.ts";

const NEXT = "amber-Walrus-42-quay";

test.describe.configure({ mode: "serial" });
// With motion, as most people have it: page transitions between documents must not leave errors in the console.
test.use({
  expectedErrors: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED/],
  contextOptions: { reducedMotion: "no-preference" },
});

test("a second factor is required once it is set up with a code of the app, and a recovery code replaces it", async ({
  page,
}) => {
  const logIn = async () => {
    await page.goto("/dashboard/account");
    await page.getByLabel("Username").fill(ADMIN.username);
    const password = page.getByLabel("Password", { exact: true });
    await password.fill(ADMIN.password);
    const show = page.getByRole("button", { name: "Show password", exact: true });
    await show.press("Enter");
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue(ADMIN.password);
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await logIn();
  await settled(page);
  const section = page.getByRole("region", { name: "Two-factor authentication" });
  await section.getByLabel("Current password").fill(ADMIN.password);
  await section.getByRole("button", { name: "Set up" }).click();
  await expect(section.getByRole("img", { name: "QR code" })).toBeVisible();
  const uri = await section.getByRole("link", { name: "open the app" }).getAttribute("href");
  const app = authenticator(new URL(uri ?? "").searchParams.get("secret") ?? "");
  const code = section.getByRole("textbox", { name: "Code" });
  await code.fill(app.code(-9));
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByRole("alert")).toBeFocused();
  await expect(section).toContainText("This code is not valid.");
  await code.fill(app.code());
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByRole("status").first()).toBeFocused();
  const recovery = (await section.getByRole("listitem").first().textContent()) ?? "";
  await expectAccessible(page, "recovery codes");

  await page.getByRole("button", { name: "Log Out" }).click();
  await logIn();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("button", { name: "Use recovery code" }).click();
  await expect(section).toContainText("Recovery codes left: 9.");
  await section.getByLabel("Current password").last().fill(ADMIN.password);
  await section.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByRole("status")).toHaveText("Two-factor authentication is off.");
});

test("the rule for passwords is shown while one is typed, and a new one ends the other sessions", async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await signIn(other, site);
  await signIn(page, site);
  await page.goto("/dashboard/account");
  await settled(page);
  const section = page.getByRole("region", { name: "Password" });
  const change = async (from: string, to: string) => {
    await section.getByLabel("Current password").fill(from);
    await section.getByLabel("New password", { exact: true }).fill(to);
    await section.getByLabel("Confirm new password").fill(to);
    await section.getByRole("button", { name: "Change password" }).click();
  };
  await section.getByLabel("New password", { exact: true }).fill("short");
  await expect(section).toContainText("5 of at least 12 characters");
  const shown = section.getByLabel("New password", { exact: true });
  await shown.press("Tab");
  await page.keyboard.press("Space");
  await expect(shown).toHaveAttribute("type", "text");
  await expect(section.getByLabel("Current password")).toHaveAttribute("type", "password");
  await expectAccessible(page, "a password that is shown");
  await change(ADMIN.password, "password2026");
  await expect(section.getByRole("alert")).toBeFocused();
  await expect(shown).toHaveAttribute("aria-invalid", "true");
  await expect(shown).toHaveAttribute("type", "password");
  await change(ADMIN.password, NEXT);
  await expect(section.getByRole("status")).toContainText("Password changed.");
  await expect(section.getByLabel("Current password")).toHaveValue("");
  expect((await other.goto("/dashboard/account"))?.status()).toBe(401);
  await elsewhere.close();
  await change(NEXT, ADMIN.password);
  await expect(section.getByRole("status")).toBeFocused();
});

test("a form retains what was typed when the server is unreachable", async ({ page, site, context }) => {
  await signIn(page, site);
  await page.goto("/dashboard/account");
  await settled(page);
  const section = page.getByRole("region", { name: "Email" });
  await section.getByLabel("Email").fill("anna@example.org");
  await context.setOffline(true);
  await section.getByRole("button", { name: "Change email address" }).click();
  await expect(section.getByRole("alert")).toContainText("Not saved: no connection. Your text is still here.");
  await expect(section.getByLabel("Email")).toHaveValue("anna@example.org");
  await context.setOffline(false);
});

test("an admin invites a colleague by keyboard, and disabling an account needs a confirmation", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/dashboard/staff");
  await settled(page);
  await page.getByLabel("Name", { exact: true }).fill("Ewa");
  for (const value of ["ewa@example.org", "ewa"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Invitation queued for sending.");
  const row = page.getByRole("row", { name: /^Ewa/ });
  await expect(row).toContainText("Invited");
  await row.getByRole("button", { name: "Manage: Ewa" }).click();
  await expectAccessible(page, "what can be done with an account");
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Invited");
  await row.getByRole("button", { name: "Manage: Ewa" }).click();
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(row).toContainText("Disabled");
});
