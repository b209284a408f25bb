import { randomUUID } from "node:crypto";
import { expect, PHONE, test } from "../fixtures.ts";
import { rowsOf } from "../stored-rows.ts";

test.describe("on a phone without script", () => {
  // The refused form.
  test.use({ ...PHONE, javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("a service request is begun from a service, pointed to what looks wrong, sent and stored", async ({
    page,
    site,
  }) => {
    const email = `chief-${randomUUID()}@example.com`;
    await page.goto("/services/4");
    await page.getByRole("link", { name: "Describe the fault" }).tap();
    await expect(page.getByLabel("What is wrong")).toHaveValue(/^Maintenance and repair/);
    await page.getByLabel("Vessel or site", { exact: true }).fill("MV Example");
    await page.locator("summary", { hasText: "Vessel details" }).tap();
    await page.getByLabel("IMO number").fill("IMO 9074792");
    await page.locator("summary", { hasText: "Port call" }).tap();
    await page.getByLabel("Port", { exact: true }).fill("Gdnask");
    await page.getByLabel("ETA (UTC)").fill("2026-11-26T14:00");
    await page.getByLabel("Contact name").fill("Jan Kran, Chief Engineer");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send" }).tap();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("2 fields need your attention");
    // What was typed is still there, its groups are open, and nothing was replaced.
    await expect(page.getByLabel("IMO number")).toHaveValue("IMO 9074792");
    await expect(page.getByText("This IMO number is not valid: its check digit is wrong.")).toBeVisible();
    await expect(page.getByLabel("Port", { exact: true })).toHaveValue("Gdnask");
    await expect(page.getByText("Did you mean Gdańsk?")).toBeVisible();
    await page.getByRole("radio", { name: /^Stopped/ }).check();
    await page.getByLabel("I accept the").check();
    await page.getByRole("button", { name: "Send" }).tap();
    await expect(page.locator("#sent")).toContainText(/R-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    const stored = await rowsOf<{ fields: string }>(
      site.database,
      "select fields from submissions where form = 'service-request' and email = $1",
      email,
    );
    expect(stored.map(({ fields }) => JSON.parse(fields))).toMatchObject([
      { urgency: "stopped", imo: "9074792", port: "Gdnask", eta: "2026-11-26T14:00" },
    ]);
  });
});

test.describe("with script", () => {
  test.use(PHONE);

  test("a misspelt port and a wrong IMO number are pointed out beside the field; a tap accepts the port", async ({
    page,
  }) => {
    await page.goto("/pl/service-request?port=Gdnask&imo=1234563");
    const port = page.getByLabel("Port", { exact: true });
    await port.fill("Gdinia");
    await port.blur();
    await page.getByRole("button", { name: "Czy chodzi o: Gdynia?" }).tap();
    await expect(port).toHaveValue("Gdynia");
    const imo = page.getByLabel("Numer IMO");
    await imo.fill("9074792");
    await imo.blur();
    await expect(imo).toHaveAccessibleDescription(/Cyfra kontrolna/);
    await imo.fill("9074729");
    await imo.blur();
    await expect(imo).not.toHaveAccessibleDescription(/Cyfra kontrolna/);
    await page.getByRole("button", { name: "Wyślij" }).tap();
    await expect(page.getByRole("radio", { name: /^Unieruchomienie/ })).toBeFocused();
  });
});
