import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrations } from "#platform/database/migrations/migrations.server.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { setClock } from "../../tools/test/clock.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { release1 } from "../released-data.ts";
import { releasedPostgres, releasedSqlite, stateOf } from "./released-database.ts";

/** ms for a dozen processes, on a machine with other work. */
const LONG = 120_000;

/**
 * Opens the storage as a start does and prints each statement before it runs. With a number, it kills itself in place of the
 * statement of this number.
 */
const PROGRAM = `
  import { writeSync } from "node:fs";
  import { DatabaseSync, StatementSync } from "node:sqlite";
  import pg from "pg";
  import { createLog } from "#platform/logging/log.server.ts";
  import { openStorage } from "#storage.server.ts";
  import "#platform/i18n/native-texts.ts";
  const [databaseUrl, dataDir, last] = process.argv.slice(1);
  let count = 0;
  const watch = (prototype, name, textOf) => {
    const original = prototype[name];
    prototype[name] = function (...args) {
      count += 1;
      if (count === Number(last)) process.kill(process.pid, "SIGKILL");
      writeSync(1, textOf(this, args).replaceAll("\\n", " ") + "\\n");
      return original.apply(this, args);
    };
  };
  watch(DatabaseSync.prototype, "exec", (_, [sql]) => sql);
  watch(StatementSync.prototype, "all", ({ sourceSQL }) => sourceSQL);
  watch(StatementSync.prototype, "run", ({ sourceSQL }) => sourceSQL);
  watch(pg.Client.prototype, "query", (_, [sql]) => typeof sql === "string" ? sql : sql.text);
  const location = { databaseUrl: databaseUrl || undefined, dataDir };
  await (await openStorage(location, createLog("silent"))).close();
`;

/** Runs the program. @returns the statements that it ran, and the signal that ended it */
async function migrated({ databaseUrl = "", dataDir }: DatabaseLocation, last = 0) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, databaseUrl, dataDir, String(last)], {
    stdio: ["ignore", "pipe", "inherit"],
    // A dozen processes load the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: "node_modules/.cache/compile" },
  });
  const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { statements: output.trimEnd().split("\n"), signal };
}

/** Moments to kill at, one of each kind: numbers of statements that are not run any more. */
function momentsOf(statements: readonly string[]): number[] {
  const numbersOf = (pattern: RegExp) => statements.flatMap((statement, i) => (pattern.test(statement) ? [i + 1] : []));
  const commits = numbersOf(/^commit/i);
  const moving = numbersOf(/^\s*(?:insert|update|create|alter|drop)\b/i).filter((at) => at < (commits.at(-1) ?? 0));
  const drops = numbersOf(/^\s*drop table/i);
  const half = moving[Math.floor(moving.length / 2)];
  const moments = [half, drops.at(-1), commits.at(-1), (commits[0] ?? 0) + 1];
  return [...new Set(moments.filter((at) => at !== undefined))].toSorted((a, b) => a - b);
}

function killedContract(create: () => Promise<ContractDatabase>): void {
  const databases: ContractDatabase[] = [];
  const created = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };
  beforeEach(() => setClock(release1.now));
  afterEach(async () => {
    setClock(undefined);
    for (const database of databases.splice(0)) await database.remove();
  });

  test(
    "a migration that is killed leaves a state between two of them, and the next start finishes",
    async () => {
      const straight = await created();
      const before = await stateOf(straight.location);
      const { statements } = await migrated(straight.location);
      const after = await stateOf(straight.location);
      expect(after.migrations).toEqual(Object.keys(migrations));
      let { location } = await created();
      for (const moment of momentsOf(statements)) {
        expect((await migrated(location, moment)).signal).toBe("SIGKILL");
        const left = await stateOf(location);
        if (left.migrations.length === before.migrations.length) {
          expect(left).toEqual(before);
          continue;
        }
        await (await openStorage(location, createLog("silent"))).close();
        expect(await stateOf(location)).toEqual(after);
        ({ location } = await created());
      }
      await (await openStorage(location, createLog("silent"))).close();
      expect(await stateOf(location)).toEqual(after);
    },
    LONG,
  );
}

describe("SQLite", () => killedContract(releasedSqlite));
describe("PostgreSQL", () => killedContract(releasedPostgres));
