import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ReadableStream } from "node:stream/web";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { email, photos } from "#features/submissions/fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { type PageBrowser, signedInOn } from "./accounts/page-browser.ts";
import { ADMIN, addStaff } from "./accounts/staff-site.ts";
import { provideCallbackTexts } from "./callback/callback.ts";
import { unzipped } from "./personal-data/unzipped.ts";
import { jpegWithPosition } from "./pictures/jpeg-with-position.ts";
import { pngOf } from "./pictures/picture-samples.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "./site-handler.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/* Tests a site with a form that takes several photos, with its text or after it, from sending to erasure. */

vi.mock("#forms/index.ts", async (original) => {
  const { callback } = await import("./callback/callback.ts");
  const { forms } = await original<typeof import("#forms/index.ts")>();
  const status = { address: "status/callback", drawing: "", parent: () => ({ title: "Home", path: "/" }) };
  const withPhotos: AnyForm = {
    ...callback,
    pages: { ...callback.pages, status },
    // Without an address, the answer has the private page.
    fields: { ...callback.fields, email: { ...email(254), required: false }, photos: photos(3, 2 * 1024 * 1024) },
    limit: { name: "callback", count: 0 },
    body: { bytes: 7 * 1024 * 1024, seconds: 60 },
  };
  return { forms: [...forms, withPhotos] };
});

const decoder = vi.hoisted(() => ({ isAway: false }));
vi.mock("#features/submissions/decode-photo.server.ts", async (original) => {
  const module = await original<typeof import("#features/submissions/decode-photo.server.ts")>();
  const photoDecoder: typeof module.photoDecoder = (...options) => {
    const decode = module.photoDecoder(...options);
    return async (...photo) => (decoder.isAway ? "later" : decode(...photo));
  };
  return { ...module, photoDecoder };
});

const DAY_MS = 86_400_000;
const INBOX = "/dashboard/callbacks";

