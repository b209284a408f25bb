import "#platform/i18n/native-texts.ts";
import { examples } from "#collections/examples.server.ts";
import type { AnyCollection, Content } from "#features/publishing/collection.ts";
import { sortKeyOf } from "#features/publishing/storage/derived-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

const WORDS = ["switchboard", "generator", "Łódź", "alarm", "sensor", "crane", "dock", "ferry", "relay", "winch"];
/** Ids below belong to examples, and to what benchmarks publish. */
export const FIRST_ID = 1001;
const AT_ONCE = 250;
const ENTRIES_A_DAY = 12;
const DAY_MS = 86_400_000;

/**
 * Creates published entries of a collection, as long as its examples and in all their languages. The titles end with
 * two of ten words and "number n"; every other entry has rich text; dates increase with the number.
 * @returns a function that returns the entry of a number
 */
export async function sampleEntries(collection: keyof typeof examples): Promise<(n: number) => Content> {
  const all: readonly Content[] = await examples[collection]();
  return (n) => {
    const example = all[n % all.length];
    if (example === undefined) throw new Error(`${collection} has no examples`);
    const texts = Object.entries(example.texts).map(([language, text]) => [language, text && numbered(text, n)]);
    const day = new Date(Date.UTC(2000, 0, 1) + Math.floor(n / ENTRIES_A_DAY) * DAY_MS).toISOString().slice(0, 10);
    return {
      ...example,
      id: n,
      texts: Object.fromEntries(texts),
      ...("posted" in example ? { posted: day } : {}),
      ...("key" in example ? { key: `offer-${n}` } : {}),
    };
  };
}

function numbered(text: NonNullable<Content["texts"]["en"]>, n: number) {
  const title = `${text.title} ${WORDS[n % 10]} ${WORDS[(n * 7) % 10]} number ${n}`;
  if (typeof text.description !== "string" || n % 2 === 0) return { ...text, title };
  const paragraphs = text.description.split("\n\n");
  const content = paragraphs.map((words) => ({ type: "paragraph", content: [{ type: "text", text: words }] }));
  return { ...text, title, rich: { type: "doc", content } };
}

/**
 * Fills an up-to-date database with `count` published entries of a collection, with ids from `FIRST_ID`. The next start writes their list
 * rows. They have no drafts: one gets its draft when it is published again.
 */
export async function fillEntries(
  db: Database,
  definition: AnyCollection & { readonly name: keyof typeof examples },
  count: number,
): Promise<void> {
  const collection = definition.name;
  const sample = await sampleEntries(collection);
  for (let first = 1; first <= count; first += AT_ONCE) {
    const entries = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, i) =>
      sample(FIRST_ID + first + i - 1),
    );
    await db.transaction().execute(async (transaction) => {
      const rows = entries.map(({ id, texts, ...facts }) => {
        const sort_key = sortKeyOf(definition, { id, texts, ...facts });
        return { collection, id, state: "published" as const, sort_key, facts: JSON.stringify(facts) };
      });
      await transaction.insertInto("entries").values(rows).execute();
      const records = entries.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, text]) => {
          return { collection, entry_id: id, language, record: JSON.stringify(text) };
        }),
      );
      await transaction.insertInto("records").values(records).execute();
    });
  }
  await db
    .insertInto("item_ids")
    .values({ kind: collection, next: FIRST_ID + count })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: FIRST_ID + count }))
    .execute();
  // Without these the next start writes the lists again, and creates no drafts.
  await db
    .deleteFrom("site_state")
    .where("key", "in", [`listing-${collection}`, "adopt-published"])
    .execute();
}
