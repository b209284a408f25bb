import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FirstDay, FirstDaysState } from "../first-days.ts";
import { firstDaysTexts } from "../texts.ts";
import css from "./check.module.css";

/** What every entry of the list is given. */
export interface CheckProps {
  state: FirstDaysState;
}

/** An entry of the list: whether it is done, why it matters, how it stands, and where it is mended. */
export function Check({
  day,
  state: { left },
  mend,
  children,
}: CheckProps & {
  day: FirstDay;
  mend?: { to: string; words: string };
  /** How it stands. */
  children: ReactNode;
}) {
  const { firstDays } = useTexts(firstDaysTexts);
  const { title, why } = firstDays[day];
  const isDone = !left.includes(day);
  return (
    <li className={`${css.check} ${isDone ? css.done : css.open}`} id={day}>
      <span className={css.mark}>{isDone ? <Icon name="check" /> : null}</span>
      <div className={css.words}>
        <h2>
          {title}
          <span className={`mono ${css.state}`}> {isDone ? firstDays.done : firstDays.open}</span>
        </h2>
        <p className="muted">{why}</p>
        {children}
      </div>
      {mend === undefined ? null : (
        <Link className={css.mend} to={mend.to}>
          {mend.words}
        </Link>
      )}
    </li>
  );
}