describe.each(["SQLite", "PostgreSQL"])("a form with several photos on %s", (kind) => {
  let database: TestDatabase | undefined;
  let site: TestSite;
  let admin: PageBrowser;
  let actor: Actor;

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
  }, 60_000);
  afterAll(async () => {
    await site?.close();
    await database?.drop();
  });

  const file = (bytes: Uint8Array, name = "IMG_0001.JPG") => new File([new Uint8Array(bytes)], name);
  const plain = async (background: string) =>
    file(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer(),
      `${background}.jpg`,
    );
  const post = (path: string, body: FormData) =>
    site.request(path, { method: "POST", headers: { origin: TEST_ORIGIN }, body });

  interface Answer {
    status: number;
    reference?: string;
    statusPage?: string;
    uploads?: string;
    undecoded?: number;
    errors?: Record<string, string>;
  }

  const answered = async (response: Response): Promise<Answer> => ({
    status: response.status,
    ...((await response.json()) as Omit<Answer, "status">),
  });

  async function send(chosen: readonly File[], change: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const body = new FormData();
    const fields = { name: "Jan Kran", email: "jan@example.org", phone: "+48 600 700 801", time: "9:00", ...change };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const one of chosen) body.append("photos", one);
    return answered(await post("/api/callback", body));
  }

  function photosOf(chosen: readonly File[]): FormData {
    const body = new FormData();
    for (const one of chosen) body.append("photos", one);
    return body;
  }
  const add = async (uploads: string, ...chosen: File[]) => answered(await post(`${uploads}/photos`, photosOf(chosen)));

  const storedFiles = async () =>
    (await readdir(join(site.dataDir, "files"), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length;

  /** Returns the row of a request in the inbox, and the address of its page. */
  async function rowOf(reference = "") {
    const rows = (await (await admin.open(INBOX)).text()).split("<tr").filter((row) => row.includes(reference));
    return { row: rows[0] ?? "", path: /\/dashboard\/callbacks\/\d+/.exec(rows[0] ?? "")?.[0] ?? "" };
  }

  test("stores each upright and without metadata, and staff download them one by one", async () => {
    const original = await jpegWithPosition(600, 400);
    expect((await sharp(original).metadata()).exif?.includes("Secret berth")).toBe(true);
    const { status, reference } = await send([file(original), await plain("red")], { phone: "+48 600 700 810" });
    expect(status).toBe(201);
    const { row, path } = await rowOf(reference);
    expect(row).not.toContain("photos added");
    const page = await (await admin.open(path)).text();
    for (const text of ["IMG_0001.JPG", "red.jpg", `${path}/photos/1"`, `${path}/photos/2"`])
      expect(page).toContain(text);
    const answer = await admin.open(`${path}/photos/1`);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata();
    // The camera was turned.
    expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 400, height: 600 });
    expect(bytes.includes("Secret berth")).toBe(false);
    const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
    expect((await admin.open(`${path}/photos/2`)).status).toBe(200);
    const audit = await (await admin.open("/dashboard/audit?act=submission-file-opened")).text();
    for (const detail of ["number: 1", "number: 2"]) expect(audit).toContain(detail);
    for (const nothing of ["3", "0", "x", "1/2"]) {
      expect((await admin.open(`${path}/photos/${nothing}`)).status).toBe(404);
    }
  });

  test("follow the text one by one; one that is sent again is stored once, and no more than three are", async () => {
    const {
      status,
      reference,
      statusPage = "",
      uploads = "",
    } = await send([], { phone: "+48 600 700 814", key: "key-of-following", language: "pl", email: "" });
    expect([status, statusPage]).toEqual([201, expect.stringMatching(/^\/pl\/status\/callback\/[\w-]{43}$/)]);
    expect(uploads).toMatch(new RegExp(`^/pl/status/callback/${reference}\\.[\\w-]{43}$`));
    const before = await storedFiles();
    const red = await plain("red");
    // The answer to the first was lost: both are under way.
    const twice = await Promise.all([add(uploads, red), add(uploads, red)]);
    expect(twice).toMatchObject([
      { status: 201, reference },
      { status: 201, reference },
    ]);
    expect(await storedFiles()).toBe(before + 1);
    expect(await add(uploads, await plain("blue"), await plain("green"))).toMatchObject({ status: 201 });
    expect(await add(uploads, red)).toMatchObject({ status: 201 });
    expect(await add(uploads, await plain("black"))).toMatchObject({
      status: 409,
      errors: { photos: expect.stringContaining("największą możliwą liczbę") },
    });
    expect(await storedFiles()).toBe(before + 3);
    const { row, path } = await rowOf(reference);
    expect(row).toContain("photos added");
    const opened = await (await admin.open(path)).text();
    expect(opened.match(/Added on/g)).toHaveLength(3);
    expect(opened).toContain(`${path}/photos/3"`);
    const own = await (await site.request(statusPage)).text();
    for (const name of ["red.jpg", "blue.jpg", "green.jpg"]) expect(own).toContain(name);
    expect(own).not.toContain('data-later="photos"');
  });

  test("the answer to the text lets its sender add them for a day, and nothing else", async () => {
    const { reference = "", statusPage, uploads = "" } = await send([], { phone: "+48 600 700 820" });
    expect(statusPage).toBeUndefined();
    const { row: before } = await rowOf(reference);
    const choices = [
      { do: "erase", sure: "on" },
      { do: "write", text: "Not from the sender", key: "written-after-0" },
    ];
    for (const address of [uploads, `${uploads}?sent=1`, `${uploads}.data`]) {
      const page = await site.request(address);
      expect([page.status, (await page.text()).includes("+48 600 700 820")]).toEqual([404, false]);
    }
    for (const choice of choices) {
      const body = new URLSearchParams(choice);
      const posted = await site.request(uploads, { method: "POST", headers: { origin: TEST_ORIGIN }, body });
      expect(posted.status).toBe(404);
    }
    const red = await plain("red");
    expect((await site.request(`${uploads}/photos`)).status).toBe(405);
    expect((await rowOf(reference)).row).toBe(before);
    const other = await send([], { phone: "+48 600 700 821" });
    const [name, ofOther] = [/C(?:-\w{4}){2}/, other.reference ?? ""] as const;
    for (const wrong of [
      uploads.replace(name, ofOther),
      uploads.replace("/callback/", "/request/"),
      uploads.slice(0, -1),
      uploads.replace(/\..*/, ""),
      uploads.replace(/\..*/, "."),
    ]) {
      expect([wrong, (await add(wrong, red)).status]).toEqual([wrong, 404]);
    }
    expect(await add(uploads, red)).toMatchObject({ status: 201, reference });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS });
    try {
      expect(await add(uploads, await plain("blue"))).toMatchObject({
        status: 404,
        errors: { photos: expect.stringContaining("no longer valid") },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test("are listed in the table and in the person's archive, and erased with the person", async () => {
    const { reference } = await send([await plain("red"), await plain("blue")], { email: "ola@example.org" });
    const { submissionsCsv } = site.services.exports;
    const form = site.services.forms.at(-1);
    const table = form && (await Array.fromAsync(await submissionsCsv(actor, form))).join("");
    expect(table?.split("\r\n").find((line) => line.includes(reference ?? "?"))).toMatch(
      /"red\.jpg; blue\.jpg","\d+; \d+"/,
    );
    const { personalData } = site.services;
    const archive = await unzipped(await buffer((await personalData.archive(actor, "ola@example.org")).body));
    const data = JSON.parse(archive.get("data.json")?.toString() ?? "");
    expect(data.callbacks[0].files).toMatchObject([
      { field: "photos", path: `files/${reference}.jpg`, name: "red.jpg" },
      { field: "photos", path: `files/${reference}-2.jpg`, name: "blue.jpg" },
    ]);
    expect((await sharp(archive.get(`files/${reference}-2.jpg`)).metadata()).format).toBe("jpeg");
    const before = await storedFiles();
    await personalData.erase(actor, "ola@example.org");
    expect(await storedFiles()).toBe(before - 2);
  });

  // Neither pictures nor links depend on the database.
  if (kind === "PostgreSQL") return;

  test("is at most 2,560 pixels wide", async () => {
    const { reference } = await send([file(await jpegWithPosition(4000, 500))], { phone: "+48 600 700 811" });
    const { path } = await rowOf(reference);
    const { width, height } = await sharp(
      Buffer.from(await (await admin.open(`${path}/photos/1`)).arrayBuffer()),
    ).metadata();
    expect([width, height]).toEqual([320, 2560]);
  });

  test.each([
    ["HEIC", async () => file(Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "IMG_1.HEIC"), "Most Compatible"],
    ["PNG by its name", async () => file(pngOf(9, 9), "a.png"), "Most Compatible"],
    ["PNG under another name", async () => file(pngOf(9, 9), "a.jpg"), "Most Compatible"],
    [
      "HEIC under another name",
      async () => file(Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "a.jpg"),
      "Most Compatible",
    ],
    ["a text", async () => file(Buffer.from("<script>"), "a.jpg"), "damaged"],
    ["an empty file", async () => file(Buffer.alloc(0), "a.jpg"), "empty"],
    ["a truncated photo", async () => file(halfOf(await jpegWithPosition(600, 400)), "a.jpg"), "damaged"],
    ["a decompression bomb", async () => file(await hugeJpeg(), "a.jpg"), "40 megapixels"],
    ["one that is too large", async () => file(Buffer.alloc(2 * 1024 * 1024 + 1), "a.jpg"), "larger than 2 MB"],
  ])("%s is refused with advice, and leaves no file", async (_, make, advice) => {
    const before = await storedFiles();
    const { status, errors } = await send([await plain("red"), await make()], { phone: "+48 600 700 812" });
    expect([status, errors]).toEqual([422, { photos: expect.stringContaining(advice) }]);
    const { uploads = "" } = await send([], { phone: "+48 600 700 813", key: "key-of-refused" });
    expect(await add(uploads, await make())).toMatchObject({
      status: 422,
      errors: { photos: expect.stringContaining(advice) },
    });
    expect(await storedFiles()).toBe(before);
  });

  test("more than three are refused at once", async () => {
    const before = await storedFiles();
    const red = await plain("red");
    expect(await send([red, red, red, red])).toMatchObject({
      status: 422,
      errors: { photos: "At most 3 photos can be sent. Please remove some." },
    });
    expect(await storedFiles()).toBe(before);
  });

  test("that arrived before the request broke off leave no file", async () => {
    const { uploads = "" } = await send([], { phone: "+48 600 700 819", key: "key-of-the-broken" });
    const red = await plain("red");
    const sent = new Request(TEST_ORIGIN, { method: "POST", body: photosOf([red, await plain("blue")]) });
    const bytes = Buffer.from(await sent.arrayBuffer());
    const incoming = join(site.dataDir, "files", "incoming");
    const sizes = async () => {
      const entries = await readdir(incoming, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
    };
    const before = await storedFiles();
    const pieces = async function* () {
      // The end of the second file is missing.
      yield new Uint8Array(bytes.subarray(0, -100));
      await vi.waitFor(async () => expect(await sizes()).toContain(red.size), 30_000);
      throw new Error("the connection broke off");
    };
    const { status } = await site.request(`${uploads}/photos`, {
      method: "POST",
      headers: { origin: TEST_ORIGIN, "content-type": sent.headers.get("content-type") ?? "" },
      body: ReadableStream.from(pieces()) as BodyInit,
      duplex: "half",
    } as RequestInit);
    expect(status).toBe(400);
    expect(await sizes()).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  test("are added on the private page without script", async () => {
    const { reference, statusPage = "" } = await send([], { phone: "+48 600 700 815", email: "" });
    expect(await (await site.request(statusPage)).text()).toMatch(
      /<form[^>]*action="\?add=photos#photos"[^>]*enctype="multipart/i,
    );
    const refused = await post(`${statusPage}?add=photos`, photosOf([file(pngOf(9, 9), "a.png")]));
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("Most Compatible")]);
    const none = await post(`${statusPage}?add=photos`, photosOf([file(Buffer.alloc(0), "")]));
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("Please choose a photo.")]);
    const sent = await post(`${statusPage}?add=photos`, photosOf([await plain("red"), await plain("blue")]));
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${statusPage}?files=added#files`]);
    const page = await (await site.request(`${statusPage}?files=added`)).text();
    for (const text of ["The photos have been added.", "red.jpg", "blue.jpg", "You can add 1 JPEG photo"])
      expect(page).toContain(text);
    expect((await rowOf(reference)).row).toContain("photos added");
    expect((await post(`${statusPage}?add=time`, photosOf([await plain("red")]))).status).toBe(404);
  });

  test("are taken only by a link of an open submission", async () => {
    const red = await plain("red");
    const before = await storedFiles();
    expect((await add(`/status/callback/${"x".repeat(43)}`, red)).status).toBe(404);
    expect((await add("/status/callback/short", red)).status).toBe(404);
    const answer = await send([], { phone: "+48 600 700 816", email: "" });
    const { reference, statusPage = "", uploads = "" } = answer;
    const { path } = await rowOf(reference);
    const form = site.services.forms.at(-1);
    if (form === undefined) throw new Error("there is no form");
    const seen = { state: "new", ownerId: undefined };
    await site.services.inbox.setState(actor, form, path.split("/").at(-1) ?? "", seen, "called");
    for (const link of [statusPage, uploads]) {
      expect(await add(link, red)).toMatchObject({
        status: 409,
        errors: { photos: expect.stringContaining("closed") },
      });
    }
    expect(await (await site.request(statusPage)).text()).not.toContain('data-later="photos"');
    expect(await storedFiles()).toBe(before);
  });

  test("of an unknown link are not read, nor is any other body", async () => {
    const { reference = "" } = await send([], { phone: "+48 600 700 823" });
    const unknown = [`/status/callback/${"x".repeat(43)}`, "/status/callback/short", `/status/callback/${reference}.x`];
    for (const path of unknown.flatMap((link) => [link, `${link}?add=photos`, `${link}/photos`])) {
      let isRead = false;
      const pull = () => {
        isRead = true;
      };
      for (const type of ["multipart/form-data; boundary=a", "application/x-www-form-urlencoded"]) {
        const { status } = await site.request(path, {
          method: "POST",
          headers: { origin: TEST_ORIGIN, "content-type": type },
          body: new ReadableStream({ pull }, { highWaterMark: 0 }) as BodyInit,
          duplex: "half",
        } as RequestInit);
        expect([path, status, isRead]).toEqual([path, 404, false]);
      }
    }
  });

  test("an equal request without its key gets the reference, but no link to add photos", async () => {
    const change = { phone: "+48 600 700 817" };
    const { reference, uploads } = await send([], { ...change, key: "key-of-the-equal" });
    expect(uploads).toBeDefined();
    expect(await send([], { ...change, key: "key-of-the-equal" })).toEqual({ status: 201, reference, uploads });
    expect(await send([], { ...change, key: "key-of-another" })).toEqual({ status: 201, reference });
    expect(await send([], change)).toEqual({ status: 201, reference });
  });

  test("that could not be decoded can be sent again: without script, the thanks or the private page say so", async () => {
    const receipt = { kind: "stored", reference: "R-7K3D-Q9XW", undecoded: 1, language: "de", values: {} } as const;
    const { statusPage = "" } = await send([], { phone: "+48 600 700 818", email: "" });
    vi.spyOn(site.services.submissions, "receive")
      .mockResolvedValueOnce({ ...receipt, uploads: "/de/status/request/R-7K3D-Q9XW.key" })
      .mockResolvedValueOnce({ ...receipt, statusPage });
    const sendWithout = async () =>
      (await post("/de/service-request", photosOf([await plain("red")]))).headers.get("location");
    const thanks = "/de/service-request?sent=R-7K3D-Q9XW&files=later";
    expect(await sendWithout()).toBe(`${thanks}#sent`);
    const thanked = await (await site.request(thanks)).text();
    expect(thanked).toContain("konnten gerade nicht verarbeitet werden");
    expect(thanked).toMatch(/Der Link steht in der Bestätigungs-E-\u2060Mail/);
    expect(await (await site.request(thanks.replace(/&.*/, ""))).text()).not.toContain("gerade nicht verarbeitet");
    expect(await sendWithout()).toBe(`${statusPage}?sent=1&files=later#files`);
    const page = await (await site.request(`${statusPage}?sent=1&files=later`)).text();
    expect(page).toContain("could not be processed just now");
    expect(page).toContain('id="sent"');
  });

  test("that could not be decoded are added when the same request comes again", async () => {
    const change = { phone: "+48 600 700 822" };
    const [red, blue] = [await plain("red"), await plain("blue")];
    const before = await storedFiles();
    decoder.isAway = true;
    const first = await send([red, blue], change);
    expect(first).toMatchObject({ status: 201, undecoded: 2 });
    const { reference } = first;
    expect(await send([red, blue], change)).toEqual({ status: 201, reference, undecoded: 2 });
    decoder.isAway = false;
    expect(await storedFiles()).toBe(before);
    for (let i = 0; i < 2; i++) expect(await send([red, blue], change)).toEqual({ status: 201, reference });
    expect(await storedFiles()).toBe(before + 2);
    const page = await (await admin.open((await rowOf(reference)).path)).text();
    for (const name of ["red.jpg", "blue.jpg"]) expect(page).toContain(name);
    expect((await send([red], change)).reference).not.toBe(reference);
  });
});

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** A JPEG of a few bytes whose header claims 60,000 × 60,000 pixels. */
async function hugeJpeg(): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(60_000, frame + 5);
  small.writeUInt16BE(60_000, frame + 7);
  return small;
}
