import { createHash } from "node:crypto";
import type { Manifest } from "./manifest.server.ts";
import { linesOf } from "./row-lines.server.ts";
import { isSaved } from "./site-tables.server.ts";
import type { Snapshot } from "./snapshot.server.ts";

/** Compares tables and columns with those of an archive. @throws Error when they differ */
export function compareTables({ tables }: Pick<Snapshot, "tables">, manifest: Manifest): void {
  const described = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list
      .filter(({ name }) => isSaved(name))
      .map(({ name, columns }) => `${name}(${columns.toSorted().join(",")})`)
      .toSorted();
  const there = described(tables);
  const wanted = described(manifest.tables);
  const differing = [
    ...there.filter((table) => !wanted.includes(table)),
    ...wanted.filter((table) => !there.includes(table)),
  ];
  if (differing.length > 0)
    throw new Error(`the archive's tables are not those of its release: ${differing.join(" ")}`);
}

/** Reads all tables back and compares them with the manifest. @throws Error at the first difference */
export async function verifyTables(snapshot: Omit<Snapshot, "close">, manifest: Manifest): Promise<void> {
  for (const { name, columns, sha256 } of manifest.tables) {
    const hash = createHash("sha256");
    for await (const rows of snapshot.rows({ name, columns })) hash.update(linesOf(name, rows));
    if (hash.digest("hex") !== sha256) throw new Error(`the table ${name} did not come back as it was saved`);
  }
}
