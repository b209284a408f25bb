import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Publishing } from "#features/publishing/create-publishing.server.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, openPublishingSite, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

const PROGRAM: Actor = { ...admin, sessionId: undefined };
const HOUR_MS = 3_600_000;
const SOON = Date.now() + HOUR_MS;

/** A news item in the state that a call needs; `link` is a preview link of it. */
interface Prepared {
  id: number;
  link: number;
  /** A service, the last of the list, with its place. */
  service: { id: number; from: number };
}

type State = "draft" | "published" | "bin";
type Call = (publishing: Publishing, actor: Actor, item: Prepared) => Promise<unknown>;

/** Each method that changes something: the state it needs, and the audit entry that it leaves. */
const CHANGES = {
  save: ["draft", (p, a, { id }) => p.save(a, "news", id, draft("Newer", 2)), "item-saved Olga news:ID version=3"],
  publish: ["draft", (p, a, { id }) => p.publish(a, "news", id, 2), "item-published Olga news:ID version=2"],
  withdraw: ["published", (p, a, { id }) => p.withdraw(a, "news", id), "item-withdrawn Olga news:ID"],
  schedule: [
    "draft",
    (p, a, { id }) => p.schedule(a, "news", id, { publishAt: SOON }),
    `item-scheduled Olga news:ID publishAt=${SOON}`,
  ],
  move: [
    "draft",
    (p, a, { service: { id, from } }) => p.move(a, "services", id, { from, to: 1 }),
    "item-moved Olga services:SERVICE from=PLACE to=1",
  ],
  moveToBin: ["published", (p, a, { id }) => p.moveToBin(a, "news", id), "item-binned Olga news:ID"],
  restoreFromBin: ["bin", (p, a, { id }) => p.restoreFromBin(a, "news", id), "item-restored Olga news:ID"],
  deleteForGood: ["bin", (p, a, { id }) => p.deleteForGood(a, "news", id), "item-deleted Olga news:ID"],
  duplicate: ["draft", (p, a, { id }) => p.duplicate(a, "news", id), "item-saved Olga news:COPY copyOf=ID"],
  restoreVersion: [
    "draft",
    (p, a, { id }) => p.restoreVersion(a, "news", id, 1, 2),
    "item-saved Olga news:ID version=3 restored=1",
  ],
  createPreviewLink: [
    "draft",
    (p, a, { id }) => p.createPreviewLink(a, "news", id, { days: 9 }),
    "preview-made Olga news:ID days=9",
  ],
  revokePreviewLink: ["draft", (p, a, { link }) => p.revokePreviewLink(a, link), "preview-revoked Olga news:ID"],
} satisfies Partial<Record<keyof Publishing, [State, Call, string]>>;

/** Each method that changes nothing that anybody else sees. */
const QUIET = {
  list: (p, a) => p.list(a, "news", { q: "", state: "all", gap: undefined, sort: "changed", page: 1 }),
  search: (p, a) => p.search(a, "Checked", 10),
  overview: (p, a) => p.overview(a),
  pages: (p, a) => p.pages(a),
  values: (p, a) => p.values(a),
  open: (p, a, { id }) => p.open(a, "news", id),
  openNew: (p, a) => p.openNew(a, "news"),
  labelsFrom: (p, a) => p.labelsFrom(a, "news"),
  check: (p, a, { id }) => p.check(a, "news", id, draftSample("news", "Checked")),
  history: (p, a, { id }) => p.history(a, "news", id),
  version: (p, a, { id }) => p.version(a, "news", id, 1),
  autosave: (p, a, { id }) => p.autosave(a, "news", id, { ...draft("Typed", 2), key: "main", tab: "t", revision: 0 }),
  dropAutosave: (p, a, { id }) => p.dropAutosave(a, "news", id, "main"),
  previewLinks: (p, a, { id }) => p.previewLinks(a, "news", id),
  previewByToken: (p) => p.previewByToken("unknown", "en"),
  itemOfToken: (p) => p.itemOfToken("unknown"),
  previewForStaff: (p, a, { id }) => p.previewForStaff(a, "news", id, "en"),
  gone: (p, _, { id }) => p.gone("news", id),
} satisfies Partial<Record<keyof Publishing, Call>>;

