import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { fill, type StaffTexts } from "#platform/i18n/texts.ts";
import type { FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { BulkAnswer } from "../../bulk.ts";
import { orderNumber } from "../../fields.ts";
import type { MoveOutcome, PlacedItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import type { ShownCollection } from "../collections.ts";
import type { ListData } from "./list-data.ts";
import css from "./moving.module.css";

/** The result of a move, with what was asked for. */
type Moved = (MoveOutcome & { id: number; from: number; to: number }) | Extract<FormAnswer, { kind: "failed" }>;

/** Returns whether a list shows all items in the order that staff give, so that they can move them. */
export function isMovable(collection: ShownCollection, { query: { q, state, gap, sort } }: ListData): boolean {
  return orderNumber(collection) !== undefined && sort === undefined && q === "" && state === "all" && !gap;
}

/** The id of the form that moves an item; the menu of its row belongs to it. */
export const moveForm = ({ id }: Pick<PlacedItem, "id">): string => `move-${id}`;

interface MoveButtonsProps {
  item: PlacedItem;
  place: NonNullable<PlacedItem["place"]>;
}

/** Two buttons that move an item up and down; each sends a form. */
export function MoveButtons({ item, place: { at, of } }: MoveButtonsProps) {
  const { list } = useTexts(publishingTexts);
  const title = item.title === "" ? list.untitled : item.title;
  const isBusy = useNavigation().state !== "idle";
  const button = (to: number, name: "up" | "down") => (
    <button
      type="submit"
      name="to"
      value={to}
      className={css[name]}
      disabled={to < 1 || to > of}
      aria-label={fill(list.moving[name], { title })}
      title={fill(list.moving[name], { title })}
    >
      <Icon name="chevron" />
    </button>
  );
  return (
    <Form
      method="post"
      id={moveForm(item)}
      className={css.form}
      preventScrollReset
      // A second press would name the place that the first one changes.
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="from" value={at} />
      {button(at - 1, "up")}
      {button(at + 1, "down")}
    </Form>
  );
}

/** Returns the result of the last move once the list shows it; the focus goes to the moved item's button. */
export function useMoved(): Moved | undefined {
  const result = useActionData<Moved | BulkAnswer>();
  const isShown = useNavigation().state === "idle";
  const moved = isShown && result?.kind !== "bulk" ? result : undefined;
  useEffect(() => {
    if (moved?.kind !== "moved") return;
    const [up, down] = document.querySelectorAll<HTMLButtonElement>(`#${moveForm(moved)} button`);
    const [pressed, other] = moved.to < moved.from ? [up, down] : [down, up];
    const next = pressed?.disabled ? other : pressed;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }, [moved]);
  return moved;
}

/** Returns the sentence that says where an item has been moved; undefined without one. */
export function movedText(moved: Moved | undefined, { list }: StaffTexts<typeof publishingTexts>): string | undefined {
  if (moved?.kind !== "moved") return undefined;
  const { title, place } = moved;
  return fill(list.moving.moved, { title: title || list.untitled, place: place.at, count: place.of });
}

/** Says why an item was not moved, and is focused. */
export function MoveFailure({ moved }: { moved: Moved | undefined }) {
  const { list } = useTexts(publishingTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved !== undefined && moved.kind !== "moved") notice.current?.focus();
  }, [moved]);
  if (moved === undefined || moved.kind === "moved") return null;
  const { moving } = list;
  const sentence =
    moved.kind === "failed"
      ? list.failed
      : moved.kind === "conflict"
        ? fill(moving.conflict, { title: moved.title || list.untitled, place: moved.place.at })
        : moving.gone;
  return (
    <Notice kind="failed" ref={notice}>
      <p>{sentence}</p>
    </Notice>
  );
}
