import type { ShownCollection } from "#features/publishing/dashboard/collections.ts";
import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { LanguageChips } from "#features/publishing/dashboard/parts/language-chips.tsx";
import { SmallPicture } from "#features/publishing/dashboard/parts/small-picture.tsx";
import { StateChip } from "#features/publishing/dashboard/parts/state-chip.tsx";
import type { StaffListItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { dayText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

interface NewestProps {
  collection: ShownCollection;
  items: readonly StaffListItem[];
  /** As a table with dates, or as pictures. */
  as: "table" | "pictures";
}

/** The newest entries of a collection. */
export function Newest({ collection, items, as }: NewestProps) {
  const { name, none, newest } = collection.words;
  const List = as === "table" ? Table : Pictured;
  return (
    <Section title={newest ?? name} allOf={collection}>
      {items.length === 0 ? <p className={css.none}>{none}</p> : <List title={newest ?? name} items={items} />}
    </Section>
  );
}

interface ListProps {
  title: string;
  items: readonly StaffListItem[];
}

function Table({ title, items }: ListProps) {
  const {
    texts: { overview },
    language,
  } = useStaff(publishingTexts);
  return (
    <table className={table.table}>
      <caption className="hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{overview.name}</th>
          <th scope="col">{overview.posted}</th>
          <th scope="col">{overview.languages}</th>
          <th scope="col">{overview.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <ItemLink item={item} />
            </th>
            <td className={`mono ${css.day}`}>{dayText(item.posted, language)}</td>
            <td>
              <LanguageChips languages={item.languages} />
            </td>
            <td className={css.state}>
              <StateChip item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pictured({ items }: ListProps) {
  return (
    <ul className={`${css.list} ${css.pictured}`}>
      {items.map((item) => (
        <li key={item.id}>
          <SmallPicture kind={item.kind} img={item.img} />
          <div className={css.words}>
            <ItemLink item={item} />
            <StateChip item={item} />
          </div>
          <LanguageChips languages={item.languages} />
        </li>
      ))}
    </ul>
  );
}
