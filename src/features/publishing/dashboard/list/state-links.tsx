import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type StaffListQuery, staffListSearch } from "../../staff-list-query.ts";
import { SHOWN_STATES } from "../../states.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import type { ListData } from "./list-data.ts";
import css from "./state-links.module.css";

/** Links to the states of a collection's items with their counts; `all` leaves out the bin. */
export function StateLinks({ list: { kind, counts, query } }: { list: ListData }) {
  const { list, parts } = useTexts(publishingTexts);
  const { visible } = useCollection(kind);
  const total = SHOWN_STATES.reduce((sum, state) => (state === "bin" ? sum : sum + counts[state]), 0);
  const entry = (state: StaffListQuery["state"], name: string, count: number) => (
    <li key={state}>
      <Link
        to={staffListSearch({ ...query, state, page: 1 }) || "?"}
        preventScrollReset
        aria-current={query.state === state ? "true" : undefined}
      >
        {name} <span className="mono">{count}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={list.states}>
      <ul className={css.states}>
        {entry("all", list.all, total)}
        {SHOWN_STATES.filter((state) => state !== "closed" || visible !== undefined).map((state) =>
          entry(state, state === "draft" ? parts.drafts : parts.states[state], counts[state]),
        )}
      </ul>
    </nav>
  );
}
