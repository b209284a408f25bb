import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import css from "./notice.module.css";

interface NoticeProps extends ComponentProps<"div"> {
  kind: "done" | "failed";
  /** Class that positions it. */
  place?: string | undefined;
}

/** A box with the result of an action: green for success, red for failure. */
export function Notice({ kind, place, children, ...rest }: NoticeProps) {
  return (
    <div
      className={[css.notice, css[kind], place].filter(Boolean).join(" ")}
      role={kind === "done" ? "status" : "alert"}
      // It takes the focus when the form above it is gone or must be read again.
      tabIndex={-1}
      {...rest}
    >
      <Icon name={kind === "done" ? "check" : "warning"} />
      <div className={css.words}>{children}</div>
    </div>
  );
}
