/** Banners of the record: achievements, terms, media, and the technician. */
import { banner } from "./banners.ts";
import { supportOutline } from "./offshore-vessels.ts";
import { circle, poly, rect, row } from "./pen.ts";
import { person } from "./people.ts";
import type { Drawing } from "./sheet.ts";

/** The last digits of the draught marks, upwards from the waterline, each 8 wide and 14 high from a corner (x, y). */
const draughtDigits: ((x: number, y: number) => string)[] = [
  (x, y) => circle(x + 4, y + 4, 4) + circle(x + 4, y + 11, 3),
  (x, y) =>
    `M${x} ${y + 7}Q${x} ${y + 14} ${x + 4} ${y + 14}Q${x + 8} ${y + 14} ${x + 8} ${y + 7}Q${x + 8} ${y} ${x + 4} ${y}Q${x} ${y} ${x} ${y + 7}Z`,
  (x, y) =>
    `M${x} ${y + 11}Q${x} ${y + 14} ${x + 4} ${y + 14}Q${x + 8} ${y + 14} ${x + 8} ${y + 10}L${x} ${y}H${x + 8}`,
  (x, y) => `M${x + 6} ${y}V${y + 14}L${x} ${y + 4}H${x + 9}`,
  (x, y) => `M${x + 7} ${y + 13}Q${x} ${y + 14} ${x} ${y + 5}${circle(x + 4, y + 4, 4)}`,
];

/** A bow with its draught marks and load line, and the waterline at a number. */
function achievements(): Drawing {
  const pen = banner("achievements", "Draught marks and load line on a ship's bow");
  const hull = "C150 46 128 104 96 152L112 156C150 146 196 142 250 142H446C434 120 458 90 446 60C438 40 450 20 446 0";
  pen.mask(`M150 0${hull}Z`).line(`M0 0H150${hull}H480`);
  pen.detail("M150 0H446M122 130C160 124 200 122 250 122H443");
  pen.hidden("M150 0C150 -10 120 -8 120 -22C120 -34 142 -40 162 -40H446");
  draughtDigits.forEach((digit, i) => {
    const y = 6 + i * 22;
    pen.detail(`${digit(190, y)}M172 ${y}H184${i < 4 ? `M172 ${y + 11}H178` : ""}`);
  });
  pen.detail("M172 -16V118");
  pen
    .object(circle(330, 46, 26))
    .detail("M392 12V86M392 86H412M392 70H412M392 46H412M392 28H412M392 12H412M380 62H392");
  pen.detail(
    "M250 142V160M290 142V160M330 142V160M370 142V160M410 142V160M428 142V160H250M250 151H428M128 152.2V172H138V150.3M116 172H150M214 108H238V92H226L222 84H214ZM222 100H230",
  );
  pen.detail("M30 -14H90M50 -26H104M220 -18H300M330 -30H440M400 -12H470").lamp("M292 44H368V48H292Z");
  return pen;
}

/** A drawing sheet with its title block; the field for the stamp is empty. */
function terms(): Drawing {
  const pen = banner("terms", "A document sheet with a title block and an empty field for the stamp");
  pen.shape("M148 178V192H322V0").mask("M126 0V178H282L306 154V0Z");
  pen.line("M0 0H126V178H282L306 154V0H480").detail("M282 178V154H306M134 8H298V146M134 8V170H276");
  pen.detail(
    `M148 156H226M148 146H206${row(94, 130, 9, (y) => `M148 ${y}H${y === 94 ? 236 : 284}`)}M148 84H264M148 75H264M148 66H220`,
  );
  pen
    .object(rect(210, 8, 88, 46))
    .detail("M210 40H298M210 24H298M254 8V40M216 47H280M216 31H244M260 31H290M216 15H240");
  pen.hidden("M148 14H198V50H148Z").detail("M148 58H198");
  pen
    .object("M362 0V8H436V0Z")
    .object(
      "M372 8V14Q372 20 380 20H384V52Q378 58 378 68Q378 84 399 84Q420 84 420 68Q420 58 414 52V20H418Q426 20 426 14V8Z",
    )
    .detail("M372 14H426M384 24H414M384 52H414");
  pen.lamp("M281 86L287 75H275Z");
  return pen;
}

