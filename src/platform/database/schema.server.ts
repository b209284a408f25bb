/**
 * Tables and columns, the same on SQLite and PostgreSQL. Dates are ISO texts; JSON is text. A feature adds its own tables
 * by declaration merging.
 */
export interface Schema {
  site_state: { key: string; value: string };
  company: { id: number; record: string };
  leases: { name: string; holder: string; until: number };
  job_runs: { name: string; ran_at: number };
}
