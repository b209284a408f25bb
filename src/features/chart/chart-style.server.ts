/* Colours and line widths of charts in the light and dark theme. */
export type Paper = "light" | "dark";

/** Colours of sea, edge of the sea along the coast, land, coast, graticule, text, mark. */
type Palette = readonly [string, string, string, string, string, string, string];

const night: Palette = ["#0e0806", "#170d0a", "#21140f", "#8a5a47", "#35211a", "#9a6e5b", "#f0502a"];
const day: Record<Paper, Palette> = {
  light: ["#f5f8f9", "#dfeae6", "#d9e3e9", "#06182a", "#d3dde3", "#3f566b", "#f24c0c"],
  dark: ["#06182a", "#0b2640", "#12344f", "#7f9db6", "#1c3f5c", "#8fabc1", "#f24c0c"],
};

const variables = (palette: Palette): string =>
  `:root{${palette.map((colour, i) => `--${"shacgto"[i]}:${colour}`).join(";")}}`;

/** Returns the style sheet. The coast is drawn twice, as edge of the sea and as land, styled by custom properties. */
export function chartStyle(paper: Paper, width: number): string {
  const [edge, coast] = paper === "light" ? [30, 1.25] : [16, 1];
  return (
    `${variables(day[paper])}@media(prefers-color-scheme:dark){${variables(night)}}` +
    "path,circle{fill:none;stroke-linejoin:round}.r,.g,.m{vector-effect:non-scaling-stroke}circle.r{vector-effect:none}" +
    ".s{fill:var(--s)}#c{fill:var(--F);stroke:var(--S);stroke-width:var(--W);vector-effect:var(--V)}" +
    `.h{--F:none;--S:var(--h);--W:${edge};--V:none}.a{--F:var(--a);--S:var(--c);--W:${coast};--V:non-scaling-stroke}` +
    ".g{stroke:var(--g)}.r,.b{stroke:var(--t)}.b{stroke-width:5}.m{stroke:var(--o);stroke-width:2}.d{fill:var(--o)}" +
    "text{font:11px IBM Plex Mono,ui-monospace,monospace;fill:var(--t);letter-spacing:.04em;paint-order:stroke;stroke:var(--s);stroke-width:.4em}" +
    ".e{dominant-baseline:hanging}.e text{transform:translateX(.25em)}" +
    `@media(max-width:${Math.round(width * 0.6)}px){text{font-size:19px}}@media(max-width:${Math.round(width * 0.4)}px){text{font-size:30px}}`
  );
}
