import { randomBytes } from "node:crypto";
import { copyFile, readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import { type KilledChange, killedAfterCommit } from "./after-commit-program.ts";
import { addApplicant } from "./applicants/applicant-samples.ts";
import { type ContractDatabase, postgresContract, sqliteContract } from "./contract-databases.ts";
import { draftSample } from "./draft-samples.ts";
import { plain } from "./pictures/picture-samples.ts";
import { admin } from "./publishing/publishing-site.ts";
import { openRealSite } from "./real-site.ts";
import { findApplication } from "./sent-submissions.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";

// Each test starts another process; pictures are decoded at a low priority.
vi.setConfig({ testTimeout: 120_000 });

const LONG_AGO = new Date(Date.now() - 3_600_000);

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a process killed right after a commit, on %s", (dialect, create) => {
  let database: ContractDatabase;
  let environment: Record<string, string>;
  let site: TestSite | undefined;
  beforeEach(async () => {
    database = await create();
    const { dataDir, databaseUrl } = database.location;
    environment = { DATA_DIR: dataDir };
    if (databaseUrl === undefined) await copyFile(inject("baseDatabase"), join(dataDir, "site.sqlite"));
    else Object.assign(environment, { DATABASE_URL: databaseUrl, SESSION_SECRET: "s".repeat(32) });
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
    await database.remove();
  });

  /** Starts the site, as another process or after the end of the last one. */
  async function start(): Promise<TestSite> {
    await site?.close();
    site = await openTestSite(environment);
    return site;
  }

  /** Ends the site, and kills another process after its change. */
  async function killed(change: KilledChange, given: object): Promise<number> {
    await site?.close();
    site = undefined;
    return killedAfterCommit(environment, change, { actor: admin, ...given });
  }

  const filesIn = async (folder: string) => {
    const entries = await readdir(join(database.location.dataDir, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  };

  test("has erased a submission: its file goes at the next start, and the mail is queued", async () => {
    const { files, storage } = (await start()).services;
    const file = await files.receive(Readable.from(["%PDF-1.7"]), 100);
    await files.save(file);
    const token = randomBytes(32).toString("base64url");
    const hash = tokenHash(token) ?? "";
    const { reference } = await addApplicant(storage, { fileKey: file.key, tokenHash: hash });
    await files.settle(file);
    await killed("submission", { token });
    expect(await filesIn("files")).not.toEqual([]);
    const { services } = await start();
    expect(await findApplication(services.storage, reference)).toBeUndefined();
    expect(await filesIn("files")).toEqual([]);
    expect(await services.storage.submissions.filesToRemove()).toEqual([]);
    expect(await services.storage.erasures.after(0, 9)).toMatchObject([{ reference, reason: "sender" }]);
    const { rows } = services.storage.publishing;
    const mails = await rows.selectFrom("outbox").select("kind").where("reference", "=", reference).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["withdrawal-notice"]);
  });

  // What follows after a commit reads its rows alike on both databases.
  if (dialect === "PostgreSQL") return;

  test("has published: the page, the content version and the audit entry are there", async () => {
    const before = await killed("publication", { draft: draftSample("news", "Committed in time") });
    const { request, services } = await start();
    const { audit, contentVersion } = services.storage;
    const { items } = await services.publishing.list(admin, "news", {
      q: "Committed in time",
      state: "all",
      gap: undefined,
      sort: "changed",
      page: 1,
    });
    const id = items[0]?.id ?? 0;
    expect(await (await request(`/news/${id}`)).text()).toContain("Committed in time");
    expect(await (await request("/news")).text()).toContain("Committed in time");
    expect(await contentVersion()).toBe(before + 1);
    expect(await audit.ofSubject("news", id, 2)).toMatchObject([
      { action: "item-published", actorId: admin.userId, details: { version: 1 } },
    ]);
  });

  test("has changed a setting: its pages, the content version and the audit entry are there", async () => {
    const before = await killed("setting", {});
    const { request, services } = await start();
    const company = await services.storage.company.read();
    expect(company?.social).toEqual([]);
    expect(await (await request("/contact")).text()).not.toContain('rel="me');
    expect(await services.storage.contentVersion()).toBe(before + 1);
    expect(await services.storage.audit.ofSubject("setting", "social", 2)).toMatchObject([
      { action: "settings-changed", actorId: admin.userId, details: { fields: "social" } },
    ]);
  });

  /** Adds a picture, whose copies look an hour old. */
  async function addPicture() {
    const { services } = await start();
    const stream = Readable.from([await plain(40, 30).jpeg().toBuffer()]);
    const received = await services.pictures.receive(admin, { name: "photo.jpg", stream });
    if (received.kind !== "stored") throw new Error(received.reason);
    const { key, version } = received.file;
    const folder = join(database.location.dataDir, "pictures", key);
    for (const path of [join(folder, version), folder]) await utimes(path, LONG_AGO, LONG_AGO);
    return { key, version, folder };
  }

  test("has removed a picture: its files go at the next start", async () => {
    const { key, folder } = await addPicture();
    await killed("picture", { key });
    await utimes(folder, LONG_AGO, LONG_AGO);
    expect(await filesIn("pictures")).not.toEqual([]);
    const { services } = await start();
    expect(await services.pictures.find(admin, key)).toBeUndefined();
    expect(await filesIn("pictures")).toEqual([]);
    const [entry] = await services.storage.audit.ofSubject("picture", key, 9);
    expect(entry).toMatchObject({ action: "picture-removed", actorId: admin.userId });
  });

  test("has moved a focal point: the former copies go at the next start", async () => {
    const { key, version, folder } = await addPicture();
    await killed("focal-point", { key });
    expect(await readdir(folder)).toHaveLength(2);
    const { services } = await start();
    const picture = await services.pictures.find(admin, key);
    expect(picture).toMatchObject({ focal: { x: 0, y: 0 } });
    expect(picture?.version).not.toBe(version);
    expect(await readdir(folder)).toEqual([picture?.version]);
    const served = await services.pictures.servedAt(picture?.path ?? "");
    (await served?.open())?.stream.destroy();
    const [entry] = await services.storage.audit.ofSubject("picture", key, 9);
    expect(entry).toMatchObject({ action: "picture-changed", actorId: admin.userId });
  });
});

