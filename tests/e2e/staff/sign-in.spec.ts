import type { Page } from "@playwright/test";
import { authenticator } from "../../accounts/authenticator-app.ts";
import { ADMIN, expect, test } from "../fixtures.ts";
import { pageFacts } from "../page-facts.ts";

/** Signing in must work without script; refusals are pages with status 401. */
test.use({ javaScriptEnabled: false, expectedErrors: [/401/] });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function typePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Log in").click();
}

test("the login form in place of a page refuses, then opens that page, and Log Out ends the session on the server", async ({
  page,
  context,
  site,
}) => {
  const response = await page.goto("/dashboard/news?state=draft");
  expect(response?.status()).toBe(401);
  const { scripts, inlineStyles, headings } = await pageFacts(page);
  // Only the site's own small scripts, none of the framework.
  expect(scripts.filter((script) => !/^\/assets\/own-(?:enhance|sign-in)-[\w-]+\.js$/.test(script))).toEqual([]);
  expect([inlineStyles, headings]).toEqual([0, ["Log in"]]);

  await expect(button(page, "Show password")).toBeHidden();
  await typePassword(page, "wrong");
  await expect(page.getByRole("alert")).toHaveText("Login failed. Incorrect username or password.");
  await expect(page.getByLabel("Username")).toHaveValue(ADMIN.username);
  await typePassword(page, ADMIN.password);
  await expect(page).toHaveURL(`${site.url}/dashboard/news?state=draft`);
  await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["device", "session"]);
  // Over https the names begin with __Host- and the cookies are secure: the server's tests check that.
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

  await button(page, "Log Out").click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["device"]);
  await context.addCookies(cookies);
  expect((await page.goto("/dashboard/news"))?.status()).toBe(401);
});

test("a second factor is set up, asked for, replaced once by a recovery code, and turned off", async ({
  page,
  site,
}) => {
  const section = page.getByRole("region", { name: "Two-factor authentication" });
  const logInAgain = async () => {
    await button(page, "Log Out").click();
    await page.goto("/dashboard/account");
    await typePassword(page, ADMIN.password);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-factor authentication");
  };
  const enter = async (label: string, code: string, confirm: string) => {
    await page.getByLabel(label, { exact: true }).fill(code);
    await button(page, confirm).click();
  };

  await page.goto("/dashboard/account");
  await typePassword(page, ADMIN.password);
  await section.getByLabel("Current password").fill(ADMIN.password);
  await button(page, "Set up").click();
  const secret = /(?:[A-Z2-7]{4} ?){4,}/.exec((await section.textContent()) ?? "")?.[0].replaceAll(" ", "") ?? "";
  const app = authenticator(secret);
  await enter("Code", app.code(), "Turn on");
  await expect(section).toContainText("Two-factor authentication is on.");
  const [first = "", second = ""] = await section.getByRole("listitem").allInnerTexts();

  await logInAgain();
  await enter("Code", "000000", "Confirm");
  await expect(page.getByRole("alert")).toContainText("This code is not valid.");
  // Each code is valid once, so the next one is used here.
  await enter("Code", app.code(1), "Confirm");
  await expect(page).toHaveURL(`${site.url}/dashboard/account`);

  await logInAgain();
  await enter("Recovery code", first, "Use recovery code");
  await expect(section).toContainText("Recovery codes left: 9.");

  await logInAgain();
  await enter("Recovery code", first, "Use recovery code");
  await expect(page.getByRole("alert")).toContainText("This code is not valid.");
  await enter("Recovery code", second, "Use recovery code");
  await expect(section).toContainText("Recovery codes left: 8.");
  await page.locator("#remove-password").fill(ADMIN.password);
  await button(page, "Turn off").click();
  await expect(section).toContainText("Two-factor authentication is off.");
});
