import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { LanguageChips } from "#features/publishing/dashboard/parts/language-chips.tsx";
import { StateChip } from "#features/publishing/dashboard/parts/state-chip.tsx";
import type { StaffListItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

/** The newest news as a ruled table. */
export function LastNews({ items }: { items: readonly StaffListItem[] }) {
  const { overview } = useTexts(publishingTexts);
  return (
    <Section title={overview.lastNews} allOf="news">
      {items.length === 0 ? (
        <p className={css.none}>{overview.none.news}</p>
      ) : (
        <table className={table.table}>
          <caption className="hidden">{overview.lastNews}</caption>
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
                <td className={`mono ${css.day}`}>{item.posted}</td>
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
      )}
    </Section>
  );
}
