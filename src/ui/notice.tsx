import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import css from "./notice.module.css";

interface NoticeProps extends ComponentProps<"div"> {
  kind: "done" | "failed";
  /** Class that places it in what stands around it. */
  place?: string | undefined;
}

/** A box that tells what became of something: green when it was done, red when it was not. */
export function Notice({ kind, place, children, ...rest }: NoticeProps) {
  return (
    <div
      className={[css.notice, css[kind], place].filter(Boolean).join(" ")}
      role={kind === "done" ? "status" : "alert"}
      // It takes the focus when the form above it has gone or is to be read again.
      tabIndex={-1}
      {...rest}
    >
      <Icon name={kind === "done" ? "check" : "warning"} />
      <div className={css.words}>{children}</div>
    </div>
  );
}
