import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import type { BuiltSite } from "../start-built-site.ts";

/** The required English texts of a news item, and a Polish text. */
export const NEWS = {
  title: "Crane test at berth four",
  short_description: "Two days of load tests.",
  description: "The drives held.\n\nNo fault in two days.",
} as const;
export const POLISH = {
  title_pl: "Próby żurawia przy nabrzeżu czwartym",
  short_description_pl: "Dwa dni prób obciążenia.",
  description_pl: "Napędy wytrzymały.",
} as const;

/** Creates an item by an API call in the session of the page's browser. @returns its id */
export async function callForItem(page: Page, site: BuiltSite, folder: "news" | "projects", data: object) {
  const answer = await page.request.post(`${site.url}/api/${folder}`, { data, headers: { origin: site.url } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
