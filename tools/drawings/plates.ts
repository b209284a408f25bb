/**
 * Plates of the service pages: each shows where the offered services are at work, in section or elevation. A number leads to
 * each, in the order of the company's list (`src/collections/services/company/`).
 */
import { circle, type Point, poly, rect, row } from "./pen.ts";
import { Drawing } from "./sheet.ts";

const WIDTH = 640;
/** Units above and below the line. */
const ABOVE = 250;
const BELOW = 190;

const plate = (name: string, title: string): Drawing =>
  new Drawing(`plate-${name}`, title, "paper", [0, 224 - ABOVE, WIDTH, ABOVE + BELOW]);

const alternating = (x: number, y: number, half = 9): string => {
  const k = +(0.3642 * half).toFixed(1);
  return `M${x - half} ${y}C${x - half + k} ${y + half} ${x - k} ${y + half} ${x} ${y}C${x + k} ${y - half} ${x + half - k} ${y - half} ${x + half} ${y}`;
};

/** A breaker in a vertical feeder between the line and `y`. */
const breaker = (x: number, y: number): string => {
  const up = Math.sign(y);
  return `M${x} 0V${14 * up}M${x} ${y}V${36 * up}L${x - 11} ${17 * up}M${x - 4} ${10 * up}L${x + 4} ${18 * up}M${x - 4} ${18 * up}L${x + 4} ${10 * up}`;
};

/** Design: the single line of a plant, from the generators to the valve in a pipe. */
function design(): Drawing {
  const pen = plate("design", "Single-line diagram of a plant with its control system");
  pen.line(`M0 0H${WIDTH}`);
  // Two generators, a transformer with a distribution board, a frequency converter with its motor.
  for (const x of [84, 164]) {
    pen.detail(breaker(x, 74));
    pen.object(circle(x, 98, 24));
    pen.detail(`M${x + 5} 110A7.5 7.5 0 1 1 ${x + 7} 104H${x + 1}${alternating(x, 87, 8)}`);
  }
  pen.detail(`${breaker(84, -62)}M84 -112V-140M52 -140H116M60 -140V-156M84 -140V-156M108 -140V-156`);
  pen.shape(circle(84, -76, 15));
  pen.detail(circle(84, -97, 15));
  pen.detail(`${breaker(204, -56)}M204 -96V-112`);
  pen.object(rect(184, -96, 40, 40));
  pen.detail(`M184 -96L224 -56${alternating(195, -66, 6)}${alternating(213, -86, 6)}`);
  pen.object(circle(204, -136, 24));
  pen.detail("M195 -145V-127L204 -138L213 -127V-145");
  // Energy meter on the bus.
  pen.shape(rect(240, 26, 44, 34));
  pen.detail("M262 0V26M240 50H284M248 43L251 32L255 40L259 32L262 43M268 43V32M268 37Q276 41 276 32");
  // The controller, its network, and the panel on it.
  pen.object(rect(356, 34, 170, 66));
  pen.detail("M384 34V100M412 34V100M440 34V100M468 34V100M496 34V100M362 88H378M362 80H378M362 72H378");
  pen.dots(row(391, 405, 7, (x) => `M${x} 84H${x}M${x} 72H${x}M${x} 60H${x}`));
  pen.dots(row(419, 433, 7, (x) => `M${x} 84H${x}M${x} 72H${x}M${x} 60H${x}`));
  pen.detail("M441 -0V34");
  pen.hidden("M84 122V176H576V138M164 122V176M441 100V176M262 60V176");
  pen.object(rect(540, 66, 92, 72));
  pen.detail(`${rect(548, 74, 76, 44)}M554 92H566L572 106L582 84L590 98H618`);
  pen.shape(circle(554, 70, 2) + circle(564, 70, 2));
  pen.lamp(circle(620, 128, 4));
  // The loop: transmitter, valve, pump.
  pen.detail("M330 -150H372M412 -150H512M548 -150H628M620 -145L628 -150L620 -155");
  pen.object(circle(392, -150, 20));
  pen.detail("M385.3 -131.2L412 -150L385.3 -168.8");
  pen.object("M512 -138L548 -162V-138L512 -162Z");
  pen.object("M516 -116A14 14 0 0 0 544 -116Z");
  pen.detail("M530 -116V-150M462 -150V-112");
  pen.object(circle(462, -94, 18));
  pen.detail("M454 -100V-88H458Q462 -91 458 -94H454M464 -88H472M468 -88V-100");
  pen.hidden("M462 -76V34M530 -102V18H511V34");
  pen.part(1, [340, 218], [340, 176]);
  pen.part(2, [24, 50], [76, 30]);
  pen.part(3, [398, 140], [398, 96]);
  pen.part(4, [586, -92], [540, -110], [594, -82], [540, -108]);
  pen.part(5, [600, 190], [586, 132], [586, 200], [586, 130]);
  pen.part(6, [300, 98], [270, 54]);
  return pen;
}

