import type { ColumnType, Generated } from "kysely";

/** Tables and columns, the same on SQLite and PostgreSQL. Dates are ISO texts; JSON is text. */
export interface Schema {
  site_state: { key: string; value: string };
  company: { id: number; record: string };
  projects: {
    id: Generated<number>;
    img: string;
    project_url: string | null;
    country: string | null;
    /** JSON array of service ids. */
    services: string;
    equipment_maker: string | null;
    year: number | null;
    posted: string;
  };
  project_texts: {
    project_id: number;
    language: string;
    title: string;
    description: string;
    image_alt: string;
    category: string | null;
    vessel_type: string | null;
  };
  news: { id: Generated<number>; img: string; posted: string };
  news_texts: {
    news_id: number;
    language: string;
    title: string;
    short_description: string;
    description: string;
    image_alt: string;
  };
  products: { id: Generated<number>; img: string; stock: number; documentation_url: string | null };
  product_texts: {
    product_id: number;
    language: string;
    title: string;
    description: string;
    image_alt: string;
    product_type: string;
  };
  job_offers: { id: Generated<number>; key: string; kind: string; img: string; posted: string };
  /** `record` is the JSON of an `OfferText`. */
  job_offer_texts: { offer_id: number; language: string; record: string };
  /**
   * What lists show and search: one row an item and language, with the folded title that a visitor sees in that
   * language (the fallback's where there is no translation). Written with each save.
   */
  listings: {
    kind: string;
    language: string;
    /** Lists run by it: the date, or a number padded to fixed width. */
    sort_key: string;
    item_id: ColumnType<number, number, never>;
    folded_title: string;
  };
}
