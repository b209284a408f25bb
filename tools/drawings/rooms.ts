/** Rooms in elevation: engine control room, workshop, lecture room. */

import { circle, dotRow, polar, poly, rect, row } from "./pen.ts";
import { person } from "./people.ts";
import { type Drawing, picture } from "./sheet.ts";

/** A round instrument with its hand at an angle. */
const gauge = (x: number, y: number, radius: number, angle: number): string =>
  circle(x, y, radius) + poly([x, y], polar(x, y, radius * 0.75, angle));

/** Engine control room console. */
function console(): Drawing {
  const pen = picture("console", "Engine control room console", "abyss").water();
  pen.shape("M68 0V8H60V68H48V76L66 96V166H414V96L432 76V68H420V8H412V0Z");
  pen.line("M0 0H68V8H60V68H48V76L66 96V166H414V96L432 76V68H420V8H412V0H480");
  pen.detail("M66 96H414M48 76H432M60 68H420M60 8H420M150 8V68M330 8V68M240 8V68M166 76L176 96V166M314 76L304 96V166");
  pen.object(
    [88, 121, 154].map((x) => circle(x, 146, 12)).join("") + [326, 359, 392].map((x) => circle(x, 146, 12)).join(""),
  );
  pen.detail([88, 121, 154, 326, 359, 392].map((x, i) => gauge(x, 146, 8, 0.6 + i * 0.42)).join(""));
  pen.object(rect(78, 104, 88, 24) + rect(314, 104, 88, 24) + rect(190, 106, 100, 52));
  pen.detail(
    `M84 110C96 124 104 124 112 116C122 104 136 108 160 122${row(322, 394, 9, (x) => `M${x} 108V${112 + ((x * 7) % 12)}`)}` +
      `M198 112V150H282M198 120H282M198 130H282M198 140H282${row(208, 274, 13, (x) => `M${x} 112V${126 + ((x * 5) % 17)}`)}`,
  );
  pen
    .shape("M228 78H252L250 94H230Z")
    .object("M236 86V116H244V86Z")
    .object(circle(240, 118, 6));
  pen.dots(dotRow(84, 156, 12, 86) + dotRow(324, 396, 12, 86));
  pen.detail(
    `${row(72, 126, 18, (x) => rect(x, 18, 12, 40))}M162 20H228V58H162ZM252 20H318V58H252ZM222 36V42M258 36V42${row(348, 402, 18, (x) => rect(x, 18, 12, 40))}`,
  );
  pen.lamp(circle(264, 86, 4));
  return pen;
}

/** Repair bench. */
function workshop(): Drawing {
  const pen = picture("workshop", "Workshop bench with an oscilloscope and a board under test").water();
  pen.shape("M36 72H444V80H36Z").shape("M56 0V72H152V0Z");
  pen.line("M0 0H56V72H36V80H444V72H424V0H416V72H152V0H480");
  pen.detail(
    "M56 48H152M56 24H152M92 60H116M92 36H116M92 12H116M152 20H416M60 168H420M60 162H420M60 80V176M420 80V176",
  );
  pen
    .shape("M74 168V190H112V168ZM116 168V184H150V168ZM336 168V192H360V168ZM364 168V192H388V168Z")
    .detail("M80 176H106M122 175H144M342 168V192M348 168V192M370 168V192M376 168V192");
  pen.object("M76 82H196V148H76Z").shape(rect(84, 92, 70, 48));
  pen.detail(
    `M119 92V140M84 116H154M84 104H154M84 128H154M101.5 92V140M136.5 92V140${circle(168, 132, 6)}${circle(185, 132, 6)}${circle(168, 114, 6)}${circle(185, 114, 6)}M162 96H190M162 102H190${circle(168, 88, 2.5)}${circle(185, 88, 2.5)}M82 80V82M190 80V82`,
  );
  pen.limit("M86 116C91 136 97 136 102 116C107 96 113 96 118 116V130H130V102H142V130H152");
  pen
    .object("M208 82H268V126H208Z")
    .detail(
      `M214 104H262V120H214Z${circle(220, 93, 4)}${circle(234, 93, 4)}M246 88H262V98H246ZM220 108V116M228 108V116M236 108V116`,
    );
  pen
    .shape("M288 80V96H296L300 90H380L384 96H392V80Z")
    .object("M302 92H378V98H302Z")
    .shape("M310 98V108H326V98ZM334 98V104H346V98ZM354 98V116H366V98Z");
  pen.detail("M168 88C172 66 250 70 274 84C292 94 300 124 336 106M336 106L346 118L350 116L340 104Z");
  pen
    .object("M410 80V84H436V80ZM420 84V128L376 158L352 138L355 134L376 152L416 125V84Z")
    .object("M340 144L362 126L356 118L334 136Z");
  return pen;
}

/** Lecture: a ladder diagram on the board, listeners from behind. */
function lecture(): Drawing {
  const pen = picture("lecture", "Lecture room with a ladder diagram on the board", "green").water();
  pen.shape("M64 66H416V182H64Z").detail("M58 60H422V188H58ZM88 74V174M392 74V174");
  const rungs: [y: number, contacts: number[], coil: boolean][] = [
    [160, [140, 210], true],
    [112, [140, 210, 270], true],
    [92, [176], true],
  ];
  for (const [y, contacts] of rungs) {
    let rung = "M88 ";
    let at = `${y}`;
    for (const x of contacts) {
      rung += `${at}H${x}`;
      at = "";
      rung += `M${x} ${y - 8}V${y + 8}M${x + 12} ${y - 8}V${y + 8}M${x + 12} ${y}`;
    }
    pen.detail(`${rung}H328M350 ${y}H392M334 ${y - 8}Q322 ${y} 334 ${y + 8}M344 ${y - 8}Q356 ${y} 344 ${y + 8}`);
  }
  pen.detail("M116 160V136H140M140 128V144M152 128V144M152 136H170V160M208 153L224 167");
  pen.lamp(circle(339, 160, 4.5));
  const people =
    person(92, 0.72, "cap") + person(192, 0.7, "bun") + person(290, 0.74, "bare") + person(390, 0.7, "hair");
  pen.mask(`M0 0${people}Z`).line(`M0 0${people}H480`);
  for (const x of [92, 192, 290, 390])
    pen.detail(
      `M${x - 34} -40V8Q${x - 34} 18 ${x - 24} 18H${x + 24}Q${x + 34} 18 ${x + 34} 8V-40M${x - 11} 39Q${x} 33 ${x + 11} 39`,
    );
  return pen;
}

/** All pictures of this file. */
export const rooms = (): Drawing[] => [console(), workshop(), lecture()];