/** Project management: the schedule of a docking, from the survey to the handover. */
function project(): Drawing {
  const pen = plate(
    "project",
    "Schedule of a docking: eight kinds of work before and after the vessel enters the dock",
  );
  const bars: [from: number, length: number][] = [
    [60, 70],
    [110, 110],
    [110, 430],
    [190, 180],
    [220, 120],
    [350, 150],
    [330, 190],
    [490, 90],
  ];
  pen.detail(row(60, 600, 60, (x) => `M${x} -120V190`));
  pen.detail("M60 190H600M60 182V198M600 182V198");
  pen.detail(row(60, 600, 20, (x) => `M${x} 190V194`));
  bars.forEach(([from, length], i) => {
    const y = 158 - i * 36;
    if (i % 3 === 0) pen.solid(rect(from, y, length, 12));
    else pen.object(rect(from, y, length, 12));
    if (i > 0 && i !== 2)
      pen.detail(
        `M${from - 10} ${y + (i === 6 ? 72 : 36)}V${y + 6}H${from}M${from - 4} ${y + 10}L${from} ${y + 6}L${from - 4} ${y + 2}`,
      );
  });
  // The tide at the quay is the line; the dock gate closes and opens at its highs.
  const tide = (x: number): string =>
    `C${x + 22} -130 ${x + 38} -130 ${x + 60} -150C${x + 82} -170 ${x + 98} -170 ${x + 120} -150`;
  pen.line(`M0 0H24V-150H60${row(60, 420, 120, tide)}C562 -130 578 -130 600 -150H616V0H${WIDTH}`);
  pen.limit("M350 -174V206");
  pen.lamp(circle(350, 206, 5));
  bars.forEach(([from, length], i) => {
    const y = 164 - i * 36;
    const at = (right: boolean, away: number): [number: Point, dot: Point] => {
      const [end, outwards] = right ? [from + length, 1] : [from, -1];
      return [
        [end + away * outwards, y],
        [end - 4 * outwards, y],
      ];
    };
    const right = i !== 2 && i !== 7;
    // In a narrow picture the larger circles would touch those of the next rows.
    pen.part(i + 1, ...at(right, 46), ...at(right && i !== 6, i === 3 ? 60 : 52));
  });
  return pen;
}