/** A film camera on its tripod before a ship, the frame marked. */
function media(): Drawing {
  const pen = banner("media", "A camera on a tripod before a ship, the frame marked");
  const ship = { x: 238, scale: 0.35 };
  pen
    .mask(`M24 0${supportOutline}Z`, ship)
    .detail(
      "M70 56H272M20 22H598M76 82H262M80 98H250M86 134H176M89 122H176M2 152L75 80L38 152M122 180H160M124 206H158M366 32V51H411V32M513 94V62M543 56A13 13 0 0 1 569 56A13 13 0 0 1 543 56",
      ship,
    );
  pen.line("M0 0H246.4").line(`M24 0${supportOutline}`, ship).line("M447.6 0H480");
  pen
    .detail("M206 132V148H226M466 132V148H446M206 -10V-26H226M466 -10V-26H446M330 61H342M336 55V67")
    .hidden("M160 116L206 148M160 108L206 -26");
  pen.detail("M102 86L62 0M110 86V0M118 86L158 0M86 40H134").object("M98 82H122V92H98Z");
  pen
    .object("M62 92H136V136H62Z")
    .object("M136 100H150L160 94V130L150 124H136Z")
    .object(circle(82, 154, 17) + circle(118, 154, 17));
  pen.detail(
    `${circle(82, 154, 5)}${circle(118, 154, 5)}${row(0, 2, 1, (i) => poly([82, 154], [82 + 15 * Math.cos(i * 2.1 + 1), 154 + 15 * Math.sin(i * 2.1 + 1)]) + poly([118, 154], [118 + 15 * Math.cos(i * 2.1 + 0.4), 154 + 15 * Math.sin(i * 2.1 + 0.4)]))}M62 124H48V112H62M70 100H104V128H70ZM112 104H128M112 112H128`,
  );
  pen.dots("M62 0H62M110 0H110M158 0H158").lamp(circle(124, 125, 4));
  return pen;
}

/** A technician, seen from behind, at an open cabinet: the meter is in the right hand, its lead on a terminal. */
function technician(): Drawing {
  const pen = banner("technician", "A technician at an open cabinet with a meter");
  pen.shape("M226 12H386V186H226Z").shape("M386 12L452 4V178L386 186Z");
  pen.detail(
    `M236 22H376V176H236ZM394 20L444 14V168L394 176M404 110L434 106V136L404 140ZM386 12V0M226 12V0M240 0V12M372 0V12M446 86V96`,
  );
  pen.detail(
    `${row(248, 344, 24, (x) => rect(x, 126, 20, 38) + rect(x + 6, 138, 8, 14) + circle(x + 10, 159, 2.5))}M244 172H368M240 118H372M240 112H372`,
  );
  pen.detail(
    `${row(248, 356, 12, (x) => rect(x, 74, 12, 28) + circle(x + 6, 94, 3) + circle(x + 6, 82, 3)) + row(254, 362, 12, (x) => `M${x} 102V112`)}M240 66H372M240 60H372`,
  );
  pen
    .object(rect(248, 24, 56, 30) + rect(316, 24, 48, 30))
    .detail("M254 46H298M254 38H280M322 30V48M330 30V48M338 30V48M346 30V48M356 30V48");
  const body = `M0 0${person(102, 1.12, "hat")}`;
  pen.mask(`${body}Z`).line(body).line("M226 0V186H386V12M386 0H480");
  pen.detail(
    "M105 59V0M92 57V0M168 57V0M155 59V0M105 18H155M105 27H155M106.5 105H153.5M102 112H158M130 113V143M117 113L118 139M143 113L142 139",
    { x: -28 },
  );
  // The arm in its sleeve, which comes from the side of the body; its elbow is below the line.
  const [upperEdge, lowerEdge] = ["M171.2 25.5C176 24 182 26 187 30", "207 22C206 12 203 5 198 0"];
  pen.mask(`${upperEdge}L${lowerEdge}V-2H168V22Z`).line(`${upperEdge}M${lowerEdge}H480`);
  pen.mask("M191 34L187 42H211L207 27Z");
  pen
    .object("M191 34L187 42M184 42H212Q216 42 216 46V98Q216 102 212 102H184Q180 102 180 98V46Q180 42 184 42Z")
    .detail(
      `M186 82H210V96H186Z${circle(198, 67, 8)}${poly([198, 67], [202.5, 72.5])}${circle(203, 49, 2)}M190 89H206`,
    );
  // The thumb at its right edge, the fingers around its left one.
  pen
    .object(
      "M207 27C213 32 218 38 219 46C220 54 220 62 218 69C217 74 215 76 212 76C209 76 208 73 209 70C210 63 211 58 211 53C211 49 210 46 208 42M180 51H186Q189 51 189 55V75Q189 79 186 79H180Q176 79 176 75V55Q176 51 180 51Z",
    )
    .detail("M176 58H189M176 65H189M176 72H189M187 31L208 22")
    .cable("M203 49C204 24 226 24 230 46C232 60 242 66 254 82");
  return pen;
}

/** All banners of this file. */
export const recordBanners = (): Drawing[] => [achievements(), terms(), media(), technician()];
