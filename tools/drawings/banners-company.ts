/** Banners of the company's pages: about, services, projects, products, practice. */
import { banner } from "./banners.ts";
import { tankerOutline } from "./merchant-vessels.ts";
import { tugOutline } from "./offshore-vessels.ts";
import { circle, dotRow, poly, rect, row } from "./pen.ts";
import { person } from "./people.ts";
import type { Drawing } from "./sheet.ts";

/**
 * The workshop on the quay: hall with its gate, office, slewing crane; on the right the quay wall, and the line is the
 * water.
 */
function about(): Drawing {
  const pen = banner("about", "Workshop hall and yard crane on the quay");
  const yard = { y: 12 };
  pen.line("M0 0H20V12H40V90H60L110 114V90L160 114V90L210 114V90L260 114V70H304V12H372V0H480");
  pen.detail(
    "M40 78H260M40 70H260M110 78V86M60 78V78M160 78V86M210 78V86M260 58V0M56 0V56H150V0M56 48H150M56 40H150M56 32H150M56 24H150M56 16H150M56 8H150" +
      `M166 0V34H186V0M78 82L106 95.4M128 82L156 95.4M178 82L206 95.4M228 82L256 95.4${row(170, 230, 30, (x) => rect(x, 44, 20, 16))}${rect(200, 8, 46, 24)}M223 8V32M200 20H246` +
      `${row(268, 290, 14, (x) => rect(x, 32, 8, 14))}${rect(268, 8, 8, 14)}M284 0V22H294V0M182 16V18M260 52H304`,
    yard,
  );
  pen
    .object("M334 0V14H328V20H362V14H356V0Z", yard)
    .object("M338 20V116H352V20Z", yard)
    .shape("M330 116H372V138H358L352 150H338V116Z", yard);
  pen.detail(`${row(20, 104, 12, (y) => `M338 ${y}L352 ${y + 12}M352 ${y}L338 ${y + 12}`)}M362 122H370V132H362Z`, yard);
  pen
    .object("M338 130L234 176L236 180L340 142Z", yard)
    .detail(
      "M346 150L346 166L236 178M346 166L364 138M236 177V122M236 122C232 118 232 112 236 112C240 112 240 117 238 118",
      yard,
    );
  pen
    .detail("M360 12V-56M372 0V-56M360 -28H372M390 -14H440M420 -26H478M372 12H366V18H372")
    .lamp(circle(346, 168, 4), yard);
  return pen;
}

/** Single-line diagram along the line: generator, breaker, busbar, transformer, motor. */
function services(): Drawing {
  const pen = banner("services", "Single-line diagram: generator, breaker, busbar, transformer and motor");
  /** The cross of a circuit breaker, on its fixed contact: the blade is hinged on the other side. */
  const cross = (x: number, y: number): string =>
    `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x - 5} ${y + 5}L${x + 5} ${y - 5}`;
  pen.object(circle(62, 0, 28)).line("M0 0H34M90 0H118M150 0H246M314 0H342M374 0H402M458 0H480");
  pen.detail("M68 12.5A9 9 0 1 1 70 5.5H64M53 -15C56.3 -6 58.7 -6 62 -15C65.3 -24 67.7 -24 71 -15");
  pen.detail(`${cross(150, 0)}${cross(374, 0)}`).line("M118 0L148 14M342 0L372 14");
  pen.solid("M194 -52H200V152H194Z").object(`${circle(266, 0, 20)}${circle(294, 0, 20)}`);
  pen.object(circle(430, 0, 28)).detail("M419 -9V9L430 -2L441 9V-9");
  for (const [y, kind] of [
    [138, "motor"],
    [96, "drive"],
    [54, "light"],
  ] as const) {
    pen.line(`M197 ${y}H230L256 ${y + 12}M258 ${y}H322`).detail(cross(258, y));
    if (kind === "motor")
      pen.object(circle(338, y, 16)).detail(`M332 ${y - 5}V${y + 5}L338 ${y}L344 ${y + 5}V${y - 5}`);
    if (kind === "drive")
      pen
        .object(rect(322, y - 15, 30, 30))
        .detail(
          `M322 ${y - 15}L352 ${y + 15}M325 ${y + 7}Q328.5 ${y + 14} 332 ${y + 7}Q335.5 ${y} 339 ${y + 7}M335 ${y - 7}Q338.5 ${y} 342 ${y - 7}Q345.5 ${y - 14} 349 ${y - 7}`,
        )
        .line(`M352 ${y}H384`)
        .object(circle(400, y, 16))
        .detail(`M394 ${y - 5}V${y + 5}L400 ${y}L406 ${y + 5}V${y - 5}`);
    if (kind === "light")
      pen.object(circle(336, y, 14)).detail(`M326 ${y - 10}L346 ${y + 10}M326 ${y + 10}L346 ${y - 10}`);
  }
  pen.line("M197 -36H230L256 -24M258 -36H302").detail(`${cross(258, -36)}M294 -32L302 -36L294 -40`);
  pen
    .hidden("M62 28V112H118M133 100V7")
    .object(rect(118, 100, 30, 24))
    .detail("M127 105V119M133 117L142 112L133 107")
    .lamp(circle(197, 152, 5));
  return pen;
}

