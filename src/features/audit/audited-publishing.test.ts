import { describe, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import type { ChangeOutcome, Publishing } from "#features/publishing/publishing.server.ts";
import { notes } from "../../../tests/audit/noted.ts";
import { auditedPublishing } from "./audited-publishing.server.ts";

const ACTOR: Actor = {
  ...{ userId: "u1", username: "jan.k", name: "Jan", role: "editor", language: "en", sessionId: "s1" },
};
const PROGRAM: Actor = { ...ACTOR, sessionId: undefined };
const DRAFT = emptyDraft(news, "2026-11-20");
const LINK = { id: 3, createdAt: 0, createdBy: "Jan", expiresAt: 1 };
const DONE: ChangeOutcome = { kind: "done", version: 4, state: "published" };
const never = () => Promise.reject(new Error("it is not asked for here"));

/** Every method as it is when all goes well. A new one does not compile here without an answer. */
const FINE: Publishing = {
  list: never,
  overview: never,
  open: async () => undefined,
  openNew: never,
  check: async () => [],
  save: async () => ({ kind: "saved", id: 7, version: 4, state: "draft" }),
  publish: async () => DONE,
  withdraw: async () => DONE,
  schedule: async () => DONE,
  moveToBin: async () => DONE,
  restoreFromBin: async () => DONE,
  deleteForGood: async () => DONE,
  duplicate: async () => ({ kind: "duplicated", id: 8 }),
  history: async () => [],
  version: async () => undefined,
  restoreVersion: async () => ({ kind: "saved", id: 7, version: 5, state: "draft" }),
  autosave: async () => ({ kind: "saved", at: 1, revision: 1 }),
  dropAutosave: async () => {},
  previewLinks: async () => [],
  createPreviewLink: async () => ({ kind: "created", token: "secret-token", link: LINK }),
  revokePreviewLink: async () => ({ kind: "news", id: 7 }),
  previewByToken: async () => undefined,
  itemOfToken: async () => undefined,
  previewForStaff: async () => undefined,
  gone: async () => false,
  applyDue: async () => [
    { kind: "news", id: 7, what: "published" },
    { kind: "offer", id: 2, what: "withdrawn" },
    { kind: "news", id: 9, what: "missed" },
  ],
};

function over(changes: Partial<Publishing> = {}) {
  const { audit, taken } = notes();
  return { publishing: auditedPublishing({ ...FINE, ...changes }, audit), taken };
}

type Call = (publishing: Publishing, actor: Actor) => Promise<unknown>;
const keep = { draft: DRAFT, baseVersion: 3, aim: "keep" } as const;
const publish = { ...keep, aim: "publish" } as const;

/** What each method that changes something leaves on record; a new method is to be named here or below. */
const CHANGES = {
  save: [(p, a) => p.save(a, "news", 7, keep), ["item-saved u1 news:7 version=4"]],
  publish: [(p, a) => p.publish(a, "news", 7, 4), ["item-published u1 news:7 version=4"]],
  withdraw: [(p, a) => p.withdraw(a, "news", 7), ["item-withdrawn u1 news:7"]],
  schedule: [(p, a) => p.schedule(a, "news", 7, { publishAt: 99 }), ["item-scheduled u1 news:7 publishAt=99"]],
  moveToBin: [(p, a) => p.moveToBin(a, "news", 7), ["item-binned u1 news:7"]],
  restoreFromBin: [(p, a) => p.restoreFromBin(a, "news", 7), ["item-restored u1 news:7"]],
  deleteForGood: [(p, a) => p.deleteForGood(a, "news", 7), ["item-deleted u1 news:7"]],
  duplicate: [(p, a) => p.duplicate(a, "news", 7), ["item-saved u1 news:8 copyOf=7"]],
  restoreVersion: [(p, a) => p.restoreVersion(a, "news", 7, 2, 4), ["item-saved u1 news:7 version=5 restored=2"]],
  createPreviewLink: [(p, a) => p.createPreviewLink(a, "news", 7, { days: 9 }), ["preview-made u1 news:7 days=9"]],
  revokePreviewLink: [(p, a) => p.revokePreviewLink(a, 3), ["preview-revoked u1 news:7"]],
} satisfies Partial<Record<keyof Publishing, [Call, string[]]>>;

const QUIET = [
  ...(["list", "overview", "open", "openNew", "check", "history", "version", "autosave", "dropAutosave"] as const),
  ...(["previewLinks", "previewByToken", "itemOfToken", "previewForStaff", "gone"] as const),
] satisfies (keyof Publishing)[];

test("each method is decided on", () => {
  expect([...Object.keys(CHANGES), ...QUIET, "applyDue"].sort()).toEqual(Object.keys(FINE).sort());
  const { publishing } = over();
  for (const method of QUIET) expect(publishing[method]).toBe(FINE[method]);
});

describe.each(Object.entries(CHANGES))("%s", (method, [call, noted]) => {
  test("is on record, as a program's doing where it was one", async () => {
    const { publishing, taken } = over();
    expect(await call(publishing, ACTOR)).toEqual(await call(FINE, ACTOR));
    expect(taken()).toEqual(noted);
    await call(publishing, PROGRAM);
    expect(taken()).toEqual(noted.map((line) => `${line} by=token`));
  });

  test("leaves nothing when it fails", async () => {
    const { publishing, taken } = over({ [method]: () => Promise.reject(new Error("away")) });
    await expect(call(publishing, ACTOR)).rejects.toThrow("away");
    expect(taken()).toEqual([]);
  });

  test("leaves nothing when it comes to nothing", async () => {
    const nothing = method === "revokePreviewLink" ? undefined : { kind: "missing" };
    const { publishing, taken } = over({ [method]: async () => nothing });
    await call(publishing, ACTOR);
    expect(taken()).toEqual([]);
  });
});

test("a save tells whether it was published, kept, or without changes", async () => {
  const { publishing, taken } = over();
  await publishing.save(ACTOR, "news", undefined, { ...publish, baseVersion: 0 });
  await publishing.save(ACTOR, "news", 7, { ...publish, baseVersion: 4 });
  await publishing.save(ACTOR, "news", 7, { ...keep, baseVersion: 4 });
  await publishing.restoreVersion(ACTOR, "news", 7, 5, 5);
  expect(taken()).toEqual(["item-published u1 news:7 version=4", "item-published u1 news:7 version=4"]);
  const half = over({ save: async () => ({ kind: "incomplete", id: 7, version: 4, problems: [] }) });
  await half.publishing.save(ACTOR, "news", 7, publish);
  expect(half.taken()).toEqual(["item-saved u1 news:7 version=4"]);
  const refused = over({ save: async () => ({ kind: "refused", problems: [] }) });
  await refused.publishing.save(ACTOR, "news", 7, publish);
  expect(refused.taken()).toEqual([]);
});

test("what comes as planned is the site's own doing", async () => {
  const { publishing, taken } = over();
  expect(await publishing.applyDue(1)).toHaveLength(3);
  expect(taken()).toEqual([
    "item-published - news:7 by=plan",
    "item-withdrawn - offer:2 by=plan",
    "item-missed - news:9 by=plan",
  ]);
});
