/** Banner drawings: on the page's paper background, crossed by the line at height 0. */
import { circle, rect } from "./pen.ts";
import { person } from "./people.ts";
import { type Drawing, onPaper } from "./sheet.ts";

/** A banner on paper, `banner-…`. */
export const banner = (name: string, title: string, viewBox?: Drawing["viewBox"]): Drawing =>
  onPaper(`banner-${name}`, title, viewBox);

/** Lighthouse with sectors and a signal mast. */
function contact(): Drawing {
  const pen = banner("contact", "Lighthouse and radio mast on the shore");
  pen.line("M0 0H176V10H196L204 118H196V126H208V146L220 156L232 146V126H244V118H236L244 10H264V0H480");
  pen.detail(
    "M196 10H244M199 46H241M201.5 82H238.5M208 146H232M208 136H232M220 156V166M212 126V146M220 126V146M228 126V146M214 20H226V34H214Z",
  );
  pen.detail("M232 140L470 178M232 134L326 121.4M430 107.4L470 102M208 140L20 176M208 134L20 100");
  pen.detail(
    "M370 0L378 110L386 0M371.5 22H384.5M373 44H383M374.5 66H381.5M376 88H380M371.5 22L383 44L374.5 66L380 88M378 110V128M366 104H390M362 84H394",
  );
  pen.detail(
    "M404 128A34 34 0 0 0 404 96M414 136A48 48 0 0 0 414 88M352 128A34 34 0 0 1 352 96M342 136A48 48 0 0 1 342 88",
  );
  pen.detail("M40 -14H90M64 -24H150M200 -16H260M300 -26H420");
  pen.lamp(circle(220, 140, 4.5));
  pen.object("M60 0V26H130V0Z");
  pen.detail("M60 26L68 36H122L130 26M72 8H84V18H72ZM106 0V18H118V0");
  return pen;
}

/** Crew member row. */
function careers(): Drawing {
  const pen = banner("careers", "Two colleagues in hard hats at a control cabinet");
  pen.detail(
    rect(300, 20, 130, 140) +
      rect(308, 28, 54, 124) +
      rect(368, 28, 54, 124) +
      circle(322, 134, 7) +
      circle(348, 134, 7) +
      rect(316, 60, 38, 50) +
      "M316 76H354M316 92H354M376 140H414M376 128H414M376 116H404M376 60H414V100H376ZM386 60V100M396 60V100M406 60V100M300 20V0M430 20V0",
  );
  pen.mask(`M0 0${person(118, 1.1, "hat")}${person(262, 1, "bun")}`);
  pen.line(`M0 0${person(118, 1.1, "hat")}${person(262, 1, "bun")}H480`);
  pen.detail(
    "M80 56V0M94 58V0M156 56V0M142 58V0M94 18H142M94 27H142M95 103H141M91 110H145M118 111V141M105 111L106 137M131 111L130 137M246 55C254 46 270 46 278 55M218 0V22M306 0V22",
  );
  pen.lamp(circle(404, 134, 4));
  return pen;
}

/** Open circuit. @param gap label of its dimension line; none without it */
function openSwitch(name: string, gap?: string): Drawing {
  const pen = banner(name, "An open switch in the line", [0, 96, 480, 190]);
  pen.line("M0 0H160M320 0H480");
  pen.object("M158 -14H182V6H158ZM298 -14H330V4H322V18H316V4H312V18H306V4H298Z");
  pen.object("M166 -2L176 -8L306 74L312 84L302 82Z");
  pen.detail("M170 -14V-26M314 -14V-26M150 -26H190M290 -26H338");
  pen.object("M312 84L340 102Q346 108 340 112Q336 116 330 112L302 82Z");
  pen.object(circle(170, -3, 4));
  pen.hidden("M346 92A190 190 0 0 0 362 8");
  pen.lamp(circle(146, 0, 4.4));
  if (gap !== undefined) {
    pen.detail(
      "M170 -34V-52M314 -34V-52M170 -44H228M256 -44H314M170 -44L179 -41M170 -44L179 -47M314 -44L305 -41M314 -44L305 -47",
    );
    pen.label(242, -47, gap, "middle");
  }
  return pen;
}

/** Signal flags on a halyard. */
function news(): Drawing {
  const pen = banner("news", "Signal flags on a halyard");
  pen.line("M0 0H96V150H108V0H480");
  pen.detail("M102 150V170M108 146L420 0M84 118H120M90 96H114");
  {
    const fl: [x: number, kind: number][] = [
      [128, 1],
      [196, 2],
      [264, 3],
      [332, 4],
    ];
    for (const [x, k] of fl) {
      const y = 146 - ((x - 108) * 146) / 312,
        y2 = 146 - ((x + 46 - 108) * 146) / 312;
      pen.object(`M${x} ${y}L${x + 46} ${y2}V${y2 - 36}L${x} ${y - 36}Z`);
      if (k === 1) pen.detail(`M${x + 23} ${(y + y2) / 2}V${(y + y2) / 2 - 36}`);
      if (k === 2) pen.detail(`M${x} ${y}L${x + 46} ${y2 - 36}M${x + 46} ${y2}L${x} ${y - 36}`);
      if (k === 3) pen.detail(`M${x} ${y - 12}L${x + 46} ${y2 - 12}M${x} ${y - 24}L${x + 46} ${y2 - 24}`);
      if (k === 4) pen.lamp(circle(x + 23, (y + y2) / 2 - 18, 8));
    }
  }
  pen.detail("M60 0V14H96M108 14H150V0M420 0V20M412 20H428");

  return pen;
}

/** All banners of this file. */
export const banners = (): Drawing[] => [
  contact(),
  careers(),
  openSwitch("open"),
  openSwitch("open-404", "404"),
  news(),
];
