import { findListed, type ListedPage, showNeighbours } from "#features/publishing/storage/listings.server.ts";
import { publishRecord } from "#features/publishing/storage/publish-record.server.ts";
import { type RichReader, richReader } from "#features/publishing/storage/rich-column.server.ts";
import { joinTexts, pickShown, type Shown, unlessDamaged } from "#features/publishing/storage/shown-text.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { isLanguage, type Language, type Localized } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import { type ProjectContent, projectSchema } from "./project.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    projects: ReturnType<typeof projectsStore>;
  }
}

/** A project as a card shows it, in one language. */
export interface ProjectCard {
  id: number;
  img: string;
  posted: string;
  text: Shown<{ title: string; image_alt: string; category: string | null; vessel_type: string | null }>;
}

/** A project as its page shows it. */
export interface ProjectPage extends ProjectCard {
  projectUrl: string | undefined;
  country: string | undefined;
  services: number[];
  equipmentMaker: string | undefined;
  year: number | undefined;
  text: ProjectCard["text"] & { description: string; rich: RichDoc | undefined };
}

/** Public projects: lists and pages in one language, whole records for the API. What is withdrawn is not there. */
export function projectsStore(db: Database, log: Log) {
  const readRich = richReader("project", log);
  const shown = () => db.selectFrom("projects").where("withdrawn", "=", 0);

  /** Cards in the order of `ids`. */
  async function cards(ids: readonly number[], language: Language): Promise<ProjectCard[]> {
    if (ids.length === 0) return [];
    const rows = await shown().select(["id", "img", "posted"]).where("id", "in", ids).execute();
    const texts = await db
      .selectFrom("project_texts")
      .select(["project_id", "language", "title", "image_alt", "category", "vessel_type"])
      .where("project_id", "in", ids)
      .execute();
    return joinTexts(
      ids,
      rows,
      texts,
      (text) => text.project_id,
      (row, own) => {
        const text = pickShown(own, language);
        return text === undefined ? undefined : { ...row, text };
      },
    );
  }

  return {
    cards,

    /** One page of the list. */
    async list(
      language: Language,
      query: ListQuery,
      size?: number,
    ): Promise<{ items: ProjectCard[]; total: ListedPage["total"] }> {
      const { ids, total } = await findListed(db, "project", language, query, size);
      return { items: await cards(ids, language), total };
    },

    /** Everything of one project's page, or undefined when there is none. */
    async find(id: number, language: Language): Promise<ProjectPage | undefined> {
      const row = await shown().selectAll().where("id", "=", id).executeTakeFirst();
      if (row === undefined) return undefined;
      const texts = await db.selectFrom("project_texts").selectAll().where("project_id", "=", id).execute();
      const text = pickShown(texts, language);
      if (text === undefined) return undefined;
      return { ...facts(row), id, img: row.img, posted: row.posted, text: { ...text, rich: readRich(id, text.rich) } };
    },

    /** The older and the newer project beside one, as cards. */
    neighbours: (id: number, language: Language) =>
      showNeighbours(db, "project", id, (beside) => cards(beside, language)),

    /** Whole records with all their languages, in the order of `ids`; ids without a record are left out. */
    async records(ids: readonly number[]): Promise<ProjectContent[]> {
      if (ids.length === 0) return [];
      const rows = await shown().selectAll().where("id", "in", ids).execute();
      const texts = await db.selectFrom("project_texts").selectAll().where("project_id", "in", ids).execute();
      return joinTexts(
        ids,
        rows,
        texts,
        (text) => text.project_id,
        (row, own) => unlessDamaged(log, "project", row.id, () => toContent(row, own, readRich)),
      );
    },

    /** Publishes a project, new or known by its id. @throws ZodError when it is not a valid one */
    save: (project: ProjectContent) => publishRecord(db, "project", project),
  };
}

type Row = {
  id: number;
  img: string;
  project_url: string | null;
  country: string | null;
  services: string;
  equipment_maker: string | null;
  year: number | null;
  posted: string;
};

function facts(row: Row) {
  return {
    projectUrl: row.project_url ?? undefined,
    country: row.country ?? undefined,
    services: JSON.parse(row.services) as number[],
    equipmentMaker: row.equipment_maker ?? undefined,
    year: row.year ?? undefined,
  };
}

function toContent(row: Row, texts: readonly Schema["project_texts"][], readRich: RichReader): ProjectContent {
  const inLanguages = <T>(value: (text: Schema["project_texts"]) => T | null): Localized<T> | undefined => {
    const entries = texts.flatMap((text) => {
      const found = value(text);
      return isLanguage(text.language) && found !== null ? [[text.language, found] as const] : [];
    });
    return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Localized<T>);
  };
  return projectSchema.parse({
    ...facts(row),
    id: row.id,
    img: row.img,
    posted: row.posted,
    category: inLanguages((text) => text.category),
    vesselType: inLanguages((text) => text.vessel_type),
    texts: inLanguages((text) => ({
      title: text.title,
      description: text.description,
      imageAlt: text.image_alt,
      rich: readRich(row.id, text.rich),
    })),
  });
}
