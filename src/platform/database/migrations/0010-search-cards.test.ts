import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { sqliteDialect } from "#platform/database/sqlite/dialect.server.ts";
import { emptySqlite } from "../../../../tests/contract-databases.ts";
import { migrations } from "./migrations.server.ts";

const ignore = () => {};
let dataDir: string;
afterEach(() => rm(dataDir, { recursive: true }));

test("what an earlier release published is found by what its cards show", async () => {
  ({ dataDir } = (await emptySqlite()).location);
  const db = new Kysely<unknown>({ dialect: sqliteDialect(join(dataDir, "site.sqlite")) });
  for (const [name, { up }] of Object.entries(migrations))
    if (name < "0010-search-cards") await up(db, "sqlite", ignore, ignore);
  await sql`insert into projects (id, img, country, services, equipment_maker, posted)
    values (1, '/x.svg', 'NO', '[]', 'Łódź Electric', '2026-01-01')`.execute(db);
  await sql`insert into project_texts (project_id, language, title, description, image_alt, category, vessel_type)
    values (1, 'en', 'Alarms', 'Long.', '', 'Monitoring', 'Product tanker'),
      (1, 'pl', 'Alarmy', 'Długi.', '', 'Monitoring', 'Produktowiec')`.execute(db);
  await sql`insert into products (id, img, stock) values (7, '/y.svg', 1)`.execute(db);
  await sql`insert into product_texts (product_id, language, title, description, image_alt, product_type)
    values (7, 'en', 'Relay', 'Long.', '', 'Protection')`.execute(db);
  for (const language of ["en", "pl", "de"]) {
    await sql`insert into listings (kind, language, sort_key, item_id, folded_title)
      values ('project', ${language}, '2026-01-01', 1, 'old'), ('product', ${language}, '000000000007', 7, 'old'),
        ('news', ${language}, '2026-01-01', 9, 'a title')`.execute(db);
  }
  await migrations["0010-search-cards"].up(db);
  const { rows } = await sql<{ kind: string; language: string; folded_title: string }>`
    select kind, language, folded_title from listings order by kind, language`.execute(db);
  await db.destroy();
  expect(rows.map((row) => [row.kind, row.language, row.folded_title])).toEqual([
    ["news", "de", "a title"],
    ["news", "en", "a title"],
    ["news", "pl", "a title"],
    ["product", "de", "relay protection"],
    ["product", "en", "relay protection"],
    ["product", "pl", "relay protection"],
    ["project", "de", "alarms monitoring product tanker lodz electric norwegen"],
    ["project", "en", "alarms monitoring product tanker lodz electric norway"],
    ["project", "pl", "alarmy monitoring produktowiec lodz electric norwegia"],
  ]);
});
