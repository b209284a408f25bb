/** The view from a ship's bridge, 960 × 540: the still of the company video. The one drawing in perspective. */

import { svgThemes } from "#ui/svg-themes.ts";

const round = (value: number): number => Math.round(value * 10) / 10;

const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const palette = (sky: string, water: string, line: string, detail: string, fill: string, glass: string, mark: string) =>
  `:root{--g:${sky};--w:${water};--l:${line};--d:${detail};--f:${fill};--s:${glass};--o:${mark}}`;

const day = palette("#0d2a44", "#06182a", "#f5f8f9", "#7f9db6", "#0a2238", "#17395a", "#f24c0c");
const night = palette("#0b0605", "#070403", "#d9a68e", "#bb8c76", "#120b09", "#1c110d", "#f24c0c");
/** By day it is dark already: dusk changes nothing. */
const style =
  svgThemes(day, "", night) +
  "path{fill:none;stroke:var(--l);stroke-linejoin:round;stroke-linecap:round}.d,.f{stroke:var(--d)}.f{fill:var(--f)}" +
  ".s{fill:var(--w);stroke-width:1.3}.l{stroke-width:2}.g,.p,.e,.o{stroke:none}.g{fill:var(--g)}.p{fill:var(--s)}.e{fill:var(--w)}" +
  ".o{fill:var(--o)}.q{stroke:var(--d);stroke-width:1.3}.a{stroke:var(--o);stroke-width:2}";

/** Five panes whose mullions lean outwards. */
function windows(): string {
  const top = [-40, 190, 376, 584, 770, 1000];
  const foot = [20, 214, 386, 574, 746, 940];
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const [a = 0, b = 0, c = 0, d = 0] = [top[i], top[i + 1], foot[i + 1], foot[i]];
      return `M${a + 9} 96H${b - 9}L${c - 9} 306H${d + 9}z`;
    })
    .join("");
}

const foredeck = "M480 252C430 256 360 276 300 306H660C600 276 530 256 480 252z";
const foredeckDetail =
  "M480 252V306M420 262L384 306M540 262L576 306M392 270H568M352 284H608M480 252V168M466 190H494M470 198H490M474 206H486M480 176L520 256M480 176L440 256";
const horizon = `M0 236${"q30-7 60 0t60 0".repeat(8)}`;

const wipers = `${circle(290, 172, 34)}${circle(290, 172, 5)}M290 138V96${circle(670, 172, 34)}${circle(670, 172, 5)}M670 138V96M90 96l44 110M98 150l52 100M872 96l-44 110M864 150l-52 100`;

function instruments(): string {
  const ticks = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
    const angle = Math.PI + (i * Math.PI) / 8;
    const at = (radius: number) => `${round(480 + radius * Math.cos(angle))} ${round(70 + radius * Math.sin(angle))}`;
    return `M${at(28)}L${at(23)}`;
  });
  const bars = [742, 720, 750, 706, 736, 714].map((x, i) => `M660 ${352 + 12 * i}H${x}M758 ${352 + 12 * i}h6`);
  return `M300 54V42M300 54l8 4M660 54l-8-8M480 70l12-20M358 50h52M358 58h34M550 50h52M550 58h36${ticks.join("")}M12 470l118-30H830l118 30M170 326L130 440M790 326l40 114M130 440V540M830 440V540M330 440V540M630 440V540${circle(249, 383, 36)}${circle(249, 383, 24)}${circle(249, 383, 12)}M249 383V347M352 414C364 380 384 402 400 378S438 384 456 352M346 396C360 372 378 384 392 364S428 366 444 344M508 414A34 34 0 0 1 576 414M516 414A26 26 0 0 1 568 414M542 414l14-24M586 350v64M594 350v64M602 350v64M610 350v64M506 352h62M506 362h46M506 372h54${bars.join("")}`;
}

const displays = [182, 334, 492, 644].map((x) => `M${x + 5} 338H${x + 129}L${x + 134} 426H${x}z`).join("");
const upperBoxes = `${circle(300, 54, 17)}${circle(660, 54, 17)}M452 70A28 28 0 0 1 508 70z${rect(352, 42, 64, 24)}${rect(544, 42, 64, 24)}`;
const levers = `M448 470V448h10v22M502 470V440h10v30${rect(446, 436, 14, 12)}${rect(500, 428, 14, 12)}`;
const keys = [0, 1, 2, 3, 4, 5].map((i) => `M${210 + i * 13} 466v34M${694 + i * 13} 466v34`).join("");
const desk = `${circle(392, 486, 12)}${circle(568, 486, 12)}${circle(392, 486, 5)}${rect(196, 466, 84, 34)}${rect(680, 466, 84, 34)}${keys}M196 483h84M680 483h84M436 490h88`;

const chair = (x: number): string =>
  `M${x - 46} 540V452Q${x - 46} 428 ${x - 22} 428H${x + 22}Q${x + 46} 428 ${x + 46} 452V540M${x - 26} 428V414Q${x - 26} 400 ${x - 12} 400H${x + 12}Q${x + 26} 400 ${x + 26} 414V428M${x - 62} 540V488H${x - 46}M${x + 62} 540V488H${x + 46}`;
const chairFill = (x: number): string =>
  `M${x - 46} 540V452Q${x - 46} 428 ${x - 26} 428V414Q${x - 26} 400 ${x - 12} 400H${x + 12}Q${x + 26} 400 ${x + 26} 414V428Q${x + 46} 428 ${x + 46} 452V540z`;

/** Returns the whole SVG file with every theme. */
export function bridge(): string {
  const panes = windows();
  const path = (layer: string, d: string): string => `<path class="${layer}" d="${d}"/>`;
  return (
    '<svg id="night" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">' +
    "<title>View from a ship's bridge over the console to the foredeck and the sea</title>" +
    `<style>${style}</style>${path("g", "M0 0h960v540H0z")}<clipPath id="c"><path d="${panes}"/></clipPath>` +
    `<g clip-path="url(#c)">${path("p", "M0 90h960v220H0z")}${path("e", `${horizon}V310H0z`)}${path("l", horizon)}` +
    `${path("f", foredeck)}${path("d", foredeckDetail)}</g>${path("q", panes)}${path("d", wipers)}` +
    `${path("f", "M210 30H750L736 78H224zM60 346L170 326H790L900 346L948 470V540H12V470z")}` +
    `${path("f", rect(436, 470, 88, 40))}${path("s", upperBoxes + displays + levers)}${path("d", instruments() + desk)}` +
    `${path("a", "M346 420l38-28 36 6 32-36")}${path("o", `M262 364a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0${rect(758, 373, 6, 6)}`)}` +
    `${path("f", chairFill(330) + chairFill(630))}${path("q", chair(330) + chair(630))}</svg>`
  );
}
