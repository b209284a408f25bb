/** Devices of the product list. */
import { circle, polar, poly, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Protection relay fed by a current transformer on the line. */
function relay(): Drawing {
  const pen = picture("relay", "Protection relay and a current transformer").water();
  pen.shape(rect(170, -58, 220, 230));
  pen.line("M0 0H170V172H390V0H480").detail("M170 0V-58H390V0M182 -46H378V160H182Z");
  pen
    .object(rect(230, 58, 106, 88))
    .detail(
      `M283 146V134M274 134H292V118H274ZM283 118V102A9 9 0 0 1 283 84A9 9 0 0 1 283 102ZM283 90A9 9 0 0 1 283 72A9 9 0 0 1 283 90ZM283 72V58M236 138H262M236 130H256M236 122H262M300 100H328M300 92H322M300 84H328`,
    );
  pen.detail(row(66, 138, 12, (y) => `${y === 126 ? "" : circle(198, y, 3)}M206 ${y}H222`));
  pen.object(circle(283, 22, 20) + circle(356, 128, 8) + circle(356, 104, 8) + circle(356, 80, 8));
  pen.detail(
    `M279 31L283 35L287 31M279 13L283 9L287 13M274 18L270 22L274 26M292 18L296 22L292 26${rect(194, 10, 44, 24)}${rect(326, 12, 40, 20)}M332 18H360`,
  );
  pen.detail(
    `${row(188, 356, 23.9, (x) => rect(x, -40, 18, 26) + circle(x + 9, -27, 6) + poly([x + 5, -31], [x + 13, -23]))}`,
  );
  pen
    .object(circle(90, 0, 20))
    .line("M66 0H114")
    .hidden("M90 20V84H170")
    .detail(`M84 48L96 56M84 54L96 62${circle(90, 0, 14)}`);
  pen.lamp(circle(198, 126, 3.6));
  return pen;
}

/** Small annunciator of eight windows. */
function annunciator(): Drawing {
  const pen = picture("annunciator", "Small alarm annunciator, one window lit").water();
  pen
    .shape(rect(150, -60, 180, 226))
    .line("M0 0H150V166H330V0H480")
    .detail("M150 0V-60H330V0M160 -50H320V156H160Z");
  for (let i = 0; i < 8; i++) {
    const [x, y] = [170 + (i % 2) * 74, 122 - (i >> 1) * 32];
    if (i === 3) pen.lamp(rect(x, y, 66, 26));
    else pen.object(rect(x, y, 66, 26)).detail(`M${x + 8} ${y + 16}H${x + 52}M${x + 8} ${y + 9}H${x + 38}`);
  }
  pen
    .object(circle(186, -6, 12) + circle(222, -6, 12) + circle(258, -6, 12))
    .detail(circle(186, -6, 7) + circle(222, -6, 7) + circle(258, -6, 7));
  pen.detail(`${rect(282, -20, 28, 28)}${row(-15, 3, 6, (y) => `M287 ${y}H305`)}M170 -36H310`);
  return pen;
}

/** Differential pressure transmitter over an orifice plate. */
function transmitter(): Drawing {
  const pen = picture("transmitter", "Pressure transmitter on a valve manifold", "green").water("M0 0H480V-64H0Z");
  pen
    .detail("M0 -64H480")
    .shape(rect(218, -74, 16, 84) + rect(246, -74, 16, 84))
    .object(rect(237, -80, 6, 96));
  pen.detail(
    "M218 -4H210V4H218M262 -4H270V4H262M218 -70H210V-62H218M262 -70H270V-62H262M20 -32H70M62 -27L72 -32L62 -37M400 -32H450M442 -27L452 -32L442 -37",
  );
  pen.object(rect(184, 26, 112, 28)).shape(rect(196, 54, 88, 24) + rect(224, 78, 32, 12));
  pen
    .object(circle(240, 128, 42))
    .shape(circle(240, 128, 32))
    .object(rect(272, 118, 26, 20) + rect(182, 118, 26, 20));
  pen.shape(circle(240, 128, 32));
  pen.detail(
    `${rect(218, 120, 44, 20)}M224 126V134M232 126V134M240 126V134M216 110A30 30 0 0 1 264 110M202 60H206V72H202ZM274 60H278V72H274ZM218 54V78M262 54V78M298 122H306V134H298M224 84H256`,
  );
  pen.detail(
    `M156 40H184M156 30V50M164 34V46M296 40H324M324 30V50M316 34V46${circle(240, 40, 8)}M240 32V48M232 40H248${circle(200, 40, 4)}${circle(280, 40, 4)}`,
  );
  pen.line("M0 0H194V26M286 26V0H480").line("M306 128H352Q362 128 362 118V8Q362 0 372 0");
  pen.detail("M190 8H198M190 14H198M282 8H290M282 14H290M194 0H218M262 0H286");
  pen.lamp(circle(253, 130, 3.6));
  return pen;
}

/** Gateway: serial in, packets out. */
function gateway(): Drawing {
  const pen = picture("gateway", "Gateway on a DIN rail, fieldbus in and Ethernet out", "abyss").water();
  pen
    .shape("M20 76H460V84H20ZM20 36H460V44H20Z")
    .detail(`M20 44V76M460 44V76${row(40, 440, 40, (x) => `M${x - 8} 57H${x + 8}V63H${x - 8}Z`)}`);
  pen.shape("M176 -52H304V172H176Z");
  pen.line("M0 0H176V172H304V0H320V24H330V0H338V24H362V0H372V24H380V0H398V24H424V0H432V24H440V0H480");
  pen.detail(
    `M176 0V-52H304V0M176 138H304M176 -18H304${row(184, 276, 23, (x) => rect(x, 144, 20, 22) + circle(x + 10, 155, 6) + poly([x + 6, 151], [x + 14, 159]))}` +
      row(184, 276, 23, (x) => rect(x, -46, 20, 22) + circle(x + 10, -35, 6) + poly([x + 6, -39], [x + 14, -31])),
  );
  pen
    .object("M236 92H292V126H236ZM236 50H292V84H236Z")
    .detail(
      `M244 98H284V112H274V120H254V112H244ZM244 56H284V70H274V78H254V70H244Z${row(252, 276, 4, (x) => `M${x} 98V103M${x} 56V61`)}`,
    );
  pen.object("M190 52L186 124Q186 128 192 128H212Q218 128 218 124L214 52Z");
  pen.dots([64, 76, 88, 100, 112].map((y) => `M198 ${y}H198${y === 64 ? "" : `M207 ${y - 6}H207`}`).join(""));
  pen.detail(
    `M190 34H292M190 26H262M190 -6H236V14H190Z${row(196, 230, 8, (x) => `M${x} -6V14`)}${circle(270, 4, 3)}${circle(284, 4, 3)}`,
  );
  pen.lamp(circle(256, 4, 3.8));
  return pen;
}

/** Battery charger and its battery. */
function battery(): Drawing {
  const pen = picture("battery", "Battery charger cabinet and batteries", "green").water();
  pen.shape("M92 0V8H84V170H216V8H208V0ZM250 0V140H406V0Z").line("M0 0H92V8H84V170H216V8H208V0H250V140H406V0H480");
  pen.detail(`M84 8H216M92 16H208V162H92Z${row(24, 56, 6, (y) => `M110 ${y}H190`)}`);
  for (const [x, angle] of [
    [122, 2.2],
    [178, 1.1],
  ] as const) {
    pen.object(rect(x - 20, 114, 40, 36));
    const tick = (at: number): string => poly(polar(x, 120, 20, at), polar(x, 120, 25, at));
    pen.detail(`${row(0, 4, 1, (i) => tick(0.75 + i * 0.41))}${poly([x, 120], polar(x, 120, 22, angle))}`);
  }
  pen.object(circle(122, 90, 11)).detail(`${poly([122, 83], [122, 97])}${circle(160, 90, 4)}M104 70H196`);
  for (const y of [10, 54, 98]) {
    pen.detail(`M250 ${y - 4}H406`);
    for (let i = 0; i < 4; i++) {
      const x = 258 + i * 36;
      pen.object(`M${x} ${y}H${x + 32}V${y + 24}H${x}Z`).shape(rect(x + 5, y + 24, 6, 4) + rect(x + 21, y + 24, 6, 4));
      pen.detail(
        `M${x + 6} ${y + 17}H${x + 10}M${x + 22} ${y + 17}H${x + 26}M${x + 24} ${y + 15}V${y + 19}M${x + 4} ${y + 10}H${x + 28}`,
      );
    }
    pen.detail(row(282, 354, 36, (x) => `M${x} ${y + 28}V${y + 32}H${x + 17}V${y + 28}`));
  }
  pen.cable("M208 60H228Q236 60 236 68V122Q236 130 244 130H266V126").detail(circle(176, 90, 4));
  return pen;
}

/** Touch panel with a mimic. */
function hmi(): Drawing {
  const pen = picture("hmi", "Touch panel with a process mimic").water();
  pen
    .shape(rect(84, -56, 312, 230))
    .line("M0 0H84V174H396V0H480")
    .detail(`M84 0V-56H396V0M100 -8H380V160H100Z`);
  pen.detail(`M100 142H380M108 148H160M340 148H372${row(108, 348, 40, (x) => rect(x, -44, 28, 22))}`);
  pen.object("M124 62V122Q144 136 164 122V62Q144 50 124 62ZM316 22V82Q336 96 356 82V22Q336 10 316 22Z");
  pen.tone("M124 62V98H164V62Q144 50 124 62ZM316 22V44H356V22Q336 10 316 22Z").detail("M124 98H164M316 44H356");
  pen.object(`${circle(222, 30, 15)}M262 20L286 40V20L262 40Z`);
  pen
    .line("M144 56V30H207M237 30H262M286 30H316M336 92V120H300")
    .detail("M308 124L300 120L308 116M216 17L237 30L216 43M274 30V50M264 50H284Q284 60 274 60Q264 60 264 50");
  pen
    .object(rect(196, 84, 92, 46))
    .detail("M196 107H288M219 84V130M242 84V130M265 84V130")
    .detail("M200 94L212 98L224 92L236 112L248 108L260 122L284 118");
  pen.detail("M112 10H176M112 2H156M372 60V110M368 110H376M368 60H376M368 84H376").lamp(circle(222, 30, 5));
  return pen;
}

/** All pictures of this file. */
export const devices = (): Drawing[] => [relay(), annunciator(), transmitter(), gateway(), battery(), hmi()];
