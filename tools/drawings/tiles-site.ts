/**
 * Service tiles of work on board and in the workshop: installation, maintenance, fabrication. The line joins each to
 * its neighbours; it enters and leaves at height 0.
 */
import { circle, polar, poly, rect, row } from "./pen.ts";
import { type Drawing, onPaper } from "./sheet.ts";

/** Installation and commissioning: glands, junction box, terminals, insulation tester. */
export function installation(): Drawing {
  const pen = onPaper("tile-3-installation", "Cable glands, a junction box with terminals and an insulation tester");
  pen.shape(rect(128, -36, 190, 148));
  pen.detail(
    rect(134, -30, 178, 136) +
      circle(141, 99, 2.5) +
      circle(305, 99, 2.5) +
      circle(141, -23, 2.5) +
      circle(305, -23, 2.5),
  );
  pen.shape(
    rect(112, -14, 16, 28) +
      rect(96, -10, 16, 20) +
      rect(88, -12, 8, 24) +
      rect(318, -14, 16, 28) +
      rect(334, -10, 16, 20) +
      rect(350, -12, 8, 24),
  );
  pen.detail("M30 8H88M30 -8H88M358 8H446M358 -8H446M30 8L24 0L30 -8M446 8L452 0L446 -8M120 -14V14M326 -14V14");
  let ts = "";
  for (let i = 0; i < 8; i++) ts += rect(151 + i * 18, 38, 18, 46);
  pen.shape(ts);
  let tt = "";
  for (let i = 0; i < 8; i++)
    tt +=
      circle(160 + i * 18, 72, 4.5) +
      circle(160 + i * 18, 50, 4.5) +
      poly([157 + i * 18, 69], [163 + i * 18, 75]) +
      poly([157 + i * 18, 47], [163 + i * 18, 53]);
  pen.detail(`${tt}M145 61H301`);
  pen.line("M0 0H150Q178 0 178 26V50M178 72V84Q178 98 192 98H218Q232 98 232 84V72M232 50V26Q232 0 260 0H480");
  pen.shape("M372 46Q372 40 378 40H438Q444 40 444 46V136Q444 142 438 142H378Q372 142 372 136Z");
  pen.detail(
    rect(380, 102, 56, 32) +
      circle(408, 70, 17) +
      poly([408, 70], [418, 80]) +
      circle(386, 50, 2.5) +
      circle(430, 50, 2.5) +
      "M430 50V8",
  );
  pen.cable("M286 76C286 116 330 116 344 86C356 60 362 22 376 22Q386 22 386 38V47");
  // 999 on its display.
  pen.detail(row(396, 420, 12, (x) => `M${x + 4} 118H${x - 4}V126H${x + 4}V110H${x - 4}`));
  return pen;
}