/** A tanker, a tug and, farther off, a jack-up: three scales on one line. */
function projects(): Drawing {
  const pen = banner("projects", "A tanker, a tug and a jack-up platform drawn by one line");
  const tanker = { x: 4, scale: 0.48 };
  const tug = { x: 157, scale: 0.72 };
  const rig = { x: 374, scale: 0.28 };
  const hull = "V74H150V84H138V102H176V112H206V122H238V112H300V102H352V84H340V74H332V0";
  pen.mask(`M44 0${tankerOutline}Z`, tanker).mask(`M110 0${tugOutline}Z`, tug);
  pen.line("M0 0H25.1").line(`M44 0${tankerOutline}`, tanker).line("M218.1 0H236.2").line(`M110 0${tugOutline}`, tug);
  pen.line("M383.1 0H421").line(`M168 0${hull}`, rig).line("M467 0H480");
  pen.detail(
    `M38 24H448M70 39H332M336 66H436M336 82H410M336 97H404M340 118H392M344 127H392M366 132V158M358 148H374M196 34V86M202 34V80M196 86L246 62V50M202 80L240 63M178 43V52H226V43M52 42V78M46 68H58${row(100, 310, 30, (x) => `M${x} 34V43`)}`,
    tanker,
  );
  pen.detail(
    `M102 26Q130 18 170 17H317M166 88H226M164 98H224M161 116H223M190 125V168M180 142H200M183 148H197M190 160L214 125M156 62H246M232 62V96H242V62M254 32V50H274V32M264 50A10 10 0 0 1 264 32M282 32V44H292V32${row(176, 212, 12, (x) => `M${x} 98V116`)}${row(128, 304, 22, (x) => circle(x, 10, 7))}`,
    tug,
  );
  pen.dots(dotRow(172, 222, 12, 76), tug);
  pen.detail(
    "M168 74V196M188 102V196M312 102V196M332 84V196M168 196H188M312 196H332M168 196L188 170L168 144L188 118M188 196L168 170L188 144L168 118M312 196L332 170L312 144L332 118M332 196L312 170L332 144L312 118M238 112L246 182H254L262 112M290 102L352 168V120M150 84H340M138 102L98 108H146",
    rig,
  );
  pen
    .detail("M30 -16H110M150 -26H220M260 -18H340M400 -14H450M60 -40H130M300 -42H380")
    .lamp(circle(157 + 190 * 0.72, 170 * 0.72, 3.8));
  return pen;
}