/** Installation: a switchboard room, a bulkhead with a cable transit, and a pump room beside it. */
function installation(): Drawing {
  const pen = plate(
    "installation",
    "Section through a switchboard room and a pump room with a cable transit between them",
  );
  pen.object(rect(20, 186, 600, 8));
  pen.shape(rect(316, 0, 10, 96) + rect(316, 140, 10, 46));
  pen.object(rect(308, 96, 26, 44));
  pen.detail(row(100, 136, 12, (y) => `M308 ${y}H334`));
  // Cable tray with hangers.
  pen.detail("M308 112H60V122H308M334 112H560V122H334");
  pen.detail(row(72, 300, 24, (x) => `M${x} 112V122`) + row(346, 552, 24, (x) => `M${x} 112V122`));
  pen.detail("M100 122V186M220 122V186M400 122V186M520 122V186");
  // Switchboard, controller cabinet, and the line that outlines them.
  pen.line(`M0 0H70V96H160V0H196V84H258V0H420V30H436V0H${WIDTH}`);
  pen.detail(`M100 0V96M130 0V96${rect(76, 62, 18, 24)}${rect(106, 62, 18, 24)}${rect(136, 62, 18, 24)}`);
  pen.detail(`${circle(85, 40, 7)}${circle(115, 40, 7)}${circle(145, 40, 7)}M85 40L89 45M115 40V46M145 40L141 45`);
  pen.detail(`M115 96V112M227 84V112${rect(206, 50, 42, 24)}M206 40H248M206 32H248M206 24H248`);
  pen.detail("M210 62H220L226 70L232 56L238 62H244");
  // Junction box and insulation tester.
  pen.object(rect(356, 40, 48, 40));
  pen.detail(`${row(362, 390, 9, (x) => rect(x, 52, 9, 16))}M380 80V112`);
  pen.object("M352 0V20Q352 26 358 26H394Q400 26 400 20V0Z");
  pen.detail(rect(360, 6, 32, 14));
  pen.cable("M372 26C372 40 366 40 366 52");
  // Motor, pump and pipe with a transmitter.
  pen.object(rect(436, 10, 76, 56));
  pen.detail(`${row(446, 504, 8, (x) => `M${x} 16V60`)}M452 66H496V78H452ZM474 78V112M430 38H436M512 38H524`);
  pen.object(circle(552, 38, 28));
  pen.detail(
    "M538 20H552A18 18 0 1 1 534 38M552 66V96H600M564 63.3V84H600M600 80V100M440 0V10M508 0V10M536 0V15M568 0V15",
  );
  pen.object(circle(586, 128, 15));
  pen.detail("M586 96V113M586 128L594 136");
  // Floor structure below.
  pen.detail("M20 -10H620M60 -10V-64M180 -10V-64M300 -10V-64M420 -10V-64M540 -10V-64M20 -64H620");
  pen.hidden("M20 -64Q20 -140 120 -140H520Q620 -140 620 -64");
  // Name plate with the surveyor's stamp.
  pen.shape(rect(272, 30, 30, 40));
  pen.detail(`${circle(287, 44, 8)}M283 44L286 41L292 48M277 62H297M277 57H297`);
  pen.part(1, [242, 226], [242, 69]);
  pen.part(2, [36, 60], [80, 74], [28, 60], [80, 74]);
  pen.part(3, [350, 226], [326, 130]);
  pen.part(4, [376, -84], [376, 12]);
  pen.part(5, [586, 226], [586, 138]);
  pen.part(6, [480, -84], [480, 24]);
  pen.part(7, [287, -84], [287, 40]);
  pen.lamp(circle(150, 78, 4));
  return pen;
}

