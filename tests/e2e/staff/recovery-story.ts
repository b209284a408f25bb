import { expect } from "../fixtures.ts";
import { itemFormOn } from "./item-form.ts";
import type { Stage } from "./publishing-story.ts";
import { settled } from "./staff-pages.ts";

const status = async ({ site }: Stage, path: string) => (await fetch(site.url + path)).status;

/** Moves a public project to the bin and restores it to the site; its address answers 410 in between. */
export async function deleteAndRestoreProject(stage: Stage): Promise<void> {
  const { page } = stage;
  const path = "/projects/1";
  expect(await status(stage, path)).toBe(200);
  const form = itemFormOn(page);
  await page.goto(`/dashboard${path}`);
  await form.ready();
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Moved to the bin" });
  await expect(notice).toBeVisible();
  expect(await status(stage, path)).toBe(410);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Restored from the bin as unpublished/)).toBeVisible();
  expect(await status(stage, path)).toBe(410);

  for (const name of ["How may the vessel be identified?", "How may the customer be identified?"]) {
    await page.getByRole("group", { name }).getByRole("radio", { name: "In general terms only" }).check();
  }
  await form.publish();
  expect(await status(stage, path)).toBe(200);
}

/** Creates the same project again as a program does, with an API token made in the dashboard. */
export async function repeatProjectWithToken(stage: Stage): Promise<void> {
  const { page, site } = stage;
  await page.goto("/dashboard/account");
  const tokens = page.getByRole("region", { name: "API tokens" });
  await settled(page);
  await tokens.getByLabel("Token name").fill("Planning tool");
  await tokens.getByRole("button", { name: "Create token" }).click();
  await expect(tokens).toContainText("it will not be shown again");
  const token = await tokens.locator("pre").first().textContent();

  const { title, description, category, img } = await (await fetch(`${site.url}/api/projects/1`)).json();
  const answer = await fetch(`${site.url}/api/projects`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ title, description, category, img, vessel_named: "no", client_named: "anonymous" }),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  expect(await (await fetch(`${site.url}/projects/${id}`)).text()).toContain(title);
}

/** Ends all sessions: the next request from the same browser, or with its old cookie, is refused. */
export async function endAllSessions({ page, site }: Stage): Promise<void> {
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "End all sessions" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End all sessions" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  const response = await page.goto("/dashboard/news");
  expect(response?.status()).toBe(401);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await fetch(`${site.url}/dashboard/news`, { headers: { cookie } })).status).toBe(401);
}
