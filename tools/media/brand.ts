import { AUTOMATION, NAME, SHIP_TO_SHORE } from "./name-outlines.ts";

/** The mark: a wave that becomes a signal, on 56 × 32 units. */
export const MARK = "M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54";

/** The mark for small squares, 32 × 32 units: steeper and on whole pixels at 16 px. */
export const SMALL_MARK = "M2 17C4.2 2 6.8 2 9 16S13.8 30 16 15V6H22V26H28V16H30";

const INK = { line: "#06182a", second: "#3f566b" };
const REVERSED = { line: "#f5f8f9", second: "#a9bfd0" };

/** The mark alone as an SVG file. */
export function markSvg(reversed: boolean): string {
  const { line } = reversed ? REVERSED : INK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 32"><title>Ship to Shore Automation mark</title>${markPath(line)}</svg>\n`;
}

/** The mark and the company name, as outlines, as an SVG file. */
export function logoSvg(reversed: boolean): string {
  const { line, second } = reversed ? REVERSED : INK;
  const size = 0.0178;
  const left = 68;
  // The capitals of the name are centred on the line of the mark.
  const baseline = Math.round((16 + (NAME.capHeight * size) / 2) * 100) / 100;
  const width = Math.ceil(left + NAME.width * size + 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32"><title>Ship to Shore Automation</title>`,
    markPath(line),
    `<g transform="translate(${left} ${baseline}) scale(${size})">`,
    `<path fill="${line}" d="${SHIP_TO_SHORE}"/><path fill="${second}" d="${AUTOMATION}"/></g></svg>\n`,
  ].join("");
}

function markPath(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" d="${MARK}"/>`;
}
