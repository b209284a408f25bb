import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import css from "./choosing.module.css";

/** The rows of the page that are chosen for an action. */
export interface Choice {
  keys: ReadonlySet<string>;
  /** Number of rows on the page. */
  of: number;
  choose(key: string, isChosen: boolean): void;
  chooseAll(isChosen: boolean): void;
}

/** The form of the chosen rows: their checkboxes belong to it from their rows, which have forms of their own. */
const FORM = "chosen-items";

/** Holds which rows are chosen; none after an action. @param onPage the keys of the rows */
export function useChoice(onPage: readonly string[], isDone = false): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isDone) setChosen(new Set());
  }, [isDone]);
  return {
    keys: new Set(onPage.filter((key) => chosen.has(key))),
    of: onPage.length,
    choose: (key, isChosen) =>
      setChosen((before) => new Set([...before, key].filter((one) => isChosen || one !== key))),
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? onPage : [])),
  };
}

/** The head of the column of checkboxes, with one for all rows of the page; it needs the page's script. */
export function ChooseAll({ choice: { keys, of, chooseAll } }: { choice: Choice }) {
  const { bulk } = useTexts(publishingTexts);
  const box = useRef<HTMLInputElement>(null);
  const isPart = keys.size > 0 && keys.size < of;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <th scope="col" className={css.cell}>
      <label className={`${css.choice} ${css.all}`} title={bulk.selectAll}>
        <input
          ref={box}
          type="checkbox"
          checked={keys.size > 0 && keys.size === of}
          onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
        />
        <span>{bulk.selectAll}</span>
      </label>
    </th>
  );
}

interface ChooseRowProps {
  row: string;
  choice: Choice;
  /** Names the row. */
  title: string;
  /** What the form sends for it. */
  field: { name: string; value: string };
}

/** The cell with the checkbox of a row. */
export function ChooseRow({ row, choice: { keys, choose }, title, field }: ChooseRowProps) {
  const { bulk } = useTexts(publishingTexts);
  return (
    <td className={css.cell}>
      <label className={css.choice}>
        <input
          type="checkbox"
          form={FORM}
          {...field}
          aria-label={fill(bulk.select, { title })}
          checked={keys.has(row)}
          onChange={({ currentTarget }) => choose(row, currentTarget.checked)}
        />
      </label>
    </td>
  );
}

interface ChoosingProps {
  choice: Choice;
  /** Where the form of the chosen rows goes; `get` opens a page about them. */
  form: { method: "post" } | { method: "get"; action: string };
  /** Its buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** A list with the bar of actions on its chosen rows, which is shown while there are any. */
export function Choosing({ choice: { keys }, form, actions, children }: ChoosingProps) {
  const { bulk } = useTexts(publishingTexts);
  return (
    <div className={css.list}>
      {children}
      {/* Going back from the next page shows the list. */}
      <Form {...form} id={FORM} className={css.bar} replace={false} aria-label={bulk.selection}>
        <p className="mono" role="status">
          {keys.size === 0 ? null : fill(bulk.count, { count: keys.size })}
        </p>
        {actions}
      </Form>
    </div>
  );
}
