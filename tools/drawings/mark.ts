/** The company's mark, sine into square, and the loader made of it. */

import { svgThemes } from "#ui/svg-themes.ts";

const path = "M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54";
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 32">';

/** The mark in one colour. */
export const mark = (colour: string): string =>
  `${open}<title>Ship to Shore Automation mark</title><path fill="none" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" d="${path}"/></svg>`;

/** A signal that runs along the mark; static with reduced motion. */
export const loader = (): string =>
  `${open.replace("<svg", '<svg id="night"')}<title>Loading</title><style>${svgThemes(":root{--h:#c9d5dc}", ":root{--h:#1f3c57}", ":root{--h:#2b1c16}")}path{fill:none;stroke:var(--h);stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}` +
  ".p{stroke:#f24c0c;stroke-dasharray:16 84}" +
  "@media(prefers-reduced-motion:no-preference){.p{animation:r 1.4s linear infinite}@keyframes r{to{stroke-dashoffset:-100}}}</style>" +
  `<path d="${path}"/><path class="p" pathLength="100" d="${path}"/></svg>`;
