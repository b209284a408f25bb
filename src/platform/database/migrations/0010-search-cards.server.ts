import { type Kysely, type RawBuilder, sql } from "kysely";
import { fold } from "#platform/i18n/fold.ts";
import { countryName, isLanguage } from "#platform/i18n/languages.ts";

/** Rows read and written at a time, so that a large list needs little memory. */
const AT_ONCE = 500;

/** A listing with the text that it shows: the one in its language, otherwise the English one. */
interface Row {
  item_id: number;
  language: string;
  title: string;
  also: string | null;
  vessel_type: string | null;
  equipment_maker: string | null;
  country: string | null;
}

/** Lets a search in the lists of projects and products find what their cards show, not the title only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldAgain(
    db,
    "project",
    sql`select l.item_id, l.language, t.title, t.category as also, t.vessel_type, p.equipment_maker, p.country
      from listings l join projects p on p.id = l.item_id join project_texts t on t.project_id = p.id and t.language =
        case when exists (select 1 from project_texts o where o.project_id = p.id and o.language = l.language)
        then l.language else 'en' end`,
  );
  await foldAgain(
    db,
    "product",
    sql`select l.item_id, l.language, t.title, t.product_type as also, null as vessel_type, null as equipment_maker,
        null as country
      from listings l join product_texts t on t.product_id = l.item_id and t.language =
        case when exists (select 1 from product_texts o where o.product_id = l.item_id and o.language = l.language)
        then l.language else 'en' end`,
  );
}

async function foldAgain(db: Kysely<unknown>, kind: "project" | "product", shown: RawBuilder<unknown>): Promise<void> {
  let last = { item_id: 0, language: "" };
  for (;;) {
    const { rows } = await sql<Row>`${shown} where l.kind = ${sql.lit(kind)}
      and (l.item_id, l.language) > (${sql.lit(last.item_id)}, ${sql.lit(last.language)})
      order by l.item_id, l.language limit ${sql.lit(AT_ONCE)}`.execute(db);
    for (const row of rows) {
      const country = row.country === null || !isLanguage(row.language) ? "" : countryName(row.country, row.language);
      const texts = [row.title, row.also, row.vessel_type, row.equipment_maker, country];
      await sql`update listings set folded_title = ${fold(texts.map((text) => text ?? "").join(" "))}
        where kind = ${sql.lit(kind)} and item_id = ${row.item_id} and language = ${row.language}`.execute(db);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}
