import type { ReactNode } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "../staff-context.tsx";
import css from "./row-list.module.css";

/** A part of a row with an id: the row itself, or one of its buttons. */
export type RowPart = "row" | "up" | "down" | "remove";

interface RowProps {
  title: string;
  idOf(part: RowPart): string;
  /** The actions of the row; a spare row for browsers without script has none. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove?: () => void;
  children: ReactNode;
}

/** A row of a list in a form, with buttons that move and remove it. */
export function Row({ title, idOf, onUp, onDown, onRemove, children }: RowProps) {
  const { rows } = useTexts();
  const button = (name: "up" | "down" | "remove", icon: ReactNode, run: (() => void) | undefined) => (
    <button
      type="button"
      id={idOf(name)}
      className={css.tool}
      onClick={run}
      disabled={run === undefined}
      aria-label={fill(rows.actions[name], { row: title })}
      title={fill(rows.actions[name], { row: title })}
    >
      {icon}
    </button>
  );
  return (
    <li id={idOf("row")}>
      <fieldset className={css.row}>
        <legend className="label">{title}</legend>
        {onRemove === undefined ? null : (
          <div className={css.tools}>
            {button("up", <span className={css.up}>{<Icon name="chevron" />}</span>, onUp)}
            {button("down", <Icon name="chevron" />, onDown)}
            {button("remove", <Icon name="close" />, onRemove)}
          </div>
        )}
        <div className={css.fields}>{children}</div>
      </fieldset>
    </li>
  );
}
