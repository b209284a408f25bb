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

test("applications that came before are found by the search, and stand where new ones do", async () => {
  ({ dataDir } = (await emptySqlite()).location);
  const db = new Kysely<unknown>({ dialect: sqliteDialect(join(dataDir, "site.sqlite")) });
  const house = migrations["0006-house"];
  for (const [name, { up }] of Object.entries(migrations))
    if (name < "0006-house") await up(db, "sqlite", ignore, ignore);
  await sql`insert into applications (reference, language, received_at, first_name, last_name, email, phone, consent,
      consent_at, file_key, file_name, file_size, file_sha256, scan, token_hash, suspected_spam, words_print)
    values ('A-1', 'pl', 1, 'Łucja', 'Żak', 'l@example.com', '+48 600', 'vacancy', 1, 'k', 'cv.pdf', 1, '', 'clean', 't', 0,
      'w')`.execute(db);
  await house.up(db, "sqlite");
  const { rows } = await sql`select state, ratings, rating, folded from applications`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ state: "new", ratings: 0, rating: 0, folded: "a-1 lucja zak l@example.com +48 600 48600" }]);
});
