import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { draftSample } from "../../../tests/draft-samples.ts";
import { admin } from "../../../tests/publishing/publishing-site.ts";
import { openTestSite } from "../../../tests/site-handler.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-commit-"));
  await copyFile(inject("baseDatabase"), join(dataDir, "site.sqlite"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("a publication whose process ends right after the commit has its page and its audit entry", async () => {
  const killed = await openTestSite({ DATA_DIR: dataDir });
  killed.onPublished(() => Promise.reject(new Error("killed")));
  const { publishing, storage } = killed.services;
  const version = await storage.contentVersion();
  const draft = draftSample("news", "Committed in time");
  await expect(publishing.save(admin, "news", undefined, { draft, baseVersion: 0, aim: "publish" })).rejects.toThrow(
    "killed",
  );
  await killed.close();

  const site = await openTestSite({ DATA_DIR: dataDir });
  const { audit, contentVersion } = site.services.storage;
  const { items } = await site.services.publishing.list(admin, "news", {
    q: "Committed in time",
    state: "all",
    gap: undefined,
    sort: "changed",
    page: 1,
  });
  const id = items[0]?.id ?? 0;
  expect(await (await site.request(`/news/${id}`)).text()).toContain("Committed in time");
  expect(await (await site.request("/news")).text()).toContain("Committed in time");
  expect(await contentVersion()).toBe(version + 1);
  expect(await audit.ofSubject("news", id, 2)).toMatchObject([
    { action: "item-published", actorId: admin.userId, details: { version: 1 } },
  ]);
  await site.close();
});
