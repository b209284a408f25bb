import type { KyselyPlugin, OperationNode } from "kysely";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContractDatabase, emptyPostgres, emptySqlite } from "../../../../tests/contract-databases.ts";
import { connectDatabase, type Database, type DialectName, dialectOf, migrate } from "../open-database.server.ts";

/** An insert of rows as the release before wrote them. */
async function add(db: Database, table: string, ...rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
  }
}

async function all(db: Database, table: string, order: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db))
    .rows;
}

const RICH = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "ł" }] }] };
const project = { img: "/a.svg", project_url: null, country: null, equipment_maker: null, year: null };
const projectText = { description: "Long.", image_alt: "", category: null, vessel_type: null, rich: null };
const item = {
  ...{ version: 1, title: "", folded: "", img: "", posted: "", languages: "{}" },
  ...{ updated_at: 1, updated_by_id: "", updated_by: "" },
};

/** Rows of every table that moves: what this release wrote, what is damaged, and what only others know. */
async function fill(db: Database): Promise<void> {
  await add(
    db,
    "projects",
    { id: 1, ...project, country: "NO", year: 2020, services: "[1, 2]", posted: "2026-01-02", withdrawn: 0 },
    { id: 7, ...project, services: "{", posted: "", withdrawn: 0 },
    { id: 9, ...project, img: "", services: "[]", posted: "2025-01-02", withdrawn: 1 },
  );
  await add(
    db,
    "project_texts",
    { project_id: 1, language: "en", title: "Crane", ...projectText, category: "Refit", rich: JSON.stringify(RICH) },
    { project_id: 1, language: "no", title: "Kran", ...projectText },
    { project_id: 7, language: "pl", title: "Żuraw", ...projectText, rich: "no JSON" },
  );
  await add(db, "news", { id: 4, img: "/b.svg", posted: "2026-02-03", withdrawn: 0 });
  await add(db, "news_texts", {
    ...{ news_id: 4, language: "en", title: "New", short_description: "S.", description: "D.", image_alt: "Alt" },
    rich: null,
  });
  await add(db, "products", { id: 2, img: "/c.svg", stock: 0, documentation_url: null, withdrawn: 0 });
  await add(db, "product_texts", {
    ...{ product_id: 2, language: "en", title: "Relay", description: "D.", image_alt: "", product_type: "Relays" },
    rich: null,
  });
  await add(
    db,
    "job_offers",
    {
      ...{ id: 1, key: "engineer", kind: "job", img: "/d.svg", posted: "2026-01-01" },
      ...{ open_from: null, open_until: "2026-09-30", withdrawn: 0 },
    },
    {
      ...{ id: 6, key: "offer-6", kind: "job", img: "", posted: "2026-01-01" },
      ...{ open_from: null, open_until: null, withdrawn: 1 },
    },
  );
  await add(
    db,
    "job_offer_texts",
    { offer_id: 1, language: "en", record: '{"title":"Engineer", "salary": 7}' },
    { offer_id: 1, language: "de", record: "no JSON" },
  );
  await add(
    db,
    "public_entries",
    { collection: "vessel", id: 3, facts: '{"year":1998, "later":[7]}', visible_from: "2026-01-01", withdrawn: 0 },
    { collection: "vessel", id: 5, facts: "damaged", visible_until: "2026-01-01", withdrawn: 1 },
  );
  await add(db, "public_texts", { collection: "vessel", entry_id: 3, language: "no", record: '{"title":"Skip"}' });
  await add(db, "listings", {
    ...{ kind: "vessel", language: "en", sort_key: "1998", item_id: 3, folded_title: "skip" },
  });
  await add(
    db,
    "items",
    { kind: "offer", id: 1, state: "published", published_version: 1, ...item },
    { kind: "offer", id: 2, state: "draft", ...item },
  );
  await add(db, "documents", {
    ...{ key: "sheet", slug: "s", name: "s", size: 1, sha256: "", uploaded_at: 1 },
    ...{ uploaded_by_id: "", uploaded_by: "" },
  });
  const use = { kind: "offer", item_id: 1, published: 1 };
  await add(db, "picture_uses", { ...use, picture_key: "sheet" }, { ...use, picture_key: "quay" });
  const application = {
    ...{ language: "en", received_at: 1, first_name: "", last_name: "", email: "", phone: "", consent: "vacancy" },
    ...{ consent_at: 1, file_name: "", file_size: 1, file_sha256: "", scan: "", suspected_spam: 0, words_print: "" },
  };
  await add(
    db,
    "applications",
    { id: 30, reference: "A-1", offer_id: 1, file_key: "f1", token_hash: "t1", ...application },
    { id: 40, reference: "A-2", offer_id: null, file_key: "f2", token_hash: "t2", ...application },
  );
  await add(db, "application_notes", { application_id: 30, at: 1, author_id: "", author: "", text: "Noted" });
  await sql`delete from applications where id = 40`.execute(db);
}

