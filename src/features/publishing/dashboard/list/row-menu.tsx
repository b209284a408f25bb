import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { PlacedItem, StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { publicPath, useCollection } from "../collections.ts";
import { actionsOn } from "./actions-on.ts";
import { moveForm } from "./moving.tsx";
import css from "./row-menu.module.css";
import type { RequestAction } from "./use-item-actions.ts";

interface RowMenuProps {
  item: StaffListItem;
  /** Its place, if it can be moved: to the ends of the list, too. */
  place: PlacedItem["place"];
  onAction: RequestAction;
}

/** The menu of actions on an item of a list. */
export function RowMenu({ item, place, onAction }: RowMenuProps) {
  const { texts, language, actor } = useStaff(publishingTexts);
  const { list } = texts;
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const title = item.title === "" ? list.untitled : item.title;
  const collection = useCollection(item.kind);
  const to = `/dashboard/${collection.addresses.dashboard}/${item.id}`;
  const page = publicPath(collection, item.id);
  const entry = (name: string, what: ReactNode) => <li key={name}>{what}</li>;
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget={id}
        aria-label={fill(list.actionsOf, { title })}
        title={list.actions}
      >
        <Icon name="more" />
      </button>
      <ul className={css.menu} id={id} ref={menu} popover="auto">
        {item.state === "bin" ? null : entry("edit", <Link to={to}>{list.edit}</Link>)}
        {entry("history", <Link to={`${to}/history`}>{list.history}</Link>)}
        {item.state === "published" && page !== undefined
          ? entry("see", <a href={localizedPath(page, language)}>{list.seePage}</a>)
          : null}
        {place === undefined
          ? null
          : (["first", "last"] as const).map((end) =>
              entry(
                end,
                <button
                  type="submit"
                  form={moveForm(item)}
                  name="to"
                  value={end === "first" ? 1 : place.of}
                  onClick={() => menu.current?.hidePopover()}
                >
                  {list.moving[end]}
                </button>,
              ),
            )}
        {actionsOn(item.state, actor?.role).map((action) =>
          entry(
            action,
            <button
              type="button"
              className={action === "delete" ? css.destructive : undefined}
              onClick={() => {
                // Focus returns to the menu's button before the dialog of the question opens.
                menu.current?.hidePopover();
                onAction(item, action);
              }}
            >
              {list[action]}
            </button>,
          ),
        )}
      </ul>
    </>
  );
}
