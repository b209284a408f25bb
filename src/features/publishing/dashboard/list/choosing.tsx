import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type BulkAction, type BulkAnswer, bulkActionsIn, seenField } from "../../bulk.ts";
import type { PlacedItem } from "../../publishing.server.ts";
import type { StaffListQuery } from "../../staff-list-query.ts";
import { publishingTexts } from "../../texts.ts";
import css from "./choosing.module.css";

/** The items of the page that are chosen for an action. */
export interface Choice {
  ids: ReadonlySet<number>;
  /** Number of items on the page. */
  of: number;
  choose(id: number, isChosen: boolean): void;
  chooseAll(isChosen: boolean): void;
}

/** The form of the chosen items: their checkboxes belong to it from their rows, which have forms of their own. */
const FORM = "chosen-items";

/** Holds which items are chosen; none after an action. */
export function useChoice(items: readonly PlacedItem[], answer: BulkAnswer | undefined): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isDone = answer?.isConfirmed === true;
  useEffect(() => {
    if (isDone) setChosen(new Set());
  }, [isDone]);
  const onPage = items.map(({ id }) => id);
  return {
    ids: new Set(onPage.filter((id) => chosen.has(id))),
    of: items.length,
    choose: (id, isChosen) => setChosen((before) => new Set([...before, id].filter((one) => isChosen || one !== id))),
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? onPage : [])),
  };
}

/** The checkbox of all items of the page; it needs the page's script. */
export function ChooseAll({ choice: { ids, of, chooseAll } }: { choice: Choice }) {
  const { bulk } = useTexts(publishingTexts);
  const box = useRef<HTMLInputElement>(null);
  const isPart = ids.size > 0 && ids.size < of;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={`${css.choice} ${css.all}`} title={bulk.selectAll}>
      <input
        ref={box}
        type="checkbox"
        checked={ids.size > 0 && ids.size === of}
        onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
      />
      <span>{bulk.selectAll}</span>
    </label>
  );
}

/** The checkbox of an item. */
export function ChooseItem({ item, choice: { ids, choose } }: { item: PlacedItem; choice: Choice }) {
  const { bulk, list } = useTexts(publishingTexts);
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        form={FORM}
        {...seenField(item)}
        aria-label={fill(bulk.select, { title: item.title || list.untitled })}
        checked={ids.has(item.id)}
        onChange={({ currentTarget }) => choose(item.id, currentTarget.checked)}
      />
    </label>
  );
}

interface ChoosingProps {
  choice: Choice;
  /** The state that the list shows. */
  state: StaffListQuery["state"];
  children: ReactNode;
}

/** A list with the bar of actions on its chosen items, which is shown while there are any. */
export function Choosing({ choice: { ids }, state, children }: ChoosingProps) {
  const { bulk } = useTexts(publishingTexts);
  const words = useBulkWords();
  return (
    <div className={css.list}>
      {children}
      {/* Going back from the confirmation shows the list. */}
      <Form method="post" id={FORM} className={css.bar} replace={false} aria-label={bulk.selection}>
        <p className="mono" role="status">
          {ids.size === 0 ? null : fill(bulk.count, { count: ids.size })}
        </p>
        {bulkActionsIn(state).map((action) => (
          <button key={action} type="submit" name="do" value={action} className={buttonClass("medium")}>
            {words[action]}
          </button>
        ))}
      </Form>
    </div>
  );
}

/** Returns the labels of the actions' buttons. */
export function useBulkWords(): Readonly<Record<BulkAction, string>> {
  const { list, editor } = useTexts(publishingTexts);
  return { publish: editor.publish, withdraw: list.withdraw, bin: list.bin, restore: list.restore };
}