function draft(title: string, baseVersion: number) {
  return input(draftSample("news", title), baseVersion);
}

/**
 * What publishing writes to the audit log, in the transaction of each change. Called inside of `describe`.
 * @param isWhole false leaves out what no SQL decides, for a second database
 */
export function auditedContract(create: () => Promise<ContractDatabase>, isWhole: boolean): void {
  let database: ContractDatabase;
  let site: PublishingSite;
  let last = 0;
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database);
  });
  beforeEach(async () => {
    await taken();
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  /** Audit entries since the last call: `action who subject details`, with "-" for the site itself. */
  async function taken(): Promise<string[]> {
    const { rows: db } = site.storage.publishing;
    const rows = await db.selectFrom("audit_log").selectAll().where("id", ">", last).orderBy("id").execute();
    last = rows.at(-1)?.id ?? last;
    return rows.map(({ action, actor, subject_kind, subject, details }) => {
      const facts = Object.entries(JSON.parse(details)).map((pair) => pair.join("="));
      return [action, actor || "-", `${subject_kind}:${subject}`, ...facts].join(" ");
    });
  }

  /** Everything that a change may write. */
  async function written() {
    const { rows: db } = site.storage.publishing;
    const tables = ["items", "item_versions", "preview_links", "entries", "records", "item_ids", "site_state"] as const;
    return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  }

  /** A news item with two versions and a preview link, in a state. */
  async function prepared(state: State): Promise<Prepared> {
    const { publishing } = site;
    const id = await saved(site, "news", draftSample("news", "First"));
    await publishing.save(admin, "news", id, draft("Second", 1));
    const made = await publishing.createPreviewLink(admin, "news", id, { days: 1 });
    if (made.kind !== "created") throw new Error(`the link came to ${made.kind}`);
    if (state === "published") await publishing.publish(admin, "news", id, 2);
    if (state === "bin") await publishing.moveToBin(admin, "news", id);
    await saved(site, "services", draftSample("services", "First"));
    const service = await saved(site, "services", draftSample("services", "Second"));
    const list = await publishing.list(admin, "services", {
      q: "",
      state: "all",
      gap: undefined,
      sort: undefined,
      page: 1,
    });
    await taken();
    return { id, link: made.link.id, service: { id: service, from: list.total } };
  }

  const lineOf = (line: string, { id, service }: Prepared) =>
    line
      .replace("SERVICE", String(service.id))
      .replace("PLACE", String(service.from))
      .replace("COPY", String(id + 1))
      .replaceAll("ID", String(id));

  test("each method is decided on", () => {
    // `bulkContract` has the entries of `bulk`.
    const known = [...Object.keys(CHANGES), ...Object.keys(QUIET), "applyDue", "bulk"];
    expect(known.sort()).toEqual(Object.keys(site.publishing).sort());
  });

  describe.each(Object.entries(CHANGES) as [string, [State, Call, string]][])("%s", (_, [state, call, line]) => {
    test("is in the audit log, as a program's doing if it was one", async () => {
      const item = await prepared(state);
      await call(site.publishing, admin, item);
      expect(await taken()).toEqual([lineOf(line, item)]);
      const other = await prepared(state);
      await call(site.publishing, PROGRAM, other);
      expect(await taken()).toEqual([`${lineOf(line, other)} by=token`]);
    });

    test("is rolled back when its audit entry cannot be written", async () => {
      const item = await prepared(state);
      const before = await written();
      const published = site.published();
      const { rows } = site.storage.publishing;
      await withoutAuditLog(rows, () => expect(call(site.publishing, admin, item)).rejects.toThrow("audit_log"));
      expect(await written()).toEqual(before);
      expect(site.published()).toBe(published);
      expect(await taken()).toEqual([]);
    });

    test("leaves no entry when it changes nothing", async () => {
      await call(site.publishing, admin, { id: 99_999, link: 99_999, service: { id: 99_999, from: 1 } });
      expect(await taken()).toEqual([]);
    });
  });

  if (isWhole) {
    test.each(Object.entries(QUIET))("%s leaves no entry", async (_, call) => {
      const item = await prepared("draft");
      await call(site.publishing, admin, item);
      expect(await taken()).toEqual([]);
    });
  }

  test("a save is in the audit log as published or as saved, and not at all without changes", async () => {
    const { publishing } = site;
    const id = await saved(site, "news", draftSample("news", "At once"), "publish");
    expect(await taken()).toEqual([`item-published Anna news:${id} version=1`]);
    const same = input(draftSample("news", "At once"), 1, "publish");
    await publishing.save(admin, "news", id, same);
    expect(await taken()).toEqual([`item-published Olga news:${id} version=1`]);
    await publishing.save(admin, "news", id, { ...same, aim: "keep" });
    await publishing.restoreVersion(admin, "news", id, 1, 1);
    expect(await taken()).toEqual([]);
    const incomplete = input(draftSample("news", ""), 1, "publish");
    expect(await publishing.save(admin, "news", id, incomplete)).toMatchObject({ kind: "incomplete", version: 2 });
    expect(await taken()).toEqual([`item-saved Olga news:${id} version=2`]);
    const refused = { ...draftSample("news", "Refused"), img: "/pictures/unknown" };
    expect((await publishing.save(admin, "news", id, input(refused, 2, "publish"))).kind).toBe("refused");
    expect(await taken()).toEqual([]);
  });

  test("a change by a plan is the site's own", async () => {
    const { publishing } = site;
    await publishing.applyDue(SOON);
    const published = await prepared("draft");
    await publishing.schedule(admin, "news", published.id, { publishAt: SOON });
    const withdrawn = await prepared("published");
    await publishing.schedule(admin, "news", withdrawn.id, { withdrawAt: SOON + 1 });
    const missed = await prepared("draft");
    await publishing.schedule(admin, "news", missed.id, { publishAt: SOON + 2 });
    await publishing.save(admin, "news", missed.id, draft("", 2));
    await taken();
    expect(await publishing.applyDue(SOON + 2)).toHaveLength(3);
    expect((await taken()).sort()).toEqual([
      `item-missed - news:${missed.id} by=plan`,
      `item-published - news:${published.id} by=plan`,
      `item-withdrawn - news:${withdrawn.id} by=plan`,
    ]);
  });

  test("a plan whose audit entry cannot be written is not applied, and is applied once it can be", async () => {
    const { publishing, storage } = site;
    const [published, withdrawn] = [await prepared("draft"), await prepared("published")];
    await publishing.schedule(admin, "news", published.id, { publishAt: SOON });
    await publishing.schedule(admin, "news", withdrawn.id, { withdrawAt: SOON });
    await taken();
    const stateOf = async ({ id }: Prepared) => (await publishing.open(admin, "news", id))?.state;
    const before = [site.published(), await storage.contentVersion()];
    await withoutAuditLog(storage.publishing.rows, async () => {
      await expect(publishing.applyDue(SOON)).rejects.toThrow("audit_log");
    });
    expect([await stateOf(published), await stateOf(withdrawn)]).toEqual(["scheduled", "published"]);
    expect([site.published(), await storage.contentVersion()]).toEqual(before);
    expect(await taken()).toEqual([]);
    const retried = SOON + HOUR_MS;
    expect(await publishing.applyDue(retried)).toHaveLength(2);
    expect([await stateOf(published), await stateOf(withdrawn)]).toEqual(["published", "withdrawn"]);
    expect((await taken()).sort()).toEqual([
      `item-published - news:${published.id} by=plan`,
      `item-withdrawn - news:${withdrawn.id} by=plan`,
    ]);
  });
}
