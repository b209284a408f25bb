import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { eraseExpired } from "#features/personal-data/retention-job.server.ts";
import { area, document, photo } from "#features/submissions/fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { type PageBrowser, signedInOn } from "./accounts/page-browser.ts";
import { ADMIN, addStaff } from "./accounts/staff-site.ts";
import { provideCallbackTexts } from "./callback/callback.ts";
import { unzipped } from "./personal-data/unzipped.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "./site-handler.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/*
 * Tests a site with a form that takes a text, a required photo and an optional report, from sending to erasure. The
 * recipe `recipes/callback` has files without a text.
 */

vi.mock("#forms/index.ts", async (original) => {
  const { callback } = await import("./callback/callback.ts");
  const { forms } = await original<typeof import("#forms/index.ts")>();
  const withFiles: AnyForm = {
    ...callback,
    fields: {
      ...callback.fields,
      message: area({ max: 1000 }),
      photo: photo(1024 * 1024, "photoMissing"),
      report: document({ kinds: ["pdf"], maxBytes: 2 * 1024 * 1024, optional: true }),
    },
    limit: { name: "callback", count: 0 },
    body: { bytes: 4 * 1024 * 1024, seconds: 60 },
  };
  return { forms: [...forms, withFiles] };
});

const INBOX = "/dashboard/callbacks";
const MONTH_MS = 31 * 86_400_000;
const REPORT = new TextEncoder().encode("%PDF-1.7\nthe report");
const pdf = (bytes = REPORT) => new File([bytes], "report.pdf");

