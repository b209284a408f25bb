import css from "./space-steps.module.css";
import { Specimen } from "./specimen.tsx";

const STEPS = [
  { name: "8", use: "between lines that belong together", bar: css.s1 },
  { name: "16", use: "between paragraphs", bar: css.s2 },
  { name: "24", use: "gutter, --g", bar: css.s3 },
  { name: "40", use: "between groups", bar: css.s4 },
  { name: "64", use: "--s5", bar: css.s5 },
  { name: "72 to 128", use: "between sections, --s6", bar: css.s6 },
  { name: "20 to 96", use: "margin of the page, --m", bar: css.margin },
];

const COLUMNS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Spacing steps as bars of their length, and the columns of the grid. */
export function SpaceSteps() {
  return (
    <>
      <Specimen name="Steps" file="src/ui/app.css">
        <ul className={css.steps}>
          {STEPS.map(({ name, use, bar }) => (
            <li key={name}>
              <span className="mono">{name}</span>
              <span className="muted">{use}</span>
              <div className={`${css.bar} ${bar}`} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Columns"
        file="src/ui/app.css: .wrap, .grid"
        note="Twelve at most 1696 wide in all; gutter 24. Widths change at 608, 896 and 1184."
        layout="wide"
      >
        <ol className={`grid ${css.columns}`}>
          {COLUMNS.map((column) => (
            <li key={column} className="mono">
              {column}
            </li>
          ))}
        </ol>
      </Specimen>
    </>
  );
}
