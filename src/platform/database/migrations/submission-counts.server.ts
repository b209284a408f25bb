/** The columns that submissions are counted by; an `about` of 0 means none. */
const COUNTED = "form, suspected_spam, state, about";
const counted = (row = "") => `${row}form, ${row}suspected_spam, ${row}state, coalesce(${row}about, 0)`;

/**
 * Returns the statements that create and fill `submission_counts` and the triggers that update it: counting a hundred
 * thousand rows for each view of an inbox takes too long.
 */
export function submissionCounts(dialect: "sqlite" | "postgres"): string[] {
  return [
    `create table submission_counts (
      form text not null, suspected_spam integer not null, state text not null, about integer not null,
      count integer not null, primary key (${COUNTED}))`,
    `insert into submission_counts (${COUNTED}, count)
      select ${counted()}, count(*) from submissions group by ${counted()}`,
    ...(dialect === "sqlite" ? triggersOfRows() : triggersOfStatements()),
  ];
}

/** SQLite has row triggers only. */
function triggersOfRows(): string[] {
  const add = (row: "new" | "old", count: 1 | -1) => `insert into submission_counts (${COUNTED}, count)
    values (${counted(`${row}.`)}, ${count}) on conflict (${COUNTED}) do update set count = count + excluded.count;`;
  const added = add("new", 1);
  const removed = add("old", -1);
  return [
    `create trigger submissions_added after insert on submissions begin ${added} end`,
    `create trigger submissions_removed after delete on submissions begin ${removed} end`,
    `create trigger submissions_changed after update of ${COUNTED} on submissions begin ${removed} ${added} end`,
  ];
}

/**
 * On PostgreSQL each statement counts its rows together. It locks the counts in one order, so that two statements never
 * deadlock.
 */
function triggersOfStatements(): string[] {
  const added = `select ${counted()}, 1 from added`;
  const removed = `select ${counted()}, -1 from removed`;
  const trigger = (name: string, event: string, tables: string, rows: string) => [
    // A restore drops tables with their triggers, but not the triggers' functions.
    `create or replace function count_submissions_${name}() returns trigger language plpgsql as $$ begin
      insert into submission_counts as counts (${COUNTED}, count)
        select ${COUNTED}, sum(change) from (${rows}) as changed (${COUNTED}, change)
        group by ${COUNTED} having sum(change) <> 0 order by ${COUNTED}
        on conflict (${COUNTED}) do update set count = counts.count + excluded.count;
      return null;
    end $$`,
    `create trigger submissions_${name} after ${event} on submissions referencing ${tables}
      for each statement execute function count_submissions_${name}()`,
  ];
  return [
    ...trigger("added", "insert", "new table as added", added),
    ...trigger("removed", "delete", "old table as removed", removed),
    ...trigger("changed", "update", "old table as removed new table as added", `${removed} union all ${added}`),
  ];
}
