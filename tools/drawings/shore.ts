/** Objects on shore or built into the ship's structure: lock, shore connection, cable trays, beacon. */
import { circle, dotRow, poly, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Cross-section of a lock chamber, its mitre gates closed in front of a coaster. */
function lock(): Drawing {
  const pen = picture("lock", "Ship lock in section, mitre gates shut before a vessel").water();
  pen
    .object("M190 10C188 40 182 58 178 76H302C298 58 292 40 290 10Z")
    .shape("M192 76V106H186V112H192V130H288V112H294V106H288V76Z");
  pen.detail(
    `M240 10V76M180 66H300M192 106H288M192 112H288M200 126H280V116H200Z${row(216, 264, 16, (x) => `M${x} 116V126`)}M240 130V164M228 150H252M232 156H248` +
      circle(206, 50, 4) +
      circle(274, 50, 4),
  );
  pen.shape("M132 0V-74H348V0Z");
  for (const flip of [false, true]) pen.object("M132 -74V18H240V-74Z", { flip });
  pen.water("M132 -22H348V-74H132Z");
  for (const at of [{ flip: false }, { flip: true }]) {
    pen.detail(
      "M142 18V-74M132 2H240M132 -10H240M132 -34H240M132 -48H240M132 -62H240M142 -62L232 2M186 18V-46M194 18V-46M180 -46H200V-62H180Z" +
        "M100 0V-86M104 -70H124V-50H104ZM104 -70L124 -50M104 -50L124 -70",
      at,
    );
    pen.object("M44 20L48 30H238V18H132V0H124V18Z", at);
    pen.detail(`M146 46H240M146 38H240${row(146, 230, 21, (x) => `M${x} 30V46`)}`, at);
  }
  pen.detail(`M100 -86H380${row(106, 374, 12, (x) => `M${x} -86L${x + 10} -76`)}`);
  pen.detail("M240 -22V-74").shape("M14 0V48H58V0Z");
  pen.line("M0 0H132V-74H348V0H480M132 -22H348").detail("M152 -27H174M214 -28H230M262 -27H284M310 -28H326");
  pen.object("M8 48H64L58 58H14Z").detail("M20 22H36V42H20ZM42 0V36H54V0M28 22V42");
  pen
    .object("M412 72H428V116H412Z")
    .detail(`M420 0V19M420 30V72M412 102H428M412 87H428${circle(420, 109, 4)}${circle(420, 80, 4)}`)
    .lamp(circle(420, 94.5, 4.5));
  return pen;
}

/** Shore connection cabinet, with a cable to the ship. */
function shorebox(): Drawing {
  const pen = picture("shorebox", "Shore connection cabinet with a cable over a roller").water();
  pen.shape("M204 8H396V152H408L400 164H200L192 152H204Z");
  pen.line("M0 0H214V8H204V152H192L200 164H400L408 152H396V8H386V0H480");
  pen.detail("M204 152H396M214 8H386M300 62V152M204 62H396");
  pen.object(rect(214, 72, 76, 70) + rect(310, 72, 76, 70));
  pen.detail(
    `${rect(222, 106, 60, 28)}M230 112C236 128 242 128 248 120C254 108 260 108 268 126M222 96H282M222 88H262M284 104V116` +
      `${circle(330, 120, 12)}${circle(366, 120, 12)}${poly([330, 120], [338, 128])}${poly([366, 120], [360, 130])}M318 84H378V98H318Z${row(326, 370, 8, (x) => `M${x} 84V98`)}M316 104V116`,
  );
  for (const x of [232, 284, 336]) {
    pen.object(circle(x, 36, 16));
    pen.detail(circle(x, 36, 10) + circle(x, 41, 1.6) + circle(x - 4.5, 33, 1.6) + circle(x + 4.5, 33, 1.6));
  }
  pen.object(rect(362, 22, 24, 30)).detail("M368 30H380M368 36H380M368 42H376");
  pen.object("M76 0V8H84V104H72V110H108V104H96V8H104V0Z").detail("M84 30H96M84 54H96M84 78H96");
  pen.object(circle(90, 122, 15)).detail(circle(90, 122, 9) + circle(90, 122, 2.5));
  pen.cable("M232 36C226 4 196 3 172 8C132 16 128 96 110 128C102 142 84 146 68 134C44 116 24 112 0 118");
  pen.lamp(circle(232, 36, 5));
  return pen;
}

/** Two tiers of cable trays; the line is the deck, the bulkhead and the frames of both transits. */
function cabletray(): Drawing {
  const pen = picture("cabletray", "Cable trays and penetrations through a bulkhead", "green").water();
  const tiers = [
    { tray: 26, cables: [41, 50, 59, 68, 77, 86] },
    { tray: 122, cables: [137, 146, 155, 164] },
  ];
  pen.shape("M232 0V224H248V0Z").detail(row(5, 222, 9, (y) => `M232 ${y}L248 ${y + 12}`));
  for (const flip of [false, true]) {
    for (const x of [44, 148]) pen.object(`M${x} 16V224H${x + 8}V16Z`, { flip });
    for (const { tray, cables } of tiers) {
      pen.shape(rect(98, tray + 14, 8, (cables.at(-1) ?? 0) - tray - 8), { flip });
      pen.object(`M0 ${tray}H184V${tray + 14}H0Z`, { flip }).detail(
        row(10, 170, 20, (x) => rect(x, tray + 4, 11, 6)),
        { flip },
      );
      for (const x of [44, 148]) pen.shape(rect(x - 8, tray - 8, 24, 8) + circle(x + 4, tray - 4, 1.8), { flip });
    }
  }
  for (const { cables } of tiers) {
    const [low = 0, high = 0] = [cables[0], cables.at(-1)];
    pen.object(rect(214, low - 10, 52, high - low + 20));
    pen.shape(row(low - 4.5, high - 4.5, 9, (y) => rect(221, y, 38, 9)));
    pen.detail(cables.map((y) => `M0 ${y}H${y === 59 ? 0 : 480}`).join(""));
  }
  pen.line("M0 0H232V31H214V96H232V127H214V174H232V224M248 224V174H266V127H248V96H266V31H248V0H480");
  pen.cable("M0 59H480").detail("M0 -14H480M60 0V-14M420 0V-14M232 0V-40H248V0");
  return pen;
}

/** Alarm beacon in its guard, and a horn. */
function beacon(): Drawing {
  const pen = picture("beacon", "Alarm beacon and horn", "abyss").water();
  pen.shape("M92 0V44H100V56H196V44H204V0Z").shape("M106 56V104C106 152 190 152 190 104V56Z");
  pen.lamp("M134 64V100C134 120 162 120 162 100V64Z");
  pen.line(
    "M0 0H92V44H100V56H106V104C106 152 190 152 190 104V56H196V44H204V0H272V62H258V104H296L312 96C346 98 376 114 404 146H412V16H404C376 48 346 64 312 66L296 58V0H480",
  );
  pen.detail(
    "M106 56H190M100 44H196M106 72H190M106 88H190M106 104H190M110 120H186M148 140V56M126 134V56M170 134V56M104 14H128V32H104ZM140 23H192" +
      `${circle(116, 23, 4)}M58 100H88M208 100H238M74 140L96 128M222 140L200 128M112 178L122 156M184 178L174 156M148 184V160`,
  );
  pen.detail(
    "M296 58V104M312 66V96M404 16V146M272 62H296M264 70H288V96H264ZM284 0V58M424 60A30 30 0 0 1 424 102M434 46A48 48 0 0 1 434 116M444 32A68 68 0 0 1 444 130",
  );
  pen.dots(dotRow(270, 282, 12, 90) + dotRow(270, 282, 12, 76));
  return pen;
}

/** All pictures of this file. */
export const shore = (): Drawing[] => [lock(), shorebox(), cabletray(), beacon()];