describe.each(["SQLite", "PostgreSQL"])("a form with two files on %s", (kind) => {
  let database: TestDatabase | undefined;
  let site: TestSite;
  let admin: PageBrowser;
  let actor: Actor;
  let picture: File;

  beforeAll(async () => {
    provideCallbackTexts();
    database = kind === "SQLite" ? undefined : await createTestDatabase(inject("migratedPostgres"));
    site = await openTestSite(
      database === undefined ? {} : { DATABASE_URL: database.url, SESSION_SECRET: "secret ".repeat(8) },
    );
    await addStaff(site.services.storage);
    admin = await signedInOn(site, ADMIN);
    const found = await site.services.accounts.whoIs(admin.visit.headers);
    if (found === undefined) throw new Error("nobody is signed in");
    actor = found;
    const plate = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });
    picture = new File([new Uint8Array(await plate.jpeg().toBuffer())], "type plate.jpg");
  }, 60_000);
  afterAll(async () => {
    await site?.close();
    await database?.drop();
  });

  async function send(files: Readonly<Record<string, File>>, change: Readonly<Record<string, string>> = {}) {
    const body = new FormData();
    const fields = { name: "Jan Kran", email: "jan@example.org", phone: "+48 600 700 801", time: "9:00", ...change };
    for (const [name, value] of Object.entries({ ...fields, ...files })) body.set(name, value);
    const answer = await site.request("/api/callback", { method: "POST", headers: { origin: TEST_ORIGIN }, body });
    return { status: answer.status, ...((await answer.json()) as { reference?: string; errors?: object }) };
  }

  const storedFiles = async () =>
    (await readdir(join(site.dataDir, "files"), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length;

  /** Returns the address of a request's page in the inbox. */
  async function pageOf(reference = ""): Promise<string> {
    const rows = (await (await admin.open(INBOX)).text()).split("<tr").filter((row) => row.includes(reference));
    return /\/dashboard\/callbacks\/\d+/.exec(rows[0] ?? "")?.[0] ?? "";
  }

  test("stores both, and staff see and download each", async () => {
    const { status, reference } = await send({ photo: picture, report: pdf() });
    expect(status).toBe(201);
    expect(await storedFiles()).toBe(2);
    const path = await pageOf(reference);
    const page = await (await admin.open(path)).text();
    for (const text of ["type plate.jpg", "report.pdf", `${path}/photo`, `${path}/report`])
      expect(page).toContain(text);
    for (const label of ["Photo", "Report"]) expect(page).toMatch(new RegExp(`<h3[^>]*>${label}</h3>`));
    const [photo, report] = [await admin.open(`${path}/photo`), await admin.open(`${path}/report`)];
    expect([photo.headers.get("content-type"), report.headers.get("content-type")]).toEqual([
      "image/jpeg",
      "application/pdf",
    ]);
    expect(Buffer.from(await photo.arrayBuffer()).equals(Buffer.from(await picture.arrayBuffer()))).toBe(true);
    expect(Buffer.from(await report.arrayBuffer()).equals(REPORT)).toBe(true);
    const after = await (await admin.open(path)).text();
    expect(after.match(/<span>(?:Photo|Report)(?:<!-- -->)?: .*?<\/span>/g)).toHaveLength(2);
    const audit = await (await admin.open("/dashboard/audit?act=submission-file-opened")).text();
    for (const detail of ["file: Photo", "file: Report"]) expect(audit).toContain(detail);
  });

  test("is stored without the optional one, which then cannot be downloaded", async () => {
    const { status, reference } = await send({ photo: picture }, { phone: "+48 600 700 802" });
    expect(status).toBe(201);
    const path = await pageOf(reference);
    expect(await (await admin.open(path)).text()).not.toContain(`${path}/report`);
    expect((await admin.open(`${path}/photo`)).status).toBe(200);
    expect((await admin.open(`${path}/report`)).status).toBe(404);
    const lost = await admin.open(`${path}?photo=missing`);
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining("missing from storage")]);
  });

  test("refuses each file with an error at its field, in the limits of that field, and stores none", async () => {
    const before = await storedFiles();
    expect(await send({ report: pdf() })).toMatchObject({
      status: 422,
      errors: { photo: "No photo chosen. Please choose a .jpg, .png or .heic file." },
    });
    const wrong = await send({ photo: picture, report: new File([REPORT], "report.docx") }, { language: "de" });
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      { report: "Bitte wählen Sie eine Datei in einem dieser Formate und mit nur einer Endung im Namen aus: .pdf." },
    ]);
    const large = (bytes: number, name: string) => new File([new Uint8Array(bytes)], name);
    const tooLarge = await send({
      photo: large(1024 * 1024 + 1, "a.jpg"),
      report: large(2 * 1024 * 1024 + 1, "a.pdf"),
    });
    expect(tooLarge.errors).toEqual({
      photo: expect.stringContaining("larger than 1 MB"),
      report: expect.stringContaining("larger than 2 MB"),
    });
    expect(await storedFiles()).toBe(before);
  });

  test("exports the name and size of each in columns of their own", async () => {
    const { submissionsCsv } = site.services.exports;
    const form = site.services.forms.at(-1);
    const table = form && (await Array.fromAsync(await submissionsCsv(actor, form))).join("");
    const [head = "", first = "", second = ""] = table?.split("\r\n") ?? [];
    for (const column of ["Photo: File", "Photo: File size (bytes)", "Report: File", "Report: File size (bytes)"]) {
      expect(head).toContain(`"${column}"`);
    }
    expect(first).toContain(`,"type plate.jpg",${picture.size},"report.pdf",${REPORT.length},`);
    expect(second).toContain(`,"type plate.jpg",${picture.size},"","",`);
  });

  test("hands both over to the person, and erases both on request", async () => {
    const { reference } = await send({ photo: picture, report: pdf() }, { email: "ola@example.org" });
    const before = await storedFiles();
    const { personalData } = site.services;
    const archive = await unzipped(await buffer((await personalData.archive(actor, "ola@example.org")).body));
    expect(archive.get(`files/${reference}-2.pdf`)?.equals(REPORT)).toBe(true);
    const data = JSON.parse(archive.get("data.json")?.toString() ?? "");
    expect(data.callbacks[0].files).toMatchObject([
      { field: "photo", path: `files/${reference}.jpg` },
      { field: "report", path: `files/${reference}-2.pdf` },
    ]);
    expect(archive.get("summary.txt")?.toString()).toMatch(/Photo: type plate\.jpg\r\nReport: report\.pdf\r\n/);
    await personalData.erase(actor, "ola@example.org");
    expect(await storedFiles()).toBe(before - 2);
  });

  test("erases both after the retention time", async () => {
    await send({ photo: picture, report: pdf() }, { phone: "+48 600 700 803" });
    expect(await storedFiles()).toBeGreaterThan(2);
    const { storage, files, log } = site.services;
    const options = { storage, files, backupDir: join(site.dataDir, "backups"), log };
    expect(await eraseExpired(options, Date.now() + 12 * MONTH_MS)).toMatchObject({ callbacks: 3 });
    expect(await storedFiles()).toBe(0);
  });
});
