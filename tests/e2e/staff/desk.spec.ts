import { submissionTexts } from "#features/submissions/texts.ts";
import { serviceRequestTexts } from "#forms/service-request/texts.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { referenceIn } from "../forms/contact-form.ts";
import { signIn } from "../sign-in.ts";

const t = translate("en", serviceRequestTexts, submissionTexts);
const { inbox } = submissionTexts.staff("en");
const { own } = serviceRequestTexts.staff("en");

// A date in the past and a visit that ends before it starts.
test.use({ expectedErrors: [/status of 422/] });

/**
 * A service request from the customer's phone: it is mailed as urgent, staff take it, wait for the customer, plan a visit and
 * close it, and the customer's private page shows the stage and the visit.
 */
test("an urgent request is mailed at once, worked by staff, and its customer reads how far it is", async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  test.slow();
  const phone = await browser.newContext({ ...PHONE, javaScriptEnabled: false, baseURL: site.url });
  const customer = await phone.newPage();
  const send = async (vessel: string, urgency: "stopped" | "planned") => {
    await customer.goto("/service-request");
    await customer.getByRole("radio", { name: new RegExp(`^${t(`choices.urgency.${urgency}`)}`) }).check();
    await customer.getByLabel(t("status.fields.vessel"), { exact: true }).fill(vessel);
    await customer
      .getByLabel(t("status.fields.description"), { exact: true })
      .fill("The governor does not hold speed.");
    await customer.getByLabel(t("status.name"), { exact: true }).fill("J. Kran, Chief Engineer");
    await customer.getByLabel(t("forms.email"), { exact: true }).fill("chief@example.org");
    await customer.getByRole("checkbox").check();
    await customer.getByRole("button", { name: t("forms.send") }).click();
    return referenceIn(customer.getByRole("status").first());
  };
  const urgent = await send("MV Stopped", "stopped");
  await send("MV Planned", "planned");

  await expect.poll(() => mailbox.about(urgent).length, { timeout: 15_000 }).toBe(3);
  const alert = mailbox.about(urgent).find((mail) => mail.header("subject")?.endsWith(": URGENT, STOPPED, MV Stopped"));
  expect(alert?.text).toContain("MV Stopped");
  expect(alert?.header("reply-to")).toContain("chief@example.org");
  const start = `${site.url}/status/request/`;
  const mail = mailbox.about(urgent).find(({ to }) => to.includes("chief@example.org"));
  const link = mail?.text.split(/\s+/).find((word) => word.startsWith(start)) ?? "";
  const stage = async (name: "received" | "in-progress" | "waiting" | "done") => {
    await customer.goto(link);
    await expect(customer.getByRole("main")).toContainText(t(`stages.${name}.label`));
    await expect(customer.getByRole("main")).toContainText(t(`stages.${name}.text`));
  };
  await stage("received");

  await signIn(page, site);
  await page.goto("/dashboard/service-requests");
  const rows = page.getByRole("rowheader");
  await expect(rows.first()).toContainText(urgent);
  await expect(rows.first()).toContainText("MV Stopped");
  await expect(rows.first()).toContainText(own.choices.urgency.stopped);
  await page.getByLabel(inbox.urgency, { exact: true }).selectOption("planned");
  await page.getByRole("button", { name: inbox.show, exact: true }).click();
  await expect(page).toHaveURL(/urgency=planned/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).not.toContainText(urgent);
  await page.goto("/dashboard/service-requests");
  await rows.first().getByRole("link").click();

  await page.getByRole("button", { name: inbox.take, exact: true }).click();
  await expect(page.getByText(inbox.done.take)).toBeVisible();
  await stage("in-progress");

  await page.getByLabel(inbox.waitUntil).fill("2020-01-01");
  await page.getByRole("button", { name: own.actions.waiting, exact: true }).click();
  await expect(page.getByLabel(inbox.waitUntil)).toHaveAccessibleDescription(/tomorrow/);
  const day = await page.evaluate(() => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel(inbox.waitUntil).fill(day);
  await page.getByRole("button", { name: own.actions.waiting, exact: true }).click();
  await expect(page.getByText(inbox.done.state)).toBeVisible();
  await expect(page.getByText(/^follow up on /)).toBeVisible();
  await stage("waiting");
  await page.goto("/dashboard/service-requests");
  await expect(page.getByRole("rowheader").filter({ hasText: urgent })).toHaveCount(0);
  await page.goto("/dashboard/service-requests?state=waiting");
  await expect(rows.first()).toContainText("follow up on");
  await rows.first().getByRole("link").click();

  const plan = page.getByRole("region", { name: inbox.plan });
  await plan.getByText(inbox.planVisit).click();
  await plan.getByLabel(inbox.planFrom).fill("2030-11-26T08:00");
  await plan.getByLabel(inbox.planUntil).fill("2030-11-26T07:00");
  await plan.getByLabel(inbox.planWhere).fill("Gdańsk, Repair yard, quay 3");
  await plan.getByLabel(inbox.planWho).fill("Piotr Zieliński");
  await plan.getByRole("button", { name: inbox.savePlan }).click();
  await expect(plan.getByLabel(inbox.planUntil)).toHaveAccessibleDescription(/after its start/);
  await expect(plan.getByLabel(inbox.planWhere)).toHaveValue("Gdańsk, Repair yard, quay 3");
  await plan.getByLabel(inbox.planUntil).fill("2030-11-26T16:30");
  await plan.getByRole("button", { name: inbox.savePlan }).click();
  await expect(plan.getByText(inbox.done.plan)).toBeVisible();
  await expectAccessible(page, "day");
  await page.getByRole("button", { name: own.actions.scheduled, exact: true }).click();
  await expect(page.getByText(inbox.done.state)).toBeVisible();
  await stage("in-progress");
  const main = customer.getByRole("main");
  for (const shown of [t("status.plan"), "26 November 2030 at 08:00 CET", "16:30 CET", "quay 3", "Piotr Zieliński"]) {
    await expect(main).toContainText(shown);
  }
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const close = page.getByRole("button", { name: own.actions.closed, exact: true });
  await close.click();
  // The notice of the change before has the same words.
  await expect(close).toHaveCount(0);
  await stage("done");
  await phone.close();
});
