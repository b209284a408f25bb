import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CHROMIUM, findProgram } from "../../../tools/test/debian-programs.ts";
import type { TestSmtp } from "../../../tools/test/smtp.ts";
import { axeViolations } from "../../axe.ts";
import type { BuiltSite } from "../../e2e/start-built-site.ts";
import type { WebClient } from "../../web-client.ts";

/** A built copy of the project that runs, and who uses it. */
export interface UsedCopy {
  visitor: WebClient;
  admin: WebClient;
  mail: TestSmtp;
  site: BuiltSite;
}

const PERSON = { name: "Żaneta <b>Łącka</b>", phone: "+48 600 700 800", time: "Tuesday after 14:00" };
const INBOX = "/dashboard/callbacks";

/** A small photo as a file to choose. */
async function photo(background: string) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { field: "photo", name: "type plate.jpg", bytes };
}

/** A report as a file to choose. */
const report = { field: "report", name: "alarms.pdf", bytes: new TextEncoder().encode("%PDF-1.7\nalarm list") };

/** Where the file store has what visitors sent. */
const storedFiles = async ({ site }: UsedCopy) =>
  (await readdir(join(site.database.dataDir, "files"), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

/** Finds the address of a request's page in the inbox, by its reference. */
async function pageOf({ admin }: UsedCopy, reference: string): Promise<string> {
  const rows = (await admin.open(INBOX)).split("<tr").filter((row) => row.includes(reference));
  const [, path = ""] = /href="(\/dashboard\/callbacks\/\d+)/.exec(rows[0] ?? "") ?? [];
  return path;
}

/** What the first request is called, and where its sender and staff see it. */
const first = { reference: "", statusPage: "", page: "" };

/** Uses the form. Called inside of `describe`. */
export function useCallback(opened: () => UsedCopy): void {
  test("the page is there in every language, and linked from the contact page", async () => {
    const { visitor } = opened();
    expect(await visitor.open("/callback")).toContain("Request a call");
    expect(await visitor.open("/pl/callback")).toContain("Prośba o telefon");
    expect(await visitor.open("/de/callback")).toContain("Rückruf anfordern");
    expect(await visitor.open("/de/contact")).toContain('href="/de/callback"');
    expect(await visitor.open("/sitemap.xml")).toContain("/pl/callback<");
    const [, script = ""] = /src="(\/assets\/own-form-callback[^"]+)"/.exec(await visitor.open("/callback")) ?? [];
    expect(await visitor.open(script)).not.toBe("");
  });

  test("what is wrong is said in place, and nothing typed is lost", async () => {
    const answer = await opened().visitor.post("/pl/callback", { ...PERSON, phone: "12" }, await photo("red"));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const page = await answer.text();
    for (const text of [
      "Prosimy podać numer telefonu z kierunkowym kraju",
      'value="Tuesday after 14:00"',
      'value="12"',
      "&lt;b&gt;Łącka",
      "Jeśli plik był tu już wybrany",
    ]) {
      expect(page).toContain(text);
    }
    const text = { field: "photo", name: "photo.jpg", bytes: new TextEncoder().encode("no photo") };
    const refused = await opened().visitor.post("/callback", PERSON, text);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("could not be read as a photo"),
    ]);
    const wordsOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
    const missing = await wordsOf(await opened().visitor.post("/callback", PERSON, report));
    expect(missing).toMatch(/href="#callback-photo">Photo of the nameplate: No photo chosen/);
    expect(missing).not.toContain('href="#callback-report"');
    const renamed = { ...report, bytes: text.bytes };
    const wrong = await wordsOf(await opened().visitor.post("/de/callback", PERSON, await photo("red"), renamed));
    expect(wrong).toMatch(/href="#callback-report">Alarmliste oder Bericht: Der Inhalt dieser Datei passt nicht/);
    expect(wrong).not.toContain('href="#callback-photo"');
    expect(await opened().admin.open(INBOX)).not.toContain("Łącka");
  });

  test("more than both files may have together is refused before it is read", async () => {
    const { visitor } = opened();
    const before = await storedFiles(opened());
    const large = (field: string, name: string, megabytes: number) => {
      return { field, name, bytes: new Uint8Array(megabytes * 1024 * 1024) };
    };
    const files = [large("photo", "a.jpg", 10), large("report", "a.pdf", 6)];
    expect((await visitor.post("/api/callback", PERSON, ...files)).status).toBe(413);
    expect((await visitor.post("/callback", PERSON, ...files)).status).toBe(413);
    const [whole, over] = [large("photo", "a.jpg", 9), large("report", "a.pdf", 5.1)];
    const answer = await visitor.post("/api/callback", PERSON, whole, over);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: { photo: expect.stringContaining("could not be read"), report: expect.stringContaining("5 MB") } },
    ]);
    expect(await storedFiles(opened())).toBe(before);
  });

  test("a request with both files is thanked for on its sender's private page, and announced to the company", async () => {
    const { visitor, mail } = opened();
    const before = await storedFiles(opened());
    const sent = await visitor.post("/pl/callback", PERSON, await photo("red"), report);
    expect(sent.status).toBe(303);
    const thanks = sent.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/pl\/status\/callback\/[\w-]{43}\?sent=1#sent$/);
    const answer = await visitor.request(thanks);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const page = (await answer.text()).replaceAll("\u00a0", " ");
    first.statusPage = thanks.split("?")[0] ?? "";
    first.reference = /C(?:-[0-9A-Z]{4}){2}/.exec(page)?.[0] ?? "";
    for (const text of [
      "Otrzymaliśmy prośbę o telefon.",
      PERSON.phone,
      PERSON.time,
      "type plate.jpg",
      "alarms.pdf",
      "i zadzwonimy",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain(`>${visitor.url}${first.statusPage}</a>`);
    expect(await storedFiles(opened())).toBe(before + 2);
    const notice = () => mail.received.find(({ header }) => header("subject")?.includes(first.reference));
    await expect.poll(notice, { timeout: 10_000 }).toBeDefined();
    for (const text of [PERSON.phone, "type plate.jpg", "alarms.pdf"]) expect(notice()?.text).toContain(text);
    expect(notice()?.header("reply-to")).toBeUndefined();
  });

  test("the JSON call answers with the reference and the private page, the same request again with the same", async () => {
    const { visitor } = opened();
    const key = randomUUID();
    const send = async () => {
      const fields = { ...PERSON, name: "Olga Wydra", language: "de", key };
      const answer = await visitor.post("/api/callback", fields, await photo("red"));
      return { status: answer.status, ...((await answer.json()) as { reference: string; statusPage: string }) };
    };
    const [one, again] = [await send(), await send()];
    expect(one.status).toBe(201);
    expect(again).toEqual(one);
    expect(await visitor.open(one.statusPage)).toContain("Olga Wydra");
    const wrong = await visitor.post("/api/callback", { language: "de" });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: { phone: "Bitte geben Sie Ihre Telefonnummer ein." } },
    ]);
    const { paths, components } = JSON.parse(await visitor.open("/api/openapi.json"));
    const { schema } = paths["/api/callback"].post.requestBody.content["multipart/form-data"];
    expect(schema.required).toEqual(["photo", "name", "phone", "time"]);
    expect(components.schemas.Receipt.properties).toHaveProperty("statusPage");
  });

  test("staff see it in the inbox, change its state, note, and download the files and the table", async () => {
    const { admin } = opened();
    await admin.send("/dashboard/account", { intent: "language", language: "en" });
    expect(await admin.open("/dashboard")).toContain("2 new requests for a call");
    first.page = await pageOf(opened(), first.reference);
    const page = await admin.open(first.page);
    for (const text of [PERSON.phone, PERSON.time, "type plate.jpg", "alarms.pdf", "i zadzwonimy"]) {
      expect(page).toContain(text);
    }
    await admin.send(first.page, { intent: "take", sawState: "new", sawOwner: "" });
    const owner = /name="sawOwner" value="([^"]+)"/.exec(await admin.open(first.page))?.[1] ?? "";
    await admin.send(first.page, { intent: "state", state: "not-reached", sawState: "in-hand", sawOwner: owner });
    await admin.send(first.page, { intent: "note", note: "Nobody answered" });
    const changed = await admin.open(first.page);
    for (const text of ["Nobody answered", "nie udało się połączyć"]) expect(changed).toContain(text);

    const file = await admin.request(`${first.page}/photo`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(file.headers.get("content-disposition")).toContain('attachment; filename="type plate.jpg"');
    expect(Buffer.from(await file.arrayBuffer()).equals((await photo("red")).bytes)).toBe(true);
    const second = await admin.request(`${first.page}/report`);
    expect([second.status, second.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(Buffer.from(await second.arrayBuffer()).equals(report.bytes)).toBe(true);
    const table = await admin.send("/dashboard/export/callbacks.csv", {});
    for (const text of [first.reference, "type plate.jpg", "alarms.pdf", "Not reached"]) expect(table).toContain(text);
    const audit = await admin.open(`/dashboard/audit?kind=callback`);
    for (const text of [first.reference, "In progress", "Not reached"]) expect(audit).toContain(text);
  });

  test("the private page shows the new state, and withdraws: the files are gone", async () => {
    const { visitor, admin, mail, site } = opened();
    const page = await visitor.open(first.statusPage);
    expect(page).toContain("nie udało się połączyć");
    expect(page).not.toContain("Nobody answered");
    const sent = await visitor.post("/callback", { ...PERSON, name: "Jan Zbędny" }, await photo("blue"), report);
    const own = sent.headers.get("location")?.split("?")[0] ?? "";
    const reference = /C(?:-[0-9A-Z]{4}){2}/.exec(await visitor.open(own))?.[0] ?? "";
    const files = await storedFiles(opened());
    const unsure = await visitor.post(own, { do: "erase" });
    expect([unsure.status, await unsure.text()]).toEqual([422, expect.stringContaining("Tick the box")]);
    const erased = await visitor.post(own, { do: "erase", sure: "on" });
    expect([erased.status, await erased.text()]).toEqual([200, expect.stringContaining(reference)]);
    expect((await visitor.request(own)).status).toBe(404);
    expect(await storedFiles(opened())).toBe(files - 2);
    expect(await admin.open(INBOX)).not.toContain("Zbędny");
    const withdrawal = () => mail.received.filter(({ header }) => header("subject")?.includes(reference)).at(-1);
    await expect.poll(() => withdrawal()?.text, { timeout: 10_000 }).toContain("Please do not call.");
    for (const token of [own, first.statusPage]) expect(site.written()).not.toContain(token.split("/").at(-1));
  });

  test("a browser with script checks each file at its field, keeps the other, and shows the progress of both", async () => {
    const { url } = opened().visitor;
    const executablePath = findProgram(CHROMIUM);
    const args = ["--no-sandbox", "--disable-gpu"];
    const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
      await page.goto(`${url}/callback`);
      await page.getByLabel("Name", { exact: true }).fill("Ewa Nowak");
      await page.getByLabel("Phone").fill(PERSON.phone);
      await page.getByLabel("Preferred time").fill(PERSON.time);
      const [plate, alarms] = [page.getByLabel("Photo of the nameplate"), page.getByLabel("Alarm list or report")];
      const chosen = () => page.locator("[data-chosen]").allTextContents();
      const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: "", buffer: Buffer.from(bytes) });
      expect(await axeViolations(page)).toEqual([]);

      await alarms.setInputFiles(file("alarms.jpg", report.bytes));
      await expect.poll(() => page.locator("#callback-report-error").textContent()).toContain("extensions");
      expect(await page.locator("#callback-photo-error").isVisible()).toBe(false);
      // A file that is dropped belongs to the field under it.
      await page
        .locator("[data-zone]")
        .nth(1)
        .evaluate((zone, content) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], "alarms.pdf"));
          zone.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }, "%PDF-1.7\nalarm list");
      expect(await chosen()).toEqual([expect.stringContaining(".jpg"), "alarms.pdf"]);
      expect(await page.locator("#callback-report-error").isVisible()).toBe(false);

      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect.poll(() => page.locator("#callback-photo-error").textContent()).toContain("No photo chosen");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("callback-photo");
      expect(await chosen()).toEqual([expect.stringContaining(".jpg"), "alarms.pdf"]);
      await plate.setInputFiles(file("huge.jpg", new Uint8Array(10 * 1024 * 1024 + 1)));
      await expect.poll(() => page.locator("#callback-photo-error").textContent()).toContain("larger than 10 MB");
      await alarms.setInputFiles(file("huge.pdf", new Uint8Array(5 * 1024 * 1024 + 1)));
      await expect.poll(() => page.locator("#callback-report-error").textContent()).toContain("larger than 5 MB");
      await plate.setInputFiles(file("plate.jpg", (await photo("green")).bytes));
      await alarms.setInputFiles(file("alarms.pdf", report.bytes));

      const held = Promise.withResolvers<void>();
      await page.route("**/api/callback", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect.poll(() => page.locator("[data-progress]").isVisible()).toBe(true);
      held.resolve();
      await page.waitForURL(/\/status\/callback\//);
      for (const name of ["plate.jpg", "alarms.pdf"]) await page.getByText(name).waitFor();
    } finally {
      await browser.close();
    }
  }, 60_000);
}

/** Checks that what was sent is still there after a backup was restored. */
export async function lookForCallback(copy: UsedCopy): Promise<void> {
  expect(await copy.visitor.open(first.statusPage)).toContain(first.reference);
  expect(await copy.admin.open(first.page)).toContain("Nobody answered");
  const file = await copy.admin.request(`${first.page}/photo`);
  expect(Buffer.from(await file.arrayBuffer()).equals((await photo("red")).bytes)).toBe(true);
  const second = await copy.admin.request(`${first.page}/report`);
  expect(Buffer.from(await second.arrayBuffer()).equals(report.bytes)).toBe(true);
}
