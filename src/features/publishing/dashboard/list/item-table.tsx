import { dayText, timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { authorName } from "../../authors.ts";
import { seenField } from "../../bulk.ts";
import { orderNumber } from "../../fields.ts";
import type { PlacedItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { ItemLink } from "../parts/item-link.tsx";
import { LanguageChips } from "../parts/language-chips.tsx";
import { PlanFailure } from "../parts/plan-failure.tsx";
import { PlannedTimes } from "../parts/planned-times.tsx";
import { SmallPicture } from "../parts/small-picture.tsx";
import { StateChip } from "../parts/state-chip.tsx";
import { type Choice, ChooseAll, ChooseRow } from "./choosing.tsx";
import css from "./item-table.module.css";
import type { ListData } from "./list-data.ts";
import { isMovable, MoveButtons } from "./moving.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { RequestAction } from "./use-item-actions.ts";

interface ItemTableProps {
  list: ListData;
  choice: Choice;
  onAction: RequestAction;
}

/** The items of a list's page as a table. */
export function ItemTable({ list: shown, choice, onAction }: ItemTableProps) {
  const { texts } = useStaff(publishingTexts);
  const { list } = texts;
  const { kind, items } = shown;
  const collection = useCollection(kind);
  const order = orderNumber(collection);
  return (
    <table className={table.table}>
      <caption className="hidden">{collection.words.name}</caption>
      <thead>
        <tr>
          <ChooseAll choice={choice} />
          <th scope="col">{list.name}</th>
          {order === undefined ? null : <th scope="col">{collection.words.fields[order]}</th>}
          <th scope="col" className={css.changed}>
            {list.changed}
          </th>
          <th scope="col">{list.state}</th>
          <th scope="col">{list.languages}</th>
          <th scope="col">
            <span className="hidden">{list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isPlaced={order !== undefined}
            isMovable={isMovable(collection, shown)}
            choice={choice}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ItemRowProps {
  item: PlacedItem;
  /** Whether the list has a column of places. */
  isPlaced: boolean;
  isMovable: boolean;
  choice: Choice;
  onAction: RequestAction;
}

function ItemRow({ item, isPlaced, isMovable, choice, onAction }: ItemRowProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { list } = texts;
  const { order, words } = useCollection(item.kind);
  const { place } = item;
  const group = words.choices?.[order.within ?? ""]?.[place?.group ?? ""]?.label;
  const changed = <time dateTime={new Date(item.updatedAt).toISOString()}>{timeText(item.updatedAt, language)}</time>;
  const by = fill(list.by, { name: authorName(item.updatedBy, texts.history.authors) });
  return (
    <tr className={css.row}>
      <ChooseRow row={String(item.id)} choice={choice} title={item.title || list.untitled} field={seenField(item)} />
      <th scope="row">
        <div className={css.item}>
          <SmallPicture kind={item.kind} img={item.img} />
          <div className={css.words}>
            <ItemLink item={item} />
            {item.posted === "" ? null : (
              <span className={`mono muted ${css.posted}`}>
                {fill(list.posted, { day: dayText(item.posted, language) })}
              </span>
            )}
            {group === undefined ? null : <span className="muted">{group}</span>}
            <span className={`mono muted ${css.changedBelow}`}>
              {changed} {by}
            </span>
          </div>
        </div>
      </th>
      {isPlaced ? (
        <td>
          {place === undefined ? null : (
            <div className={css.place}>
              <span className="mono">{place.at}</span>
              {isMovable ? <MoveButtons item={item} place={place} /> : null}
            </div>
          )}
        </td>
      ) : null}
      <td className={`mono muted ${css.changed}`}>
        {changed} <span>{by}</span>
      </td>
      <td className={css.state}>
        <StateChip item={item} />
        <PlannedTimes item={item} />
        <PlanFailure item={item} />
      </td>
      <td>
        <LanguageChips languages={item.languages} />
      </td>
      <td className={css.menu}>
        <RowMenu item={item} place={isMovable ? place : undefined} onAction={onAction} />
      </td>
    </tr>
  );
}