describe("when pages cannot be refreshed after a commit", () => {
  test("staff get success, the log names the change, and the pages follow the content version", async () => {
    const site = await openRealSite();
    try {
      const { log, publishing, settings, storage } = site.services;
      const error = vi.spyOn(log, "error").mockImplementation(() => {});
      const about = async () => (await site.request("/contact")).text();
      const news = async () => (await site.request("/news")).text();
      await Promise.all([about(), news()]);
      const err = new Error("not now");
      site.onPublished(() => Promise.reject(err));
      const draft = draftSample("news", "Shown a moment later");
      const saved = await publishing.save(admin, "news", undefined, { draft, baseVersion: 0, aim: "publish" });
      if (saved.kind !== "saved") throw new Error(saved.kind);
      const message = "pages could not be refreshed after a change; this is retried";
      expect(error).toHaveBeenCalledExactlyOnceWith({ err, kind: "news", id: saved.id }, message);
      expect((await storage.audit.ofSubject("news", saved.id, 2)).map(({ action }) => action)).toEqual([
        "item-published",
      ]);
      await expect.poll(news).toContain("Shown a moment later");
      const { contact } = await settings.read(admin);
      const changed = { ...contact.value, email: "a-moment-later@example.org" };
      expect(await settings.saveCompany(admin, "contact", changed, contact.fingerprint)).toEqual({ kind: "saved" });
      expect(error).toHaveBeenLastCalledWith({ err, part: "contact" }, message);
      await expect.poll(about).toContain("a-moment-later@example.org");
    } finally {
      await site.close();
    }
  });
});