/** Maintenance and repair: circuit board, generator as an omega. */
export function maintenance(): Drawing {
  const pen = onPaper("tile-4-maintenance", "A circuit board and a generator in section");
  pen.shape("M44 -38H232Q238 -38 238 -32V126Q238 132 232 132H44Q38 132 38 126V-32Q38 -38 44 -38Z");
  pen.detail(circle(52, 118, 5) + circle(224, 118, 5) + circle(52, -24, 5) + circle(224, -24, 5));
  pen.object(rect(106, 26, 60, 60));
  let pins = "";
  for (let i = 0; i < 7; i++) {
    const q = 32 + i * 8;
    pins +=
      poly([98, q], [106, q]) +
      poly([166, q], [174, q]) +
      poly([q + 80, 18], [q + 80, 26]) +
      poly([q + 80, 86], [q + 80, 94]);
  }
  pen.detail(pins + circle(114, 78, 3));
  pen.detail(
    rect(62, 58, 16, 26) +
      rect(62, 92, 30, 10) +
      rect(190, 84, 26, 14) +
      rect(196, 20, 16, 30) +
      "M196 35H212M78 64H88L98 56M78 76H84L98 64M174 64H184L190 70V84M174 56H196M120 94V106H84M136 94V112H206V98M152 18V4H196V20M128 18V-8H84" +
      rect(72, -14, 12, 12) +
      row(96, 188, 13.14, (x) => rect(x, -38, 8, 14)),
  );
  pen.line("M0 0H66L98 32H106M166 40H180L210 0H292");
  pen.line("M292 0H306V10H330A68 68 0 1 0 390 10H414V0H480");
  let g = "";
  const cx = 360,
    cy = 71,
    rad = (r: number, t: number) => polar(cx, cy, r, t);
  for (let q = 0; q < 24; q++) {
    const t = (q * Math.PI) / 12;
    g += poly(rad(44, t), rad(54, t));
  }
  pen.detail(
    g +
      circle(cx, cy, 58) +
      circle(cx, cy, 41) +
      circle(cx, cy, 9) +
      rect(345, 138, 30, 16) +
      "M353 138V154M367 138V154M300 0H420",
  );
  let po = "";
  for (let q = 0; q < 4; q++) {
    const t = (q * Math.PI) / 2 + 0.5;
    po +=
      poly(rad(9, t - 0.7), rad(30, t - 0.22), rad(30, t - 0.42), rad(37, t - 0.38)) +
      "A37 37 0 0 0 " +
      rad(37, t + 0.38).join(" ") +
      poly(rad(37, t + 0.38), rad(30, t + 0.42), rad(30, t + 0.22), rad(9, t + 0.7));
  }
  pen.detail(po);
  pen.lamp(circle(...rad(49, Math.PI * 0.375), 4));
  return pen;
}

/** Fabrication: switchboard line-up, welded bracket. */
export function fabrication(): Drawing {
  const pen = onPaper("tile-5-fabrication", "A switchboard line-up and a weld in progress");
  pen.line("M0 0H48V144H318V0H480");
  pen.detail(
    "M138 0V144M228 0V144M48 -10H318V0M48 -10V0M48 0H318M48 132H318" +
      rect(56, 14, 74, 110) +
      rect(146, 14, 74, 50) +
      rect(146, 72, 74, 52) +
      rect(236, 14, 74, 110),
  );
  pen.object(circle(76, 102, 12) + circle(110, 102, 12));
  pen.detail(
    poly([76, 102], [82, 110]) +
      poly([110, 102], [104, 111]) +
      rect(66, 62, 22, 20) +
      rect(98, 62, 22, 20) +
      rect(66, 30, 54, 18) +
      row(72, 114, 6, (x) => poly([x, 34], [x, 44])) +
      poly([77, 72], [77, 78]) +
      poly([109, 72], [109, 78]),
  );
  pen.object(rect(168, 84, 30, 28) + rect(168, 26, 30, 28));
  pen.detail(
    circle(183, 98, 6) +
      poly([183, 98], [183, 106]) +
      circle(183, 40, 6) +
      poly([183, 40], [189, 40]) +
      poly([212, 118], [212, 78]) +
      poly([212, 58], [212, 20]),
  );
  pen.detail(
    "M254 114V36M254 104H272M254 78H272M254 52H272M272 98H284V110H272ZM272 72H284V84H272ZM272 46H284V58H272ZM284 104H296M284 78H296M284 52H296",
  );
  pen.dots("M296 104H296M296 78H296");
  // Cables below the switchboard. The bench does not reach the next tile.
  pen.detail(`M48 -34H318M48 -42H318${row(84, 300, 54, (x) => `M${x} -10V-34M${x + 8} -10V-34`)}`);
  const at = { x: -22 };
  pen.shape(rect(372, 0, 8, 64) + rect(352, -8, 112, 8), at);
  pen.detail("M372 58H380M372 52H380M360 -8V-42M456 -8V-42M350 -42H370M446 -42H466", at);
  pen.detail(
    "M404 24L440 84Q446 94 458 94H476M413 19L447 75Q451 82 460 82H476M424 58L433 52M429 66L438 60M476 82V94",
    at,
  );
  pen.object("M386 7L404 24L413 19Z", at);
  pen.lamp(circle(384, 5, 4.4), at);
  pen.limit("M381 15L378 24M388 18L391 27M392 3L404 2M394 9L402 10M384 16L384 30", at);
  pen.lamp(circle(296, 52, 3.4));
  return pen;
}