/** Maintenance: the midship section of a vessel, with engine room and control room. */
function maintenance(): Drawing {
  const pen = plate("maintenance", "Section through a vessel's engine room and control room");
  pen.line(`M0 0H60V-106Q60 -140 94 -140H546Q580 -140 580 -106V0H${WIDTH}`);
  pen.object(`M60 0V184H580V0`);
  pen.shape(rect(48, 184, 544, 8));
  pen.detail("M66 -112H574M332 40H580M332 40V184M324 40H332");
  // Main engine with its exhaust pipes and a pressure gauge.
  pen.object(rect(100, -112, 196, 58) + rect(110, -54, 176, 44));
  for (const x of [116, 158, 200, 242]) {
    pen.object(rect(x, -10, 36, 22));
    pen.detail(`M${x + 12} 12V34M${x + 24} 12V34`);
    pen.fine(`M${x + 8} -26H${x + 28}M${x + 8} -38H${x + 28}`);
  }
  pen.object(rect(106, 34, 184, 16));
  pen.detail("M270 50V184M288 50V184");
  pen.fine("M112 -84H284M134 22L148 28M146 31L150 25");
  pen.shape(circle(82, -34, 10));
  pen.detail("M92 -34H110");
  pen.fine("M82 -34L87 -28");
  // Separator, generator set.
  pen.object("M304 -112V-92L298 -80Q320 -54 342 -80L336 -92V-112Z");
  pen.detail("M320 -66V-48M312 -48H328");
  pen.object(rect(372, -98, 84, 60) + rect(456, -90, 18, 44) + circle(508, -66, 34));
  pen.detail(`M380 -38V-28H448V-38${circle(508, -66, 7)}`);
  pen.fine(
    "M380 -98V-60M396 -98V-60M412 -98V-60M428 -98V-60M444 -98V-60" +
      circle(508, -66, 24) +
      row(0, 5.5, 0.7854, (t) =>
        poly(
          [+(508 + 24 * Math.cos(t)).toFixed(1), +(-66 + 24 * Math.sin(t)).toFixed(1)],
          [+(508 + 34 * Math.cos(t)).toFixed(1), +(-66 + 34 * Math.sin(t)).toFixed(1)],
        ),
      ),
  );
  pen.shape(rect(366, -112, 182, 14));
  // Cable tray, starter, detector on the deckhead.
  pen.detail("M84 150H262M84 158H262M120 158V184M230 158V184M92 150V96");
  pen.fine(row(94, 256, 18, (x) => `M${x} 150V158`));
  pen.object(rect(78, 66, 28, 30));
  pen.fine("M84 88H100M92 72V80");
  pen.object("M196 184Q196 170 210 170Q224 170 224 184Z");
  // Control room: console with alarm panel, board on the wall, telephone, switchboard.
  pen.object("M346 40V84L374 104H440V40Z");
  pen.detail("M346 84H440");
  pen.fine(`${row(380, 416, 18, (x) => rect(x, 90, 14, 9))}M352 64H434`);
  pen.lamp(rect(398, 90, 14, 9));
  pen.object(rect(352, 122, 50, 36));
  pen.detail(rect(368, 132, 18, 16));
  pen.fine("M352 140H368M386 140H402M377 122V132M377 148V158");
  pen.object(rect(420, 124, 18, 34));
  pen.detail("M434 124Q446 112 438 104");
  pen.fine("M424 130V152");
  pen.object(rect(470, 40, 104, 116));
  pen.detail(
    `M522 40V156${rect(478, 116, 28, 28)}${rect(532, 110, 32, 34)}${rect(484, 70, 20, 26)}${rect(528, 54, 40, 18)}`,
  );
  pen.fine(
    `M538 116H558M538 122H558M538 128H558M484 122H500M484 130H500M538 54V72M548 54V72M558 54V72M488 76H500M488 82H500`,
  );
  // Anode on the hull.
  pen.object(rect(50, -82, 10, 34));
  pen.hidden("M60 -65H76V-112");
  // A narrow picture has its numbers above and below the hull, where they have room, and one over the engine.
  const above = 248;
  const under = -202;
  pen.part(1, [384, 228], [384, 153], [374, above], [384, 152]);
  pen.part(2, [492, 228], [492, 136], [486, above], [490, 134]);
  pen.part(3, [332, 228], [353, 78], [308, above], [354, 76]);
  pen.part(4, [320, -168], [320, -76], [320, under], [320, -78]);
  pen.part(5, [436, 228], [430, 150], [430, above], [430, 148]);
  pen.part(6, [548, 228], [548, 136], [598, above], [556, 136]);
  pen.part(7, [157, 228], [157, 154], [138, above], [138, 154]);
  pen.part(8, [22, -88], [54, -72], [40, under], [55, -74]);
  pen.part(9, [22, -37], [79, -37], [108, under], [82, -34]);
  pen.part(10, [22, 38], [134, 22], [190, 98], [140, 22]);
  pen.part(11, [210, 228], [210, 176], [210, above], [210, 177]);
  pen.part(12, [616, 92], [498, 92], [542, above], [500, 88]);
  pen.part(13, [616, 34], [552, 62], [562, under], [562, 62]);
  return pen;
}

