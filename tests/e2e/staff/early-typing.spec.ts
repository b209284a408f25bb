import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { newLetter, postLetter } from "../forms/contact-form.ts";
import { signIn } from "../sign-in.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { rowsOf } from "../stored-rows.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test.beforeEach(({ page, site }) => signIn(page, site));

/** Opens a page whose script loads only when the returned function is called; that waits until it runs. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const allowed = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await allowed.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    allowed.resolve();
    await settled(page);
  };
}

/** Sends a message. @returns its number */
async function newMessage({ url, database }: BuiltSite): Promise<number | undefined> {
  const letter = newLetter();
  await postLetter(url, letter);
  const [message] = await rowsOf<{ id: number }>(
    database,
    "select id from submissions where form = 'message' and email = $1",
    letter.email,
  );
  return message?.id;
}

test("a reply typed before the page's script has loaded is shown and sent", async ({ page, site }) => {
  const load = await openWithoutScript(page, `/dashboard/messages/${await newMessage(site)}`);
  const reply = page.getByRole("region", { name: "Reply" });
  const text = reply.getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+a");
  await page.keyboard.type("Typed early,");
  await reply.getByLabel("Subject").fill("Early subject");
  await reply.getByLabel("Status after sending").selectOption("");
  await text.focus();
  await load();
  await page.keyboard.type(" and typed late.");
  await expect(text).toHaveValue("Typed early, and typed late.");
  await expect(reply.getByLabel("Subject")).toHaveValue("Early subject");
  await expect(reply.getByLabel("Status after sending")).toHaveValue("");
  await reply.getByRole("button", { name: "Send reply" }).click();
  const sent = page.getByRole("region", { name: "Conversation" }).getByRole("listitem").last();
  await expect(sent).toContainText("Typed early, and typed late.");
  await expect(sent).not.toContainText("Kind regards");
  // The next reply starts from the template.
  await expect(text).not.toHaveValue(/Typed early/);
  await expect(text).not.toHaveValue("");
});

test("the title of an entry typed before the page's script has loaded is kept", async ({ page }) => {
  const load = await openWithoutScript(page, "/dashboard/news/7");
  const form = itemFormOn(page);
  const title = form.text("en", "Title");
  await title.press("ControlOrMeta+a");
  await page.keyboard.type("Typed early");
  await load();
  await form.ready();
  await expect(title).toHaveValue("Typed early");
  await expect(page.getByText(/^Draft autosaved at/)).toBeVisible();
  await page.reload();
  await form.ready();
  await expect(title).toHaveValue("Typed early");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
});

test("text typed early is kept when hydration restarts, as on a slow device", async ({ page, site }) => {
  const load = await openWithoutScript(page, `/dashboard/messages/${await newMessage(site)}`);
  const text = page.getByRole("region", { name: "Reply" }).getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+a");
  await page.keyboard.type("Typed early.");
  // React gives each field that it hydrates a value tracker. A click before the rest is hydrated restarts hydration.
  await text.evaluate((area) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => document.querySelector("h1")?.click();
    Object.defineProperty(area, "_valueTracker", {
      configurable: true,
      set(value: unknown) {
        Object.defineProperty(area, "_valueTracker", { value, configurable: true, writable: true });
        port2.postMessage(0);
      },
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await load();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(text).toHaveValue("Typed early.");
});
