/** Vessels at work: dredger, bulk carrier, research vessel. */
import { circle, dotRow, poly, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Trailing suction hopper dredger, its pipe down. */
function dredger(): Drawing {
  const pen = picture("dredger", "Hopper dredger with its suction pipe lowered", "green").water();
  const outline =
    "C46 14 40 32 30 48H92V36H112V46H312V36H326V60H334V82H330V88H336V104H328V110H344V118H388V110H396V82H402L405 112H423L428 60H440V36H452C455 22 453 12 448 0";
  pen.detail("M0 -80H480").hidden("M48 0C54 -8 38 -12 40 -22C42 -32 62 -34 84 -34H404L438 -14L448 0");
  pen.shape(`M48 0${outline}Z`).hidden("M122 46L136 8H288L302 46");
  pen.line(`M0 0H48${outline}H480`);
  pen.detail(
    "M40 24H452M36 36H92M112 36H312M334 60H440M334 82H396M336 104H396M344 111H388M402.8 90H425M92 48V60H84V48M326 44H440" +
      row(352, 382, 10, (x) => `M${x} 111V118`) +
      "M366 118V158M356 148H376M359 153H373M404.2 104H423.8",
  );
  pen.dots(dotRow(344, 421, 11, 71) + dotRow(344, 384, 10, 93) + dotRow(336, 440, 11, 50));
  pen.shape("M46 48V62L26 70L28 76L54 66V48Z");
  for (const x of [150, 214, 280])
    pen.shape(`M${x - 12} 46L${x - 4} 84H${x + 4}L${x + 12} 46H${x + 6}L${x} 74L${x - 6} 46Z`);
  pen.detail("M156 86V6M220 86V-26M286 86V-50");
  pen.shape(circle(150, 86, 6) + circle(214, 86, 6) + circle(280, 86, 6));
  pen.object("M318 -60L332 -54L350 -80H314Z").detail(row(324, 342, 6, (x) => `M${x} -80L${x + 2} -72`));
  pen.object("M146 14L150 2L216 -30L220 -20L158 10L156 16ZM222 -22L226 -32L322 -70L326 -62Z");
  pen.shape(circle(151, 9, 8) + circle(221, -26, 6)).lamp(circle(366, 160, 3));
  return pen;
}

/** Geared bulk carrier. */
function bulker(): Drawing {
  const pen = picture("bulker", "Bulk carrier with hatch covers and deck cranes", "mist").water();
  const outline =
    "C40 14 32 30 22 46H60V34H366V52H372V112H364V118H378V130H418V112H424L427 126H440L444 66V34H452C455 20 452 10 446 0";
  pen.shape(`M42 0${outline}Z`);
  for (const x of [68, 140, 212, 284]) {
    pen.shape(`${rect(x + 3, 34, 50, 7)}M${x} 41H${x + 56}V46L${x + 28} 49L${x} 46Z`);
    pen.detail(`M${x + 28} 41V49${row(x + 10, x + 46, 9, (at) => `M${at} 34V41`)}`);
  }
  for (const x of [132, 204, 276]) {
    pen.object(`M${x - 5} 34V78H${x - 8}V96H${x + 8}V78H${x + 5}V34Z`);
    pen
      .shape(`M${x - 8} 80L${x - 58} 112L${x - 56} 115L${x - 8} 86Z`)
      .detail(`M${x} 96L${x - 2} 106L${x - 57} 114M${x - 57} 112V88M${x + 2} 84H${x + 6}V90H${x + 2}Z`);
  }
  pen.line(`M0 0H42${outline}H480`);
  pen.detail(
    `M34 24H452M60 34H30M372 52H442M372 68H430M372 84H442M372 98H424M372 112H418M378 124H418${row(388, 408, 10, (x) => `M${x} 118V124`)}` +
      "M398 130V160M388 150H408M391 155H405M46 46V76M40 68H52M446 34V44H456M424 112V98M425 116H440.7",
  );
  pen.dots(dotRow(382, 420, 10, 60) + dotRow(382, 420, 10, 76) + dotRow(382, 420, 10, 91) + dotRow(382, 420, 10, 105));
  pen.detail(`M60 8H76M60 14H72M60 20H76${circle(240, 12, 7)}M230 12H250M350 6V24`).lamp(circle(398, 162, 3));
  return pen;
}

/** Research trawler: the echo sounder's beam and the trawl warp. */
function trawler(): Drawing {
  const pen = picture("trawler", "Research trawler sounding the sea bed", "abyss").water();
  const outline =
    "C88 18 80 42 66 68L73 69Q100 58 134 55V80H128L133 102V107H127V113H196V107H190V102H202L206 130H222L226 84H232V56H256V26H388L384 0";
  pen
    .detail("M0 -78C60 -84 110 -70 170 -74C230 -80 270 -70 330 -78C390 -84 430 -76 480 -80")
    .hidden("M94 0C98 -10 84 -14 90 -24C100 -34 130 -34 150 -34H330L366 -12L384 0M196 -34L132 -74M208 -34L270 -74");
  pen.detail("M176 -50Q202 -56 228 -50M162 -60Q202 -68 242 -60M148 -70Q202 -78 256 -70");
  pen.shape(`M94 0${outline}Z`);
  pen.object("M346 26L374 102H388V96H380L358 26Z").detail("M384 96V86L480 10M366 60L346 40");
  pen.line(`M0 0H94${outline}H480`);
  pen.detail(
    `M76 40Q120 30 180 28H256M86 18H386M134 80H232M133 102H190M134 55H232M133 92H190${row(146, 178, 11, (x) => `M${x} 92V102`)}` +
      "M162 113V168M150 146H174M154 152H170M162 164L196 113M205 122H221M256 38H388" +
      row(270, 382, 14, (x) => `M${x} 26V38`),
  );
  pen
    .shape(circle(306, 44, 17))
    .detail(`${circle(306, 44, 10)}${circle(306, 44, 3)}${poly([296, 26], [306, 44], [316, 26])}`);
  pen.object("M262 26V58H254V64H272L318 92L321 88L276 58H270V26Z").detail("M318 90V74M314 74H322V68H314Z");
  pen.dots(dotRow(144, 222, 12, 68) + dotRow(110, 240, 13, 44)).lamp(circle(162, 170, 3));
  return pen;
}

/** All pictures of this file. */
export const workingVessels = (): Drawing[] => [dredger(), bulker(), trawler()];