/** Fabrication: a switchboard pulled apart along its line, with the tray above and the frame below it. */
function fabrication(): Drawing {
  const pen = plate("fabrication", "Switchboard pulled apart into its sections, with cable tray and mounting frame");
  // Cable tray above, mounting frame below; dashed lines lead to their places.
  pen.object(rect(140, 186, 364, 16));
  pen.detail(row(152, 496, 16, (x) => `M${x} 186V202`));
  pen.object(rect(134, -110, 376, 14));
  pen.detail(
    "M150 -110V-128M244 -110V-128M340 -110V-128M424 -110V-128M494 -110V-128M142 -128H160M236 -128H252M332 -128H348M416 -128H432M486 -128H502",
  );
  pen.hidden("M140 186V150M504 186V150M217 186V150M300 186V150M372 186V150M436 186V150");
  pen.hidden("M140 -96V0M217 -96V0M300 -96V0M372 -96V0M436 -96V0M504 -96V0");
  pen.line(`M0 0H26V58L58 88H108V0H140V150H209V0H225V150H292V0H308V150H364V0H380V150H430V0H446V150H504V0H${WIDTH}`);
  // Console.
  pen.detail(`M26 58H108${circle(76, 74, 5)}${circle(92, 74, 5)}${rect(36, 10, 62, 38)}`);
  // Generator section.
  pen.detail(`${rect(148, 90, 53, 52)}${rect(148, 12, 53, 70)}M158 28H191M158 36H191M158 44H191`);
  pen.object(circle(163, 118, 10) + circle(186, 118, 10) + rect(162, 52, 25, 22));
  pen.detail("M163 118L168 124M186 118L182 125M174.5 58V62");
  // Motor control centre.
  pen.detail(
    row(12, 120, 27, (y) => `${rect(233, y, 24, 21)}${rect(261, y, 24, 21)}M239 ${y + 10}H245M267 ${y + 10}H273`),
  );
  // Distribution board.
  pen.detail(
    `${rect(316, 12, 40, 130)}${row(28, 124, 16, (y) => `M322 ${y}H350M332 ${y - 5}V${y + 5}M340 ${y - 5}V${y + 5}`)}`,
  );
  // Control cabinet with a controller.
  pen.detail(
    `${rect(388, 96, 34, 40)}M388 116H422M395 96V136M402 96V136M409 96V136M416 96V136M388 78H422M388 62H422M388 46H422M388 30H422`,
  );
  pen.dots(row(392, 418, 6.5, (x) => `M${x} 70H${x}M${x} 54H${x}M${x} 38H${x}`));
  // Drive cabinet.
  pen.object(rect(454, 74, 42, 64));
  pen.detail(
    `M454 74L496 138${alternating(466, 124, 6)}${alternating(484, 87, 6)}${row(20, 60, 8, (y) => `M456 ${y}H494`)}`,
  );
  // Shore connection box, junction box with push buttons.
  pen.object(rect(540, 70, 66, 58));
  pen.shape(circle(556, 112, 5) + circle(573, 112, 5) + circle(590, 112, 5));
  pen.detail(`${circle(556, 86, 8)}${circle(573, 86, 8)}${circle(590, 86, 8)}M573 70V0M548 0V70M598 0V70`);
  pen.object(rect(554, -54, 44, 34));
  pen.shape(circle(567, -37, 5) + circle(584, -37, 5));
  pen.detail("M573 -20V0");
  pen.lamp(circle(584, -37, 5));
  pen.part(1, [174.5, 228], [174.5, 66]);
  pen.part(2, [258, 228], [248, 130]);
  pen.part(3, [336, 228], [336, 132]);
  pen.part(4, [405, 228], [405, 126]);
  pen.part(5, [64, 130], [64, 60]);
  pen.part(6, [475, 228], [475, 112]);
  pen.part(7, [573, 170], [573, 122]);
  pen.part(8, [618, -70], [590, -46], [606, -92], [588, -44]);
  pen.part(9, [108, 216], [148, 194], [90, 216], [148, 194]);
  pen.part(10, [96, -132], [142, -103]);
  return pen;
}

