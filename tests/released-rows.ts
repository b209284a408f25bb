import type { Row } from "#features/backup/row-lines.server.ts";

type Tables = Readonly<Record<string, readonly Row[]>>;

/** The tables of entries by kind, with the names that their columns have as fields. */
const ENTRIES: readonly {
  kind: string;
  rows: string;
  texts: string;
  owner: string;
  facts: Readonly<Record<string, string>>;
}[] = [
  { kind: "news", rows: "news", texts: "news_texts", owner: "news_id", facts: { img: "img", posted: "posted" } },
  {
    kind: "project",
    rows: "projects",
    texts: "project_texts",
    owner: "project_id",
    facts: {
      img: "img",
      project_url: "projectUrl",
      country: "country",
      equipment_maker: "equipmentMaker",
      year: "year",
      posted: "posted",
      services: "services",
    },
  },
  {
    kind: "product",
    rows: "products",
    texts: "product_texts",
    owner: "product_id",
    facts: { img: "img", stock: "stock", documentation_url: "documentationUrl" },
  },
  {
    kind: "offer",
    rows: "job_offers",
    texts: "job_offer_texts",
    owner: "offer_id",
    facts: {
      key: "key",
      kind: "kind",
      img: "img",
      posted: "posted",
      open_from: "openFrom",
      open_until: "openUntil",
    },
  },
];
const TEXTS: Readonly<Record<string, string>> = {
  title: "title",
  short_description: "shortDescription",
  description: "description",
  image_alt: "imageAlt",
  category: "category",
  vessel_type: "vesselType",
  product_type: "productType",
  rich: "rich",
};
/** Columns that are JSON. */
const JSON_COLUMNS = ["services", "rich"];

/** Tables whose rows are unchanged, with the columns that signing in or a job may change. */
const STAYING: Readonly<Record<string, readonly string[]>> = {
  items: [],
  item_versions: [],
  item_ids: [],
  autosaves: [],
  preview_links: [],
  erasures: [],
  pictures: [],
  documents: [],
  staff_users: ["updated_at"],
  staff_accounts: [],
  staff_passkeys: [],
  staff_links: [],
  api_tokens: ["last_used_at"],
  file_removals: [],
};
/** Rows of `site_state` that are settings. */
const SETTINGS = ["retention", "navigation", "notifications"];

/** Returns a row's columns under the names of fields, without those that are null. */
function fieldsOf(row: Row, names: Readonly<Record<string, string>>): object {
  const fields = Object.entries(names).flatMap(([column, field]) => {
    const value = row[column];
    if (value === null || value === undefined) return [];
    return [[field, JSON_COLUMNS.includes(column) ? JSON.parse(String(value)) : value]];
  });
  return Object.fromEntries(fields);
}

function without(row: Row, columns: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

/**
 * Returns the rows that today's tables must have for the rows of release 1.
 * @param released the tables of release 1
 * @returns by table, at least the columns and fields of each row
 */
export function rowsToday(released: Tables): Readonly<Record<string, object[]>> {
  const of = (table: string) => released[table] ?? [];
  const isDocument = (key: unknown) => of("documents").some((document) => document.key === key);
  const staying = Object.entries(STAYING).map(([table, left]) => [table, of(table).map((row) => without(row, left))]);
  const submission = ({ words_print, key_print, ...row }: Row, columns: readonly string[]) => {
    return { ...without(row, columns), fingerprint: words_print, idempotency_key: key_print };
  };
  return {
    ...Object.fromEntries(staying),
    company: of("company").map(({ record }) => ({ record: JSON.parse(String(record)) })),
    // The archive was made before this entry was written.
    audit_log: of("audit_log").filter(({ action }) => action !== "backup-made"),
    site_state: of("site_state").filter(({ key }) => SETTINGS.includes(String(key))),
    entries: ENTRIES.flatMap(({ kind, rows, facts }) =>
      of(rows).map((row) => ({
        collection: kind,
        id: row.id,
        state: row.withdrawn === 0 ? "published" : "withdrawn",
        visible_from: row.open_from ?? null,
        visible_until: row.open_until ?? null,
        facts: fieldsOf(row, facts),
      })),
    ),
    records: ENTRIES.flatMap(({ kind, texts, owner }) =>
      of(texts).map((row) => ({
        collection: kind,
        entry_id: row[owner],
        language: row.language,
        record: row.record === undefined ? fieldsOf(row, TEXTS) : JSON.parse(String(row.record)),
      })),
    ),
    listing: of("listings").map(({ kind, language, sort_key, item_id }) => {
      return { collection: kind, language, sort_key, entry_id: item_id };
    }),
    references: of("picture_uses").map(({ picture_key, kind, item_id, published }) => ({
      collection: kind,
      entry_id: item_id,
      published,
      to_id: picture_key,
      to_collection: isDocument(picture_key) ? "documents" : "pictures",
    })),
    submissions: [
      ...of("messages").map(({ first_name, last_name, message, ...row }) => ({
        ...submission(row, ["folded"]),
        form: "message",
        fields: { firstName: first_name, lastName: last_name, message },
        retention: "contactMonths",
        retained_since: row.received_at,
      })),
      ...of("applications").map(({ first_name, last_name, phone, consent, consent_at, offer_id, ...row }) => ({
        ...submission(row, ["folded", "file_key", "file_name", "file_size", "file_sha256", "scan"]),
        form: "application",
        fields: { firstName: first_name, lastName: last_name, phone, consent },
        about_collection: offer_id === null ? null : "offer",
        about: offer_id,
        retained_since: consent_at,
        retention: consent === "future" ? "futureMonths" : "applicationMonths",
      })),
    ],
    submission_files: of("applications").map(
      ({ id, reference, file_key, file_name, file_size, file_sha256, scan }) => ({
        form: "application",
        submission_id: id,
        reference,
        field: "cv",
        file_key,
        file_name,
        file_size,
        file_sha256,
        scan,
      }),
    ),
    submission_notes: [
      ...of("message_notes").map(({ id: _, message_id, ...row }) => ({
        ...row,
        form: "message",
        submission_id: message_id,
      })),
      ...of("application_notes").map(({ id: _, application_id, ...row }) => ({
        ...row,
        form: "application",
        submission_id: application_id,
      })),
    ],
    submission_ratings: of("application_ratings").map(({ application_id, ...row }) => ({
      ...row,
      form: "application",
      submission_id: application_id,
    })),
    outbox: of("outbox").map(({ contact_message_id, application_id, ...row }) => ({
      ...row,
      form: contact_message_id !== null ? "message" : application_id !== null ? "application" : null,
      submission_id: contact_message_id ?? application_id,
    })),
  };
}

/** Columns of today's tables that are JSON, as objects. */
const JSON_TODAY = ["facts", "record", "fields"];

/** Lists the rows that a table lacks. @param wanted columns that each row must have at least */
export function missingRows(wanted: readonly object[], rows: readonly Row[]): object[] {
  const parsed = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        JSON_TODAY.includes(column) ? JSON.parse(String(value)) : value,
      ]),
    ),
  );
  return wanted.filter((row) => !parsed.some((other) => contains(other, row)));
}

function contains(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) || wanted === null || typeof wanted !== "object") {
    return JSON.stringify(value) === JSON.stringify(wanted);
  }
  if (value === null || typeof value !== "object") return false;
  return Object.entries(wanted).every(([key, each]) => contains((value as Record<string, unknown>)[key], each));
}
