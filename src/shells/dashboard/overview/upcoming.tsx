import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { kindNames } from "#features/publishing/dashboard/parts/kind-names.ts";
import { LanguageChips } from "#features/publishing/dashboard/parts/language-chips.tsx";
import { PlanFailure } from "#features/publishing/dashboard/parts/plan-failure.tsx";
import { PlannedTimes } from "#features/publishing/dashboard/parts/planned-times.tsx";
import { UnsavedRow, useUnsavedItems } from "#features/publishing/dashboard/unsaved-items.tsx";
import { ITEM_KINDS } from "#features/publishing/kinds.ts";
import type { StaffListItem, UnsavedItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

interface OwnDraftsProps {
  /** The drafts that the account has saved last. */
  items: readonly StaffListItem[];
  /** New items that they have typed and not saved. */
  unsaved: readonly UnsavedItem[];
}

/** The account's work in progress: unsaved new items first, then the drafts saved last. */
export function OwnDrafts({ items, unsaved: stored }: OwnDraftsProps) {
  const { language, texts } = useStaff(publishingTexts);
  const unsaved = useUnsavedItems(stored, ITEM_KINDS);
  const { overview } = texts;
  const names = kindNames(texts);
  return (
    <Section title={overview.ownDrafts}>
      {unsaved.notice}
      {unsaved.dialog}
      {items.length + unsaved.items.length === 0 ? (
        <p className={css.none}>{overview.noDrafts}</p>
      ) : (
        <ul className={css.list}>
          {unsaved.items.map((item) => (
            <UnsavedRow key={`${item.kind}${item.key}`} item={item} onDiscard={unsaved.askToDiscard}>
              {fill(overview.notSaved, { kind: names[item.kind], when: timeText(item.at, language) })}
            </UnsavedRow>
          ))}
          {items.map((item) => (
            <li key={`${item.kind}${item.id}`}>
              <div className={css.words}>
                <ItemLink item={item} />
                <span className="mono muted">
                  {names[item.kind]}, {timeText(item.updatedAt, language)}
                </span>
                <PlanFailure item={item} />
              </div>
              <LanguageChips languages={item.languages} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What goes public, or off the website, by itself; the next one first. */
export function Scheduled({ items }: { items: readonly StaffListItem[] }) {
  const texts = useTexts(publishingTexts);
  const names = kindNames(texts);
  const { overview } = texts;
  return (
    <Section title={overview.scheduled}>
      {items.length === 0 ? (
        <p className={css.none}>{overview.nothingScheduled}</p>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <li key={`${item.kind}${item.id}`}>
              <div className={css.words}>
                <ItemLink item={item} />
                <span className="mono muted">{names[item.kind]}</span>
                <PlannedTimes item={item} />
                <PlanFailure item={item} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