/** Training: a console, a bench with a relay, and the office from which support is given. */
function training(): Drawing {
  const pen = plate("training", "Training at a console and on the bench, and support by telephone");
  const person = (x: number, y: number): string => circle(x, y + 74, 17);
  const body = (x: number, y: number): string =>
    `M${x - 36} ${y}V${y + 18}Q${x - 36} ${y + 46} ${x - 10} ${y + 52}V${y + 60}M${x + 36} ${y}V${y + 18}Q${x + 36} ${y + 46} ${x + 10} ${y + 52}V${y + 60}`;
  // Board with a ladder diagram, window to the bench.
  pen.object(rect(30, 108, 150, 88));
  pen.detail(
    `M46 118V186M164 118V186${row(128, 176, 24, (y) => `M46 ${y}H90M96 ${y}H128M140 ${y}H164M90 ${y - 6}V${y + 6}M96 ${y - 6}V${y + 6}${circle(134, y, 6)}`)}`,
  );
  // Console with screens, and a trainee before it.
  pen.object(rect(206, 106, 70, 52) + rect(284, 106, 70, 52));
  pen.detail(`${circle(241, 132, 18)}M241 132L254 144M292 124H304L310 140L318 116L326 132H346`);
  pen.line(
    `M0 0H60V18Q60 46 86 52V60A20 20 0 1 0 106 60V52Q132 46 132 18V0H200V62L222 84H338L360 62V0H400V56H560V0H${WIDTH}`,
  );
  pen.detail("M200 62H360M222 84V106M338 84V106M246 84V106M318 84V106M212 30H348");
  pen.lamp(circle(330, 73, 4.4));
  // Bench with relay, tester and documents.
  pen.object(rect(416, 56, 46, 52) + rect(474, 56, 44, 34));
  pen.detail(
    `${rect(422, 76, 22, 24)}M450 96H456M450 88H456M450 80H456${circle(484, 73, 7)}M496 78H512M496 70H512M496 62H512M484 90C484 120 462 120 444 100`,
  );
  pen.detail("M400 44H560M412 0V44M548 0V44");
  pen.object("M528 56H552V92H528Z");
  pen.detail("M532 62V86M537 62V86M542 62V86M547 62V86");
  // Telephone line to a ship.
  pen.object("M580 120Q580 136 596 136H612Q628 136 628 120Z");
  pen.hidden("M604 136V186H500V90");
  pen.detail("M592 120V112M616 120V112M584 112H624");
  // Students below the line, behind a desk.
  pen.object(person(470, -150) + person(546, -150));
  pen.object(`${body(470, -150)}${body(546, -150)}`);
  pen.detail("M420 -150H600M430 -150V-176M590 -150V-176");
  pen.object(rect(330, -120, 60, 44));
  pen.detail("M330 -132H390M338 -120V-132M382 -120V-132M338 -98H350L356 -88L364 -108L370 -98H384");
  pen.part(1, [241, 214], [241, 140]);
  pen.part(2, [110, 226], [110, 178]);
  pen.part(3, [439, 150], [434, 94]);
  pen.part(4, [552, 222], [552, 186]);
  pen.part(5, [590, 60], [546, 76]);
  pen.part(6, [390, -40], [462, -72]);
  return pen;
}

/** The plates in the order of the services. */
export const plates = (): Drawing[] => [design(), project(), installation(), maintenance(), fabrication(), training()];
