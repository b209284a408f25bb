import { type ReactNode, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Row } from "#ui/dashboard/forms/row.tsx";
import css from "#ui/dashboard/forms/row-list.module.css";
import { RowList } from "#ui/dashboard/forms/row-list.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { filledRows } from "../form-rows.ts";
import type { PartFields } from "./settings-form.tsx";

/** Empty rows for browsers without script, which cannot add rows. */
const SPARE = 2;

interface RowsProps {
  form: PartFields;
  /** The name of the list: "phones". */
  list: string;
  max: number;
  /** The title of a row: "Phone {{number}}". */
  row: string;
  add: string;
  /** Renders the fields of a row, whose names begin with the given one: "phones.2". */
  children(name: string): ReactNode;
}

/** A list in a form, whose rows can be added, removed and moved. Rows retain their names, so that errors stay at their row. */
export function Rows({ form, list, max, row, add, children }: RowsProps) {
  const [first] = useState(() => filledRows(form.fields, list).map(({ slot }) => slot));
  const [slots, setSlots] = useState(first);
  const next = Math.max(-1, ...slots) + 1;
  const spare = Array.from({ length: Math.min(SPARE, max - slots.length) }, (_, i) => next + i);
  const nameOf = (slot: number | undefined) => `${list}.${slot}`;
  const swap = (from: number, to: number) => {
    const [one, other] = [slots[from], slots[to]];
    if (one !== undefined && other !== undefined) setSlots(slots.with(from, other).with(to, one));
  };
  return (
    <div className={css.rows} data-changed={slots.join() === first.join() ? undefined : ""}>
      <RowList
        keys={slots}
        max={max}
        row={row}
        add={add}
        addId={form.idOf(`${list}.add`)}
        idOf={(index, part) => form.idOf(`${nameOf(slots[index])}.${part}`)}
        onMove={swap}
        onRemove={(index) => setSlots(slots.toSpliced(index, 1))}
        onAdd={() => setSlots([...slots, next])}
        notes={
          <>
            <noscript>
              <ol className={css.list}>
                {spare.map((slot, i) => (
                  <Row
                    key={slot}
                    title={fill(row, { number: slots.length + i + 1 })}
                    idOf={(part) => form.idOf(`${nameOf(slot)}.${part}`)}
                  >
                    {children(nameOf(slot))}
                  </Row>
                ))}
              </ol>
            </noscript>
            <FieldError id={form.idOf(list)} error={form.errorOf(list)} />
          </>
        }
      >
        {(index) => children(nameOf(slots[index]))}
      </RowList>
    </div>
  );
}
