import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { filledRows } from "../form-rows.ts";
import { settingsTexts } from "../texts.ts";
import { Row } from "./row.tsx";
import css from "./rows.module.css";
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
  const { settings } = useTexts(settingsTexts);
  const [first] = useState(() => filledRows(form.fields, list).map(({ slot }) => slot));
  const [slots, setSlots] = useState(first);
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useFocusNext();
  const next = Math.max(-1, ...slots) + 1;
  const spare = Array.from({ length: Math.min(SPARE, max - slots.length) }, (_, i) => next + i);
  const nameOf = (slot: number) => `${list}.${slot}`;
  const titleOf = (number: number) => fill(row, { number });

  const move = (from: number, to: number) => {
    const slot = slots[from];
    if (slot === undefined || to < 0 || to >= slots.length) return;
    setSlots(slots.with(from, slots[to] ?? slot).with(to, slot));
    setAnnouncement(fill(settings.moved, { row: titleOf(from + 1), place: to + 1 }));
    // At the end of the list the pressed button is disabled.
    const edge = to === 0 ? "down" : to === slots.length - 1 ? "up" : undefined;
    focusNext(form.idOf(`${nameOf(slot)}.${edge ?? (to < from ? "up" : "down")}`));
  };
  const remove = (index: number) => {
    const left = slots.toSpliced(index, 1);
    const after = left[index] ?? left.at(-1);
    setSlots(left);
    setAnnouncement(fill(settings.removed, { row: titleOf(index + 1) }));
    focusNext(form.idOf(after === undefined ? `${list}.add` : `${nameOf(after)}.remove`));
  };
  return (
    <div className={css.rows} data-changed={slots.join() === first.join() ? undefined : ""}>
      <ol className={css.list}>
        {slots.map((slot, i) => (
          <Row
            key={slot}
            title={titleOf(i + 1)}
            idOf={(action) => form.idOf(`${nameOf(slot)}.${action}`)}
            onUp={i === 0 ? undefined : () => move(i, i - 1)}
            onDown={i === slots.length - 1 ? undefined : () => move(i, i + 1)}
            onRemove={() => remove(i)}
          >
            {children(nameOf(slot))}
          </Row>
        ))}
      </ol>
      <noscript>
        <ol className={css.list}>
          {spare.map((slot, i) => (
            <Row
              key={slot}
              title={titleOf(slots.length + i + 1)}
              idOf={(action) => form.idOf(`${nameOf(slot)}.${action}`)}
            >
              {children(nameOf(slot))}
            </Row>
          ))}
        </ol>
      </noscript>
      <FieldError id={form.idOf(list)} error={form.errorOf(list)} />
      <div className={css.add}>
        <Button
          variant="small"
          id={form.idOf(`${list}.add`)}
          disabled={slots.length >= max}
          onClick={() => {
            setSlots([...slots, next]);
            focusNext(form.idOf(`${nameOf(next)}.row`));
          }}
        >
          {add}
        </Button>
        {slots.length >= max ? <span className="muted">{fill(settings.listFull, { max })}</span> : null}
      </div>
      <p className="hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Focuses the element with an id, or the first field in it, once the page shows it. */
function useFocusNext() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const place = document.getElementById(wanted.current ?? "");
    wanted.current = undefined;
    (place?.querySelector("input") ?? place)?.focus();
  });
  return (id: string) => {
    wanted.current = id;
  };
}
