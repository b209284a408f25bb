import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { LanguageChips } from "#features/publishing/dashboard/parts/language-chips.tsx";
import { SmallPicture } from "#features/publishing/dashboard/parts/small-picture.tsx";
import { StateChip } from "#features/publishing/dashboard/parts/state-chip.tsx";
import type { StaffListItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

/** The newest projects with their pictures. */
export function LastProjects({ items }: { items: readonly StaffListItem[] }) {
  const { overview } = useTexts(publishingTexts);
  return (
    <Section title={overview.lastProjects} allOf="project">
      {items.length === 0 ? (
        <p className={css.none}>{overview.none.project}</p>
      ) : (
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
      )}
    </Section>
  );
}
