import type { Page } from "@playwright/test";
import { submissionTexts } from "#features/submissions/texts.ts";
import { serviceRequestTexts } from "#forms/service-request/texts.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";

const { inbox } = submissionTexts.staff("en");
const { own } = serviceRequestTexts.staff("en");
const polish = translate("pl", serviceRequestTexts, submissionTexts);

const AGENT = "Agencja Morska Przykład, ul. Portowa 1, Gdynia, czynna całą dobę i w święta";
/** What the ship answers, by label. */
const ANSWERS = {
  [polish("status.fields.urgency")]: polish("choices.urgency.restricted"),
  [polish("status.fields.vessel")]: "m/s Wilga",
  [polish("status.fields.description")]: "Obroty silnika falują od wyjścia z portu.\n\nCzujnik wymieniono, bez zmian.",
  [polish("status.name")]: "Jan Krański, II mechanik",
  [polish("status.fields.email")]: "wilga@example.org",
  [polish("status.fields.eta")]: "27.11. o 14:00",
  [polish("status.fields.agent")]: AGENT,
};

// A time that is not one.
test.use({ expectedErrors: [/status of 422/] });

/** The completed text version in a mail whose program quotes it and wraps the quoted lines at 72 characters. */
async function shipsMail(page: Page): Promise<string> {
  const form = await (await page.request.get(localizedPath("/service-request.txt", "pl"))).text();
  const filled = form.split("\n").map((line) => {
    const answer = Object.entries(ANSWERS).find(([label]) => line.startsWith(label.toLocaleUpperCase("pl")));
    return answer === undefined ? line : `${line} ${answer[1]}`;
  });
  const quoted = filled
    .join("\n")
    .split("\n")
    .flatMap((line) => line.match(/(?=\S).{1,70}(?=\s|$)/g) ?? [""])
    .map((line) => `> ${line}`);
  return ["Dzień dobry, formularz poniżej.", "", ...quoted, "-- ", "J. Krański, m/s Wilga", "tel. 58 000 00 00"].join(
    "\n",
  );
}

test("a ship's mail is pasted, read, corrected in one field and stored by keyboard; one without labels is kept whole", async ({
  page,
  site,
}) => {
  const field = (name: keyof typeof own.labels) => page.getByLabel(own.labels[name], { exact: true });
  const language = page.getByLabel(inbox.enter.language, { exact: true });
  const paste = async (mail: string) => {
    await page.getByLabel(inbox.enter.pasted, { exact: true }).focus();
    await page.keyboard.insertText(mail);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(inbox.enter.checkLead).locator("..")).toBeFocused();
  };
  await signIn(page, site);
  await page.goto("/dashboard/service-requests");
  await page.getByRole("link", { name: inbox.enter.link }).press("Enter");
  await paste(await shipsMail(page));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inbox.enter.check);
  await expect(field("urgency")).toHaveValue("restricted");
  await expect(field("vessel")).toHaveValue("m/s Wilga");
  await expect(field("email")).toHaveValue("wilga@example.org");
  await expect(field("agent")).toHaveValue(AGENT);
  await expect(language).toHaveValue("pl");
  // What is no field follows the description: the greeting and the signature, and nothing of the empty form.
  await expect(field("description")).toHaveValue(
    /^Obroty silnika falują od wyjścia z portu\.\n\nCzujnik wymieniono, bez zmian\.\s+Dzień dobry, formularz poniżej\.\s+J\. Krański, m\/s Wilga\ntel\. 58 000 00 00$/,
  );

  await page.getByRole("button", { name: inbox.enter.store, exact: true }).press("Enter");
  await expect(field("eta")).toBeFocused();
  await expect(field("eta")).toHaveAccessibleDescription(/format/);
  await expect(field("agent")).toHaveValue(AGENT);
  await expectAccessible(page, "a time that is refused");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2030-11-27 14:00");
  await page.keyboard.press("Enter");

  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jan Krański, II mechanik");
  await expect(main).toContainText("tel. 58 000 00 00");
  for (const fact of ["m/s Wilga", AGENT, "27 November 2030 at 14:00", "Polish", inbox.enter.byStaff]) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  }
  await page.goto("/dashboard/service-requests");
  const row = page.getByRole("rowheader").filter({ hasText: "m/s Wilga" });
  await expect(row).toContainText(own.choices.urgency.restricted);

  await page.goto("/dashboard/service-requests/new");
  const note = "Dzień dobry,\n\nmamy kłopot z regulatorem: obroty 85, alarm 114.\nProszę o telefon.";
  await paste(note);
  await expect(field("description")).toHaveValue(note);
  await expect(language).toHaveValue("en");
  const values = await main
    .locator("input:not([type=hidden],[type=checkbox]), textarea")
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));
  expect(values.filter((value) => value !== "")).toEqual([note]);
});
