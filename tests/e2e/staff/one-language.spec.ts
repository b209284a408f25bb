import { inLanguageName, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";

const TITLE = "Remont prądnicy wałowej na promie";

test("a project written in Polish alone is public, marked for others, found by searches and in the API", async ({
  page,
  site,
}) => {
  const form = itemFormOn(page);
  await signIn(page, site);
  await page.goto("/dashboard/projects/create");
  await form.ready();
  await form.write("pl", { Title: TITLE, Description: "Nowe uzwojenie, próby pod obciążeniem." });
  for (const name of ["How may the vessel be identified?", "How may the customer be identified?"])
    await page
      .getByRole("group", { name })
      .getByRole("radio", { name: /^Not at all:/ })
      .check();
  await form.openCheck();
  await expect(form.check).toContainText("Visitors see the text in Polish.");
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: `Published: ${TITLE}` });
  const path = (await notice.getByRole("link", { name: "View page" }).getAttribute("href")) ?? "";
  expect(path).toMatch(/\/projects\/\d+$/);
  const id = Number(path.split("/").at(-1));

  const languages: readonly Language[] = ["en", "de", "pl"];
  for (const language of languages) {
    const mark = language === "pl" ? "" : inLanguageName("pl", language);
    // Searches fold letters: a visitor may have no Polish keyboard.
    await page.goto(localizedPath("/projects?q=pradnicy+walowej", language));
    const card = page.locator("#results").getByRole("link", { name: TITLE });
    await expect(card).toHaveCount(1);
    expect((await card.textContent())?.includes(mark)).toBe(true);
    await card.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(TITLE);
    if (mark !== "") await expect(heading).toHaveAttribute("lang", "pl");
  }
  const found = await (await page.request.get(`/api/projects/${id}`)).json();
  expect(found).toMatchObject({ title: TITLE, title_pl: TITLE, title_de: null });
});
