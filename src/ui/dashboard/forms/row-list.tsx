import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useTexts } from "../staff-context.tsx";
import { Row, type RowPart } from "./row.tsx";
import css from "./row-list.module.css";

interface RowListProps {
  /** The rows in their order, by keys. */
  keys: readonly number[];
  max: number;
  /** The title of a row: "Phone {{number}}". */
  row: string;
  /** The button that adds a row, and its id. */
  add: string;
  addId: string;
  /** Returns the id of a part of the row at a place. */
  idOf(index: number, part: RowPart): string;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onAdd(): void;
  /** Content between the rows and the button. */
  notes?: ReactNode;
  /** Renders the fields of the row at a place. */
  children(index: number): ReactNode;
}

/** Rows that can be added, removed and moved. The focus stays with the row, and the change is announced to screen readers. */
export function RowList({ keys, max, row, add, addId, idOf, onMove, onRemove, onAdd, notes, children }: RowListProps) {
  const { rows } = useTexts();
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useFocusNext((index, part) => (index === undefined ? addId : idOf(index, part)));
  const last = keys.length - 1;
  const titleOf = (index: number) => fill(row, { number: index + 1 });
  const move = (from: number, to: number) => {
    onMove(from, to);
    setAnnouncement(fill(rows.moved, { row: titleOf(from), place: to + 1 }));
    // At the end of the list the pressed button is disabled.
    const edge = to === 0 ? "down" : to === last ? "up" : undefined;
    focusNext(to, edge ?? (to < from ? "up" : "down"));
  };
  const remove = (index: number) => {
    onRemove(index);
    setAnnouncement(fill(rows.removed, { row: titleOf(index) }));
    focusNext(last === 0 ? undefined : Math.min(index, last - 1), "remove");
  };
  return (
    <>
      <ol className={css.list}>
        {keys.map((key, i) => (
          <Row
            key={key}
            title={titleOf(i)}
            idOf={(part) => idOf(i, part)}
            onUp={i === 0 ? undefined : () => move(i, i - 1)}
            onDown={i === last ? undefined : () => move(i, i + 1)}
            onRemove={() => remove(i)}
          >
            {children(i)}
          </Row>
        ))}
      </ol>
      {notes}
      <div className={css.add}>
        <Button
          variant="small"
          id={addId}
          disabled={keys.length >= max}
          onClick={() => {
            onAdd();
            focusNext(keys.length, "row");
          }}
        >
          {add}
        </Button>
        {keys.length >= max ? <span className="muted">{fill(rows.full, { max })}</span> : null}
      </div>
      <p className="hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Returns a function that focuses a part of a row, or the first field in it, once the page shows it. */
function useFocusNext(idOf: (index: number | undefined, part: RowPart) => string) {
  const wanted = useRef<() => string>(undefined);
  const latest = useRef(idOf);
  useEffect(() => {
    latest.current = idOf;
    if (wanted.current === undefined) return;
    const place = document.getElementById(wanted.current());
    wanted.current = undefined;
    (place?.querySelector("input") ?? place)?.focus();
  });
  return (index: number | undefined, part: RowPart) => {
    wanted.current = () => latest.current(index, part);
  };
}
