import type { Transaction } from "kysely";
import type { ExampleItem } from "#features/getting-started/getting-started.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { ImportBlockers } from "../import-outcome.ts";
import { findExamples } from "./example-items.server.ts";

/** State of a site before an import. */
export interface ImportPreconditions {
  /** Content that prevents the import; undefined for none. */
  inTheWay: ImportBlockers | undefined;
  /** Unchanged examples, which the import replaces. */
  examples: ExampleItem[];
}

/** Checks whether content can be imported. */
export async function readImportPreconditions(
  db: Database | Transaction<Schema>,
  { publishing, submissions }: Pick<Storage, "publishing" | "submissions">,
): Promise<ImportPreconditions> {
  const examples = await findExamples(db, publishing);
  const rows = await db
    .selectFrom("items")
    .select("kind")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy("kind")
    .execute();
  const own = publishing.collections.all.flatMap(({ name: kind }): [string, number][] => {
    const all = Number(rows.find((row) => row.kind === kind)?.count ?? 0);
    const count = all - examples.filter((example) => example.kind === kind).length;
    return count > 0 ? [[kind, count]] : [];
  });
  const about = await submissions.countAbout(db);
  const isFree = own.length === 0 && Object.keys(about).length === 0;
  return { examples, inTheWay: isFree ? undefined : { items: Object.fromEntries(own), submissions: about } };
}
