import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { createTestDatabase } from "../../test-database.ts";
import { expect, test } from "../fixtures.ts";

/** Kills in a run of the tests; `node tools/kill-test.ts --kills 200` is the full measurement. */
const KILLS = 2;

for (const kind of ["SQLite", "PostgreSQL"] as const) {
  test(`${kind}: killed ${KILLS} times while visitors and staff use it, nothing that was confirmed is lost`, async () => {
    test.setTimeout(120_000);
    const database = kind === "PostgreSQL" ? await createTestDatabase() : undefined;
    const options = ["--kills", String(KILLS), "--filled", "3"];
    if (database !== undefined) options.push("--database-url", database.url);
    const tool = spawn(process.execPath, ["tools/kill-test.ts", ...options], { stdio: ["ignore", "pipe", "inherit"] });
    const [said, [code]] = await Promise.all([text(tool.stdout), once(tool, "exit")]);
    expect(code, said).toBe(0);
    test.info().annotations.push({ type: "counts", description: said.trim().split("\n").at(-1) ?? "" });
    await database?.drop();
  });
}
