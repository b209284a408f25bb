import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";

const PROJECT = {
  title: "Floating crane, new drives",
  description: "Two hoists and their control.",
  category: "Refit",
};

test("a draft is previewed as its page, its cards and its shared link", async ({ page, site }) => {
  await signIn(page, site);
  const saved = await page.request.post(`${site.url}/api/projects`, { data: PROJECT, headers: { origin: site.url } });
  expect(saved.status()).toBe(201);
  const { id, state } = (await saved.json()) as { id: number; state: string };
  expect(state).toBe("draft");
  const address = `/preview/draft/project/${id}`;

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: PROJECT.title })).toBeVisible();
  await expectAccessible(page, "the page");
  const views = page.getByRole("navigation", { name: "Preview" });
  await views.getByRole("link", { name: "Cards" }).click();
  await expect(page.getByRole("heading", { name: PROJECT.title })).toHaveCount(2);
  // Cards are shown without a page around them.
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expectAccessible(page, "the cards");
  await views.getByRole("link", { name: "Shared link" }).click();
  await expect(page.getByText(new URL(site.url).host)).toBeVisible();
  await expectAccessible(page, "the shared link");
});

test("only the previews of the dashboard may be framed", async ({ page, site }) => {
  const policy = async (path: string) => (await page.request.get(site.url + path)).headers()["content-security-policy"];
  expect(await policy("/preview/draft/news/1")).toContain("frame-ancestors 'self'");
  expect(await policy("/preview/nobodys-token")).toContain("frame-ancestors 'none'");
  expect(await policy("/news/1")).toContain("frame-ancestors 'none'");
});
