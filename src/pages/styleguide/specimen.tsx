import type { ReactNode } from "react";
import css from "./guide.module.css";

interface SpecimenProps {
  name: string;
  /** Its source file. */
  file: string;
  note?: ReactNode;
  /** "beside": to the right of its name; "wide": below it; "bleed": below it, over the full width of the window. */
  layout?: "beside" | "wide" | "bleed";
  children?: ReactNode;
}

/** A component with its name, its file and a note. */
export function Specimen({ name, file, note, layout = "beside", children }: SpecimenProps) {
  return (
    <>
      <div className="wrap">
        <div className={layout === "beside" ? `grid ${css.specimen}` : `grid ${css.specimen} ${css[layout]}`}>
          <div className={css.head}>
            <h3>{name}</h3>
            <p className="mono muted">{file}</p>
            {note === undefined ? null : <p className="muted">{note}</p>}
          </div>
          {layout === "bleed" ? null : <div className={css.body}>{children}</div>}
        </div>
      </div>
      {layout === "bleed" ? children : null}
    </>
  );
}