describe.each([
  ["SQLite", emptySqlite],
  ["PostgreSQL", emptyPostgres],
])("0013-entries on %s", (name, create) => {
  const isSqlite = name === "SQLite";
  let database: ContractDatabase;
  let db: Database;
  let dialect: DialectName;
  beforeEach(async () => {
    database = await create();
    dialect = dialectOf(database.location);
    db = connectDatabase(database.location, createLog("silent"));
    await migrate(db, dialect, "0012-submissions");
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  test("moves every row, also what cannot be read and what only other releases know", async () => {
    await fill(db);
    await migrate(db, dialect, "0013-entries");
    const entry = { state: "published", visible_from: null, visible_until: null };
    expect(await all(db, "entries", "collection, id")).toEqual([
      { collection: "news", id: 4, ...entry, sort_key: "2026-02-03", facts: '{"img":"/b.svg","posted":"2026-02-03"}' },
      {
        ...{ collection: "offer", id: 1, ...entry, sort_key: "000000000001", visible_until: "2026-09-30" },
        facts: '{"kind":"job","img":"/d.svg","openUntil":"2026-09-30","key":"engineer","posted":"2026-01-01"}',
      },
      {
        ...{ collection: "offer", id: 6, ...entry, state: "withdrawn", sort_key: "000000000006" },
        facts: '{"kind":"job","img":"","key":"offer-6","posted":"2026-01-01"}',
      },
      { collection: "product", id: 2, ...entry, sort_key: "000000000002", facts: '{"img":"/c.svg","stock":0}' },
      {
        ...{ collection: "project", id: 1, ...entry, sort_key: "2026-01-02" },
        facts: '{"img":"/a.svg","country":"NO","year":2020,"posted":"2026-01-02","services":[1,2]}',
      },
      {
        ...{ collection: "project", id: 7, ...entry, sort_key: "" },
        facts: '{"img":"/a.svg","posted":"","services":"{"}',
      },
      {
        ...{ collection: "project", id: 9, ...entry, state: "withdrawn", sort_key: "2025-01-02" },
        facts: '{"img":"","posted":"2025-01-02","services":[]}',
      },
      {
        ...{ collection: "vessel", id: 3, ...entry, sort_key: "1998", visible_from: "2026-01-01" },
        facts: '{"year":1998, "later":[7]}',
      },
      {
        ...{ collection: "vessel", id: 5, ...entry, state: "withdrawn", sort_key: "000000000005" },
        ...{ visible_until: "2026-01-01", facts: "damaged" },
      },
    ]);
    const text = { description: "Long.", imageAlt: "" };
    const records = await all(db, "records", "collection, entry_id, language");
    expect(records.map((row) => [row.collection, row.entry_id, row.language, row.record])).toEqual([
      ["news", 4, "en", '{"title":"New","shortDescription":"S.","description":"D.","imageAlt":"Alt"}'],
      ["offer", 1, "de", "no JSON"],
      ["offer", 1, "en", '{"title":"Engineer", "salary": 7}'],
      ["product", 2, "en", '{"title":"Relay","description":"D.","imageAlt":"","productType":"Relays"}'],
      ["project", 1, "en", JSON.stringify({ title: "Crane", ...text, rich: RICH, category: "Refit" })],
      ["project", 1, "no", JSON.stringify({ title: "Kran", ...text })],
      ["project", 7, "pl", JSON.stringify({ title: "Żuraw", ...text, rich: "no JSON" })],
      ["vessel", 3, "no", '{"title":"Skip"}'],
    ]);
    const reference = { collection: "offer", entry_id: 1, published: 1 };
    expect(await all(db, "references", "to_id")).toEqual([
      { ...reference, to_collection: "pictures", to_id: "quay" },
      { ...reference, to_collection: "documents", to_id: "sheet" },
    ]);
    const items = await all(db, "items", "id");
    expect(items.map(({ published_until }) => published_until)).toEqual(["2026-09-30", null]);
    expect(await all(db, "site_state", "key")).toContainEqual({ key: "adopt-published", value: "1" });
  });

  test("leaves applications, their notes and the next id as they were", async () => {
    await fill(db);
    const [before, notes] = [await all(db, "applications", "id"), await all(db, "application_notes", "id")];
    await migrate(db, dialect, "0013-entries");
    expect(await all(db, "applications", "id")).toEqual(before);
    expect(await all(db, "application_notes", "id")).toEqual(notes);
    const { id: _, ...next } = { ...before[0], reference: "A-3", file_key: "f3", token_hash: "t3" } as { id?: number };
    await add(db, "applications", next);
    const added = (await all(db, "applications", "id")).find(({ reference }) => reference === "A-3");
    // Ids that were given are in the sequence of SQLite alone.
    expect(added?.id).toBe(dialect === "sqlite" ? 41 : 1);
    // Notes go with their application as before.
    await sql`delete from applications where id = 30`.execute(db);
    expect(await all(db, "application_notes", "id")).toEqual([]);
  });

  test.runIf(isSqlite)("texts whose entry is gone are left out, and the log says how many", async () => {
    await fill(db);
    await sql`pragma foreign_keys = off`.execute(db);
    const text = { title: "Secret", short_description: "", description: "", image_alt: "", rich: null };
    await add(db, "news_texts", { ...text, news_id: 5, language: "en" }, { ...text, news_id: 5, language: "pl" });
    await add(db, "public_texts", { collection: "news", entry_id: 3, language: "en", record: "{}" });
    await sql`pragma foreign_keys = on`.execute(db);
    const lines: string[] = [];
    await migrate(db, dialect, "0013-entries", {
      log: createLog("info", { write: (line) => void lines.push(line) }),
    });
    expect(lines.map((line) => JSON.parse(line).msg).filter((told) => told.includes("left out"))).toEqual([
      "rows of news_texts left out, as what they belong to is gone: 2",
      "rows of public_texts left out, as what they belong to is gone: 1",
    ]);
    expect(lines.join()).not.toContain("Secret");
    expect(await all(db, "records", "1")).toHaveLength(8);
  });

  test("has nothing to move on a new database", async () => {
    await migrate(db, dialect, "0013-entries");
    for (const table of ["entries", "records", "references"]) expect(await all(db, table, "1")).toEqual([]);
  });

  test("ends, and changes nothing, when a record differs from what it was", async () => {
    await fill(db);
    const before = await all(db, "project_texts", "project_id, language");
    await expect(migrate(db.withPlugin(replacing("Żuraw", "Zuraw")), dialect, "0013-entries")).rejects.toThrow(
      "project: 7 was changed",
    );
    expect(await all(db, "project_texts", "project_id, language")).toEqual(before);
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    expect(rows).toEqual([{ name: "0012-submissions" }]);
    await migrate(db, dialect, "0013-entries");
    expect((await all(db, "records", "1")).length).toBe(8);
  });
});

/** Writes something else than what a statement says, as a fault of a disk or of the program would. */
function replacing(text: string, other: string): KyselyPlugin {
  const changed = (node: unknown): unknown => {
    if (typeof node === "string") return node.replace(text, other);
    if (Array.isArray(node)) return node.map(changed);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, changed(value)]));
  };
  return {
    transformQuery: ({ node }) => changed(node) as OperationNode as typeof node,
    transformResult: async ({ result }) => result,
  };
}
