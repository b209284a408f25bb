import type { ReactNode } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { settingsTexts } from "../texts.ts";
import css from "./rows.module.css";

interface RowProps {
  title: string;
  /** Returns the id of the row ("row") or of one of its buttons: "up", "down", "remove". */
  idOf(action: string): string;
  /** The actions of the row; a spare row for browsers without script has none. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove?: () => void;
  children: ReactNode;
}

/** A row of a list in a form, with buttons that move and remove it. */
export function Row({ title, idOf, onUp, onDown, onRemove, children }: RowProps) {
  const { settings } = useTexts(settingsTexts);
  const button = (name: "up" | "down" | "remove", icon: ReactNode, run: (() => void) | undefined) => (
    <button
      type="button"
      id={idOf(name)}
      className={css.tool}
      onClick={run}
      disabled={run === undefined}
      aria-label={fill(settings.rowActions[name], { row: title })}
      title={fill(settings.rowActions[name], { row: title })}
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
