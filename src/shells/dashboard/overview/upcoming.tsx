import { useCollection } from "#features/publishing/dashboard/collections.ts";
import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { LanguageChips } from "#features/publishing/dashboard/parts/language-chips.tsx";
import { PlanFailure } from "#features/publishing/dashboard/parts/plan-failure.tsx";
import { PlannedTimes } from "#features/publishing/dashboard/parts/planned-times.tsx";
import { UnsavedRow, useUnsavedItems } from "#features/publishing/dashboard/unsaved-items.tsx";
import type { Overview as OverviewData, StaffListItem, UnsavedItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { formatDay, timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

interface OwnDraftsProps {
  /** The drafts that the account has saved last. */
  items: readonly StaffListItem[];
  /** New items that were typed and not saved. */
  unsaved: readonly UnsavedItem[];
}

/** The account's work in progress: unsaved new items first, then the drafts saved last. */
export function OwnDrafts({ items, unsaved: stored }: OwnDraftsProps) {
  const { language, texts } = useStaff(publishingTexts);
  const unsaved = useUnsavedItems(stored);
  const { overview } = texts;
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
              <NotSaved item={item} />
            </UnsavedRow>
          ))}
          {items.map((item) => (
            <li key={`${item.kind}${item.id}`}>
              <div className={css.words}>
                <ItemLink item={item} />
                <span className="mono muted">
                  <CollectionName name={item.kind} />, {timeText(item.updatedAt, language)}
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

/** Scheduled publications and withdrawals; the next one first. */
export function Scheduled({ items }: { items: readonly StaffListItem[] }) {
  const texts = useTexts(publishingTexts);
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
                <span className="mono muted">
                  <CollectionName name={item.kind} />
                </span>
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

/** Published items whose last day is near; nothing without any. */
export function Expiring({ items }: { items: OverviewData["expiring"] }) {
  const { texts, language } = useStaff(publishingTexts);
  if (items.length === 0) return null;
  return (
    <Section title={texts.overview.expiring}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={`${item.kind}${item.id}`}>
            <div className={css.words}>
              <ItemLink item={item} />
              <span className="mono muted">
                <CollectionName name={item.kind} />,{" "}
                {fill(texts.overview.lastDay, { day: formatDay(item.lastDay, language) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CollectionName({ name }: { name: string }) {
  return useCollection(name).words.name;
}

function NotSaved({ item: { kind, at } }: { item: UnsavedItem }) {
  const { texts, language } = useStaff(publishingTexts);
  return fill(texts.overview.notSaved, { kind: useCollection(kind).words.name, when: timeText(at, language) });
}
