import type { ShownCollection } from "#features/publishing/dashboard/collections.ts";
import { CreateLink } from "#features/publishing/dashboard/parts/create-link.tsx";
import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { StateChip } from "#features/publishing/dashboard/parts/state-chip.tsx";
import type { Overview } from "#features/publishing/publishing.server.ts";
import { SHOWN_STATES } from "#features/publishing/states.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

/** Number of newest entries listed here. */
const SHOWN = 3;

type Facts = Overview["kinds"][ShownCollection["name"]];

/** A collection in brief: number of entries by state, the newest ones, and a link to add one. */
export function CollectionSummary({ collection, counts, newest }: { collection: ShownCollection } & Facts) {
  const { parts } = useTexts();
  const { name, none } = collection.words;
  return (
    <Section title={name} allOf={collection}>
      <ul className={`mono muted ${css.counts}`}>
        {SHOWN_STATES.filter((state) => counts[state] > 0).map((state) => (
          <li key={state}>
            {state === "draft" ? parts.drafts : parts.states[state]}: {counts[state]}
          </li>
        ))}
      </ul>
      {newest.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <ul className={css.list}>
          {newest.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <div className={css.words}>
                <ItemLink item={item} />
              </div>
              <StateChip item={item} />
            </li>
          ))}
        </ul>
      )}
      <p className={css.create}>
        <CreateLink kind={collection.name} />
      </p>
    </Section>
  );
}
