import type { Page } from "@playwright/test";
import type { Language } from "#platform/i18n/languages.ts";
import { expect } from "../fixtures.ts";
import { newLetter, postLetter } from "../forms/contact-form.ts";
import { genuineCv, postCv } from "../forms/cv-form.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { applicationsFrom, rowsOf } from "../stored-rows.ts";
import { callForItem, NEWS, POLISH } from "./api-items.ts";

/** One address of every kind of page that needs only the example content. */
const PAGES = [
  "/dashboard",
  "/dashboard/news",
  "/dashboard/news?q=nothing+of+this+name",
  "/dashboard/news/create",
  "/dashboard/projects/1",
  "/dashboard/products/1",
  "/dashboard/offers/1",
  "/dashboard/services/4",
  "/dashboard/equipment/3",
  "/dashboard/achievements",
  "/dashboard/achievements/create",
  "/dashboard/pages",
  "/dashboard/pages/home/1",
  "/dashboard/search",
  "/dashboard/pictures",
  "/dashboard/searches",
  "/dashboard/account",
  "/dashboard/staff",
  "/dashboard/messages",
  "/dashboard/messages?state=spam",
  "/dashboard/applications",
  "/dashboard/settings",
  "/dashboard/person",
  "/dashboard/export",
  "/dashboard/audit",
  "/dashboard/first-days",
  "/dashboard/health",
  "/dashboard/no-such-page",
  "/dashboard/pages/no-such-page/1",
] as const;

/** A very long German word, in an item that all lists show. */
const LONG = "Schiffshauptmaschinenfernsteuerungsmodernisierung";

/** Creates an item with two versions. @returns addresses of all pages of the dashboard, including those of the item */
export async function staffPages(page: Page, site: BuiltSite): Promise<string[]> {
  const id = await callForItem(page, site, "news", { ...NEWS, ...POLISH, title: LONG });
  const changed = await page.request.put(`${site.url}/api/news/${id}`, {
    data: { description: `${NEWS.description} ${LONG}.` },
    headers: { origin: site.url },
  });
  expect(changed.status()).toBe(200);
  return [...PAGES, `/dashboard/news/${id}`, `/dashboard/news/${id}/history`, ...(await submissionPages(site))];
}

/** Sends a message and an application under a long name. @returns the addresses of their pages */
async function submissionPages(site: BuiltSite): Promise<string[]> {
  const letter = newLetter({ lastName: LONG.slice(0, 30), message: `${LONG.repeat(4)}\n\n${LONG}` });
  const { email, firstName, lastName } = letter;
  const answers = [
    await postLetter(site.url, letter),
    await postCv(site.url, { firstName, lastName, email, phone: "" }, await genuineCv("writer.pdf", `${LONG}.pdf`)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [message] = await rowsOf<{ id: number }>(
    site.database,
    "select id from submissions where form = 'message' and email = $1",
    email,
  );
  const [application] = await applicationsFrom(site.database, email);
  const { reference = "" } = application ?? {};
  return [
    `/dashboard/messages/${message?.id}`,
    `/dashboard/applications/${reference}`,
    `/dashboard/applications/answers?submission=${reference}&template=declined`,
  ];
}

/** Pages without an account: the login form, also in place of a page, and the pages of links in mails. */
export const SIGNED_OUT_PAGES = [
  "/dashboard",
  "/dashboard/news",
  "/sign-in/forgotten",
  "/sign-in/invitation/nobodys",
  "/sign-in/reset/nobodys",
  "/sign-in/set-up/nobodys",
] as const;

/** Sets the language of the account, as its form would. */
export async function speak(page: Page, site: BuiltSite, language: Language): Promise<void> {
  const answer = await page.request.post(`${site.url}/dashboard/account`, {
    form: { intent: "language", language },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Waits until a page's script runs, including the editors of rich texts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector("[aria-busy=true]") !== null;
    const [main] = document.getElementsByTagName("main");
    return main !== undefined && !isLoading && Object.keys(main).some((key) => key.startsWith("__react"));
  });
}
