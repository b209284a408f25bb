import { Link } from "react-router";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
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
    <Link className={css.link} to={to} lang={titleLanguage(item)}>
      {item.title}
    </Link>
  );
}

/** Returns the language of a title: the first one with a text. */
function titleLanguage({ languages }: StaffListItem): Language | undefined {
  return LANGUAGE_CODES.find((code) => languages[code] !== "missing");
}
