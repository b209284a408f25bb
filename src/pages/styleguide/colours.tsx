import css from "./colours.module.css";
import { Specimen } from "./specimen.tsx";

/** Tokens of app.css by use. */
const GROUPS = [
  {
    name: "Grounds",
    tokens: [
      { token: "paper", use: "the page", swatch: css.paper },
      { token: "white", use: "panels, fields", swatch: css.white },
      { token: "mist", use: "quiet bands, empty pictures", swatch: css.mist },
      { token: "deep", use: "the abyss", swatch: css.deep },
      { token: "deep-2", use: "panels in the abyss", swatch: css.deep2 },
    ],
  },
  {
    name: "Words",
    tokens: [
      { token: "ink", use: "text, the line", swatch: css.ink },
      { token: "ink-2", use: "second text", swatch: css.ink2 },
      { token: "deep-ink", use: "text on deep", swatch: css.deepInk },
      { token: "deep-ink-2", use: "second text on deep", swatch: css.deepInk2 },
    ],
  },
  {
    name: "Lines",
    tokens: [
      { token: "haze", use: "hairlines", swatch: css.haze },
      { token: "field", use: "borders of fields", swatch: css.field },
      { token: "deep-rule", use: "hairlines on deep, sea bed", swatch: css.deepRule },
      { token: "deep-line", use: "the line on deep", swatch: css.deepLine },
    ],
  },
  {
    name: "Marks",
    tokens: [
      { token: "signal", use: "live: one mark", swatch: css.signal },
      { token: "signal-ink", use: "orange words", swatch: css.signalInk },
      { token: "sea", use: "positive, submit", swatch: css.sea },
      { token: "red", use: "error, cancel", swatch: css.red },
    ],
  },
];

/** Each colour of the current theme as a swatch with its name. */
export function Colours() {
  return GROUPS.map(({ name, tokens }) => (
    <Specimen key={name} name={name} file="src/ui/app.css">
      <ul className={css.swatches}>
        {tokens.map(({ token, use, swatch }) => (
          <li key={token}>
            <div className={`${css.swatch} ${swatch}`} />
            <p className="mono">{`--${token}`}</p>
            <p className={`muted ${css.use}`}>{use}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