/** Modules on a DIN rail, outlined by the line. */
function products(): Drawing {
  const pen = banner("products", "A DIN rail with breakers, a relay, a power supply and terminals");
  pen.shape("M24 6H456V14H24ZM24 -22H456V-14H24Z").detail(row(36, 440, 24, (x) => `M${x} -7H${x + 12}V-1H${x}Z`));
  pen.shape("M60 -48V70H144V-48ZM144 -48V92H204V-48ZM204 -48V112H288V-48ZM288 -34V46H420V-34Z");
  pen.line("M0 0H60V70H144V92H204V112H288V46H420V0H480").detail("M60 0V-48H288M288 46V-48M420 0V-34H288");
  for (const x of [60, 88, 116])
    pen
      .object(rect(x + 8, 4, 12, 26))
      .detail(
        `M${x + 28} 70V-48M${x} 40H${x + 28}M${x} -18H${x + 28}${circle(x + 14, 54, 6)}${circle(x + 14, -32, 6)}${poly([x + 10, 50], [x + 18, 58])}${poly([x + 10, -36], [x + 18, -28])}`,
      );
  for (const x of [60, 88, 116]) pen.shape(x === 116 ? rect(x + 8, 4, 12, 10) : rect(x + 8, 20, 12, 10));
  pen
    .object(circle(174, 46, 15))
    .detail(
      `M174 46L183 56M150 20H198M150 12H186M144 70H204M144 -18H204${row(154, 194, 20, (x) => circle(x, 80, 5) + circle(x, -30, 5))}${rect(152, -8, 44, 14)}`,
    );
  pen
    .object(rect(216, 24, 60, 40))
    .detail(
      `M222 46C227 58 233 58 238 46M244 50H268M244 42H250M254 42H260M264 42H268M204 84H288M204 -18H288${row(218, 274, 18.6, (x) => circle(x, 97, 6) + circle(x, -32, 6))}${row(214, 274, 6, (x) => `M${x} 0V14`)}`,
    );
  pen.detail(
    row(
      288,
      408,
      12,
      (x) => `M${x + 12} 46V-34${circle(x + 6, 34, 3.5)}${circle(x + 6, -22, 3.5)}M${x + 3} 24H${x + 9}V-10H${x + 3}Z`,
    ),
  );
  pen.shape(rect(42, -30, 16, 66) + rect(422, -30, 16, 66)).detail(circle(50, 4, 4) + circle(430, 4, 4));
  pen.shape(rect(40, 150, 400, 18)).detail(row(52, 428, 8, (x) => `M${x} 150V162`));
  pen
    .detail(`${row(294, 414, 24, (x) => `M${x} 46V150`)}M74 70V150M102 70V150M130 70V150`)
    .dots(dotRow(224, 268, 11, 74))
    .lamp(circle(270, 74, 3.8));
  return pen;
}

/** Student practice: two students before a training rack. */
function practice(): Drawing {
  const pen = banner("practice", "Two students before a training rack with a controller");
  pen
    .shape("M92 30H388V172H92Z")
    .detail(`M84 24H396V178H84ZM92 102H388M190 102V172M290 102V172${row(106, 166, 20, (x) => rect(x, 112, 14, 50))}`);
  pen
    .object(rect(204, 116, 72, 44))
    .detail(
      "M210 138C218 154 226 154 232 138C238 122 246 122 252 138H270M302 160H376M302 148H376M302 136H376M302 124H376M318 164V156M342 152V144M328 140V132M360 128V120",
    );
  pen.detail(
    row(106, 166, 20, (x) => `M${x} 152H${x + 14}M${x} 142H${x + 14}M${x + 4} 128H${x + 10}`) +
      row(216, 264, 16, (x) => `${circle(x, 88, 5)}M${x} 83V76`),
  );
  const people = person(176, 0.92, "bun") + person(310, 0.96, "cap");
  pen.mask(`M0 0${people}Z`).line(`M0 0${people}H480`);
  pen
    .detail("M162 51Q176 42 190 51M136 0V20M216 0V20M295 53Q310 44 325 53M272 8V23M348 8V23M287 98H333M289 90H331")
    .lamp(circle(232, 88, 5));
  return pen;
}

/** All banners of this file. */
export const companyBanners = (): Drawing[] => [about(), services(), projects(), products(), practice()];
