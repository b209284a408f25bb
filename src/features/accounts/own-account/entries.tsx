import type { ReactNode } from "react";
import css from "./entries.module.css";

/** List of sessions, tokens or passkeys: name, time and actions. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={css.entries}>{children}</ul>;
}

/** @param mark label of this entry, such as "this device" */
export function Entry({
  name,
  facts,
  mark,
  children,
}: {
  name: string;
  facts: string;
  mark?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li>
      <div className={css.words}>
        <p>{name}</p>
        <p className="mono muted">{facts}</p>
        {mark === undefined ? null : <p className={`mono ${css.here}`}>{mark}</p>}
      </div>
      {children}
    </li>
  );
}

/** Buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
