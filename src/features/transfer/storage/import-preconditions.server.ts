import type { Transaction } from "kysely";
import type { ExampleItem } from "#features/getting-started/getting-started.ts";
import { COMPANY_AUTHOR } from "#features/publishing/authors.ts";
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
  /** Unchanged company content, which the import replaces in the collections that its file has items of. */
  companyContent: { kind: string; id: number }[];
}

/** Checks whether content can be imported. */
export async function readImportPreconditions(
  db: Database | Transaction<Schema>,
  { publishing, submissions }: Pick<Storage, "publishing" | "submissions">,
): Promise<ImportPreconditions> {
  const examples = await findExamples(db, publishing);
  const companyContent = await findCompanyContent(db);
  const replaced = [...examples, ...companyContent];
  const rows = await db
    .selectFrom("items")
    .select("kind")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy("kind")
    .execute();
  const own = publishing.collections.all.flatMap(({ name: kind }): [string, number][] => {
    const all = Number(rows.find((row) => row.kind === kind)?.count ?? 0);
    const count = all - replaced.filter((item) => item.kind === kind).length;
    return count > 0 ? [[kind, count]] : [];
  });
  const about = await submissions.countAbout(db);
  const isFree = own.length === 0 && Object.keys(about).length === 0;
  return {
    examples,
    companyContent,
    inTheWay: isFree ? undefined : { items: Object.fromEntries(own), submissions: about },
  };
}

/** Finds the company content that nobody has saved since the first start. */
function findCompanyContent(db: Database | Transaction<Schema>): Promise<{ kind: string; id: number }[]> {
  return db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join.onRef("item_versions.kind", "=", "items.kind").onRef("item_versions.item_id", "=", "items.id"),
    )
    .select(["items.kind", "items.id"])
    .where("items.version", "=", 1)
    .where("item_versions.author_id", "=", COMPANY_AUTHOR.id)
    .where("item_versions.author", "=", COMPANY_AUTHOR.name)
    .execute();
}
