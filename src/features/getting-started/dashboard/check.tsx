import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { GettingStartedState, GettingStartedStep } from "../getting-started.ts";
import { gettingStartedTexts } from "../texts.ts";
import css from "./check.module.css";

export interface CheckProps {
  state: GettingStartedState;
}

/** An entry of the list: whether it is done, why it matters, its current state, and a link to fix it. */
export function Check({
  step,
  state: { left },
  mend,
  children,
}: CheckProps & {
  step: GettingStartedStep;
  mend?: { to: string; words: string };
  /** Current state. */
  children: ReactNode;
}) {
  const { gettingStarted } = useTexts(gettingStartedTexts);
  const { title, why } = gettingStarted[step];
  const isDone = !left.includes(step);
  return (
    <li className={`${css.check} ${isDone ? css.done : css.open}`} id={step}>
      <span className={css.mark}>{isDone ? <Icon name="check" /> : null}</span>
      <div className={css.words}>
        <h2>
          {title}
          <span className={`mono ${css.state}`}> {isDone ? gettingStarted.done : gettingStarted.open}</span>
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
