/** Vessels that carry cargo and passengers. */
import { circle, dotRow, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** The tanker from the waterline at (44, 0) to the waterline at (446, 0). */
export const tankerOutline =
  "C42 14 37 30 30 42H66L70 34H332V50H336V112H326V118H340V132H392V118H404V96H412L416 112H432L436 70V50H444V34H450L446 14V0";

/** Product tanker. */
function tanker(): Drawing {
  const pen = picture("tanker", "Product tanker in profile", "green");
  pen.water();
  pen.shape(`M44 0${tankerOutline}Z`);
  pen.line(`M0 0H44${tankerOutline}H480`);
  pen.detail(
    "M38 24H448M70 39H332M84 43H322M336 66H436M336 82H410M336 97H404M340 118H392M344 127H392" +
      row(356, 386, 10, (x) => `M${x} 118V127`) +
      "M52 42V84M46 72H58M60 42V56M366 132V158M358 148H374M361 153H371" +
      row(100, 310, 30, (x) => `M${x} 34V43`) +
      "M196 34V86M202 34V80M196 86L246 62M202 80L240 63M246 62V50M178 43V52H226V43" +
      row(184, 222, 7.6, (x) => `M${x} 52V46`) +
      "M414 104H432.8M413 100H433.1M306 34V58H322V34M374 132A6 6 0 0 0 386 132",
  );
  pen.dots(dotRow(346, 428, 12, 58) + dotRow(346, 404, 12, 74) + dotRow(346, 400, 12, 90) + dotRow(346, 398, 12, 105));
  pen.lamp(circle(366, 160, 3));
  return pen;
}

/** Container vessel. */
function container(): Drawing {
  const pen = picture("container", "Container vessel in profile", "abyss");
  pen.water();
  let st = "",
    fill = "";
  const bays: [x: number, count: number][] = [
    [70, 3],
    [99, 4],
    [128, 5],
    [157, 5],
    [186, 5],
    [215, 5],
    [244, 5],
    [320, 6],
    [349, 5],
    [404, 4],
  ];
  const out = "C38 16 32 34 24 50L28 51Q48 46 60 46V38H446L450 30L444 0";
  for (const [x, h] of bays) {
    const b = x < 70 ? 46 : 38;
    for (let i = 0; i < h; i++) st += rect(x, b + i * 11, 26, 11);
  }
  const dark: [x: number, tier: number][] = [
    [99, 1],
    [128, 3],
    [157, 0],
    [186, 4],
    [215, 2],
    [244, 3],
    [244, 0],
    [320, 4],
    [349, 1],
    [404, 2],
    [70, 0],
    [349, 3],
  ];
  for (const [x, i] of dark) fill += rect(x, 38 + i * 11, 26, 11);
  pen.shape(st);
  pen.tone(fill);
  pen.shape(`M38 0${out}ZM278 38V138H272V146H312V138H306V38ZM380 38V104H384L386 116H398L400 38Z`);
  pen.line(`M0 0H38${out}H480`);
  pen.detail(
    "M33 26H449M278 134H306M278 126H306" +
      row(50, 122, 12, (y) => `M278 ${y}H306`) +
      "M292 146V172M284 160H300M287 165H297M280 146V152M304 146V152M42 47V78M37 68H47M380 92H398.6",
  );
  pen.lamp(circle(292, 174, 3));
  return pen;
}

/** Ropax ferry on shore power. */
function ferry(): Drawing {
  const pen = picture("ferry", "Passenger ferry at a berth with a shore-power cable", "mist");
  pen.water();
  const out =
    "C54 16 46 38 34 58L40 60H70L84 78H98L108 96H120L128 108V116H122V122H176V112H236V96H262L266 140H292L300 96H352V80H378V62H392V0";
  pen.shape(`M58 0${out}Z`);
  pen.line(`M0 0H58${out}H408V20H452V0H480`);
  pen.shape("M408 0V20H452V0Z");
  pen.detail(
    "M70 60H378M84 78H352M108 96H300M52 20H392M46 36H392M128 112H176M142 122V152M134 140H150M137 145H147M264 118H296M263.1 108H297.8M392 62L424 20M408 14H452M60 44V56H86V44ZM392 20H408",
  );
  pen.dots(dotRow(104, 346, 11, 69) + dotRow(120, 292, 11, 87) + dotRow(96, 374, 11, 49) + dotRow(134, 170, 8, 117));
  pen.shape(rect(428, 20, 14, 26));
  pen.cable("M392 28C404 14 414 20 420 34H428");
  pen.lamp(circle(435, 38, 3));
  return pen;
}

/** All pictures of this file. */
export const merchantVessels = (): Drawing[] => [tanker(), container(), ferry()];
