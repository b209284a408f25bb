import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import css from "./item-link.module.css";

/** An item's title as a link to its form. */
export function ItemLink({ item }: { item: StaffListItem }) {
  const { list } = useTexts(publishingTexts);
  const to = `/dashboard/${useCollection(item.kind).addresses.dashboard}/${item.id}`;
  if (item.title === "") {
    return (
      <Link className={`${css.link} ${css.untitled}`} to={to}>
        {list.untitled}
      </Link>
    );
  }
  return (
    <Link className={css.link} to={to} lang={item.titleLanguage}>
      {item.title}
    </Link>
  );
}
