import type { Transaction } from "kysely";
import { writeListing } from "#features/publishing/storage/listings.server.ts";
import { richColumn } from "#features/publishing/storage/rich-column.server.ts";
import { searchedTexts, textsByLanguage } from "#features/publishing/storage/texts-by-language.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { countryName, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type ProjectContent, projectSchema } from "./project.ts";

/** Makes a project what visitors read. @throws ZodError when it is not a valid one */
export async function writeProject(transaction: Transaction<Schema>, content: ProjectContent): Promise<void> {
  const { id, texts, category, vesselType, ...facts } = projectSchema.parse(content);
  const row = {
    id,
    img: facts.img,
    project_url: facts.projectUrl ?? null,
    country: facts.country ?? null,
    services: JSON.stringify(facts.services),
    equipment_maker: facts.equipmentMaker ?? null,
    year: facts.year ?? null,
    posted: facts.posted,
    withdrawn: 0,
  };
  await transaction
    .insertInto("projects")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await transaction
    .deleteFrom("project_texts")
    .where("project_id", "=", id)
    .where("language", "in", LANGUAGE_CODES)
    .execute();
  const rows = textsByLanguage(texts).map(([language, text]) => ({
    project_id: id,
    language,
    title: text.title,
    description: text.description,
    image_alt: text.imageAlt,
    category: category?.[language] ?? null,
    vessel_type: vesselType?.[language] ?? null,
    rich: richColumn(text.rich),
  }));
  await transaction.insertInto("project_texts").values(rows).execute();
  const searched = searchedTexts(texts, (shown, language) => [
    category?.[shown],
    vesselType?.[shown],
    facts.equipmentMaker,
    facts.country === undefined ? undefined : countryName(facts.country, language),
  ]);
  await writeListing(transaction, "project", { id, sortKey: facts.posted, searched });
}
