import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { CreateLink } from "../parts/create-link.tsx";
import css from "./item-list.module.css";
import type { ListData } from "./list-data.ts";

/** Explains why a list is empty, with a link. */
export function EmptyList({ list: { kind, query } }: { list: ListData }) {
  const { list } = useTexts(publishingTexts);
  const searched = query.q !== "" || query.gap !== undefined;
  if (!searched && query.state === "all") {
    return (
      <div className={css.empty}>
        <p className="lead">{list.empty}</p>
        <CreateLink kind={kind} />
      </div>
    );
  }
  return (
    <div className={css.empty}>
      <p className="lead">{searched ? list.emptySearch : query.state === "bin" ? list.emptyBin : list.emptyState}</p>
      <Link to="?">{list.showAll}</Link>
    </div>
  );
}
