/** The single-line diagram of a vessel's electrical plant, from the shore cable to the sensors. */
import { circle, poly, rect, row } from "./pen.ts";
import { Drawing } from "./sheet.ts";

const WIDTH = 1312;
/** Units above and below the line. `single-line.module.css` places its labels and leaders by the same units. */
const ABOVE = 166;
const BELOW = 206;
/** Length of the line beyond both sides, seen where the picture is wider than its content. */
const BEYOND = 1600;

/** A half-wave of 2 × `half` units, upwards first. */
const halfWave = (x: number, y: number, half: number, height: number): string => {
  const k = 0.3642 * half * 2;
  return `C${(x + k).toFixed(1)} ${y + height} ${(x + 2 * half - k).toFixed(1)} ${y + height} ${x + 2 * half} ${y}`;
};

/** The sign of alternating current, `half` units to each side of its centre. */
const alternating = (x: number, y: number, half = 9): string =>
  `M${x - half} ${y}${halfWave(x - half, y, half / 2, half)}${halfWave(x, y, half / 2, -half)}`;

/** The sign of direct current. */
const direct = (x: number, y: number): string => `M${x - 8} ${y + 3}H${x + 8}M${x - 8} ${y - 3}H${x + 8}`;

/** A circuit breaker in a vertical feeder: its cross is `y` above the line, the blade hinged at the side of the line. */
const breaker = (x: number, y: number): string => {
  const up = Math.sign(y);
  return (
    `M${x} 0V${y - 22 * up}L${x - 11} ${y - 3 * up}` +
    `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x - 4} ${y + 4}L${x + 4} ${y - 4}`
  );
};

/** An arrow to consumers below the switchboard. */
const consumer = (x: number): string => `M${x} 0V-84M${x - 4} -76L${x} -84L${x + 4} -76`;

/** A converter: a square divided by its diagonal. */
const converter = (x: number, y: number, half: number): string =>
  rect(x - half, y - half, 2 * half, 2 * half) + poly([x - half, y - half], [x + half, y + half]);

/** A generator with its breaker, current transformer and protection relay. */
function generator(pen: Drawing, x: number): void {
  pen.detail(breaker(x, 44));
  pen.detail(`M${x} 44V90${circle(x, 72, 6)}M${x + 6} 72H${x + 24}${rect(x + 24, 62, 28, 20)}`);
  pen.detail(`M${x + 31} 68L${x + 38} 77L${x + 45} 68`);
  pen.object(circle(x, 120, 30));
  pen.detail(`M${x + 6} 134A9 9 0 1 1 ${x + 8} 127H${x + 2}${alternating(x, 106)}`);
}

/** Draws the shore connection, the switchboard, a generator, the drive, the alarm system and the sensors on one line. */
export function singleLine(): Drawing {
  const pen = new Drawing(
    "single-line",
    "Single-line diagram of a vessel: shore connection, switchboard with two generators, propulsion drive, alarm system, sensors",
    "deep",
    [0, 224 - ABOVE, WIDTH, ABOVE + BELOW],
  );
  // The ship's side and the switchboard's enclosure.
  pen.hidden(`M150 120V-150${rect(300, -60, 560, 112)}`);

  // Shore connection: the socket on the line, above it the lamps of the phase sequence.
  pen.object(rect(176, -32, 64, 108));
  pen.shape(circle(190, 48, 5) + circle(208, 48, 5) + circle(226, 48, 5));
  pen.detail("M176 24H240");
  pen.detail("M256 -6L264 6M264 -6L272 6M272 -6L280 6");

  // Switchboard: instruments, bus tie, consumers.
  for (const x of [336, 376, 416]) pen.shape(circle(x, 38, 11));
  pen.detail(poly([336, 38], [341, 45]) + poly([376, 38], [373, 46]) + poly([416, 38], [422, 42]));
  pen.detail(row(340, 420, 40, consumer) + row(700, 820, 40, consumer));
  generator(pen, 490);
  generator(pen, 650);

  // Propulsion drive: breaker, frequency converter, motor, shaft and propeller.
  pen.detail(`${breaker(530, -40)}M530 -40V-82M530 -122V-142`);
  pen.object(converter(530, -102, 20));
  pen.detail(alternating(520, -93, 6) + alternating(540, -111, 6));
  pen.object(circle(530, -168, 26));
  pen.detail("M520 -176V-158L530 -170L540 -158V-176");
  pen.detail("M556 -165H616M556 -171H616M572 -157V-179M580 -157V-179");
  pen.object(
    "M616 -162H632Q640 -168 632 -174H616ZM622 -162C612 -150 614 -140 624 -134C632 -142 632 -152 626 -162ZM622 -174C612 -184 614 -194 624 -202C632 -194 632 -184 626 -174Z",
  );

  // The line: alternating current from the quay, direct current behind the rectifier, a signal at the end.
  let wave = `M${-BEYOND} 0H30`;
  for (let i = 0; i < 4; i++) wave += halfWave(30 + 30 * i, 0, 15, i % 2 ? -30 : 30);
  let pulses = "M944 0H1128";
  for (const [x, width] of [
    [1128, 22],
    [1166, 40],
    [1222, 22],
    [1260, 22],
  ] as const)
    pulses += `H${x}V26H${x + width}V0`;
  pen.line(`${wave}H196M220 0H558L580 11M582 0H904${pulses}H${WIDTH + BEYOND}`);
  // Plug and socket, and the cross of the bus tie.
  pen.line("M220 11A12 12 0 0 1 220 -11M196 0H209");
  pen.detail("M578 -4L586 4M578 4L586 -4");
  pen.object(converter(924, 0, 20));
  pen.detail(alternating(914, 9, 6) + direct(933, -10));

  // Alarm and monitoring: annunciator with one lit window, trend.
  pen.detail("M1040 0V62M1026 50H1054");
  pen.object(rect(960, 62, 168, 92));
  for (let i = 0; i < 9; i++) pen.shape(rect(972 + 26 * (i % 3), 74 + 24 * Math.floor(i / 3), 20, 18));
  pen.shape(rect(1058, 74, 58, 66));
  pen.detail("M1064 92H1076L1082 122L1090 104L1098 110H1110");
  pen.lamp(rect(998, 98, 20, 18));

  // Sensors and control: input station, temperature and pressure in a pipe, control valve.
  pen.detail("M1040 0V-26");
  pen.object(rect(984, -50, 196, 24));
  pen.dots(row(996, 1168, 12, (x) => `M${x} -38H${x}`));
  pen.hidden("M1002 -50V-76M1082 -50V-76M1160 -50V-118");
  pen.object(circle(1002, -100, 24) + circle(1082, -100, 24));
  pen.detail("M988 -92H1000M994 -92V-108M1004 -92H1016M1010 -92V-108");
  pen.detail("M1069 -108V-92H1074A4.5 4.5 0 0 0 1074 -101H1069M1084 -92H1096M1090 -92V-108");
  pen.detail("M1002 -124V-159M1082 -124V-159");
  pen.line("M960 -160H1146M1174 -160H1240");
  pen.object("M1146 -150L1174 -170V-150L1146 -170Z");
  pen.object("M1146 -132A14 14 0 0 0 1174 -132Z");
  pen.detail("M1160 -132V-160M1232 -155L1240 -160L1232 -165");

  pen.key(1, 208, 112).key(2, 812, 88).key(3, 570, 120).key(4, 470, -168).key(5, 1164, 108).key(6, 1216, -38);
  return pen;
}
