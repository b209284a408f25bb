/** A small scene for each group of the achievements, in the colours of the page; its line enters and leaves at height 0. */
import { circle, rect, row } from "./pen.ts";
import { person } from "./people.ts";
import { Drawing } from "./sheet.ts";

/** Thin lines fall on whole pixels where a drawing is shown in its own size, as on wide screens. */
const SHARP = { x: 0.5, y: 0.5 };

/** @param right where the object ends, which is at the edge of the page's text; the line goes on to both sides */
const group = (name: string, right: number, title: string): Drawing =>
  new Drawing(`group-${name}`, title, "paper", [right - 239, 100, 240, 152]);

/** A cup with its lid on a plinth; the wave that becomes a signal is engraved on it. */
function awards(): Drawing {
  const bowl = "C98 33 113 32 114 42C104 48 82 54 82 95H78V101H86C90 108 102 111 115 111";
  const back = "C138 111 150 108 154 101H162V95H158C158 54 136 48 126 42C127 32 142 33 142 26";
  return group("awards", 176, "A cup on its plinth, engraved with a wave that becomes a signal")
    .line("M86 86C58 98 54 62 92 61M154 86C182 98 186 62 148 61")
    .mask(`M98 26${bowl}H125${back}Z`)
    .line(`M-80 0H70V8H80V26H98${bowl}V114H125V111${back}H160V8H170V0H304`)
    .detail("M80 8H160M98 26H142M112 42H128M82 95H158M86 101H154M115 111H125", SHARP)
    .object(rect(104, 12, 32, 9), SHARP)
    .object("M92 77H95C99 91 104 91 108 77C112 63 117 63 121 77V85H131V69H141V77H148", SHARP)
    .lamp(circle(120, 118, 5));
}

/** A certificate with its seal and ribbon, and the embossing press beside it. */
function certificates(): Drawing {
  return group("certificates", 222, "A certificate with its seal and ribbon, and an embossing press")
    .line(
      "M-80 0H18V110H138V0H160V10H196V28H188V20H174V28H168V48H184L158 66A6 6 0 0 0 164 77L208 58Q222 54 222 40V0H304",
    )
    .detail(`${rect(25, 7, 106, 96)}M184 48L204 35M196 10H222`, SHARP)
    .object(circle(206, 44, 4), SHARP)
    .solid(rect(50, 84, 56, 6))
    .detail("M38 71H118M38 61H118M38 51H88M38 22H74", SHARP)
    .solid("M98 28L92 3L101 8L108 1V28ZM122 28L128 3L119 8L112 1V28Z")
    .object(circle(110, 36, 17), SHARP)
    .lamp(circle(110, 36, 8));
}

/** An offshore support vessel with a load on its crane. */
function projects(): Drawing {
  const outline =
    "C35 12 29 28 18 44L22 46Q36 41 54 40L58 64H54L50 84H69L72 109H76L79 84H91V64H98L100 80H112L114 60V40H118V22H134V50H130V60H142L194 85L197 80L150 56V50H146V22H220L216 0";
  return group("projects", 220, "An offshore support vessel with a load on its crane")
    .hidden("M36 0C37 -7 26 -8 26 -14C26 -20 34 -20 40 -20H200Q214 -20 216 0")
    .line(`M-80 0H36${outline}H304`)
    .detail("M36 0H216M31 22H118M54 40H114M58 64H91M56 52H114M52 76H91M67 96H79M195 82V48L184 42M195 48L206 42", SHARP)
    .object(rect(180, 28, 30, 14) + rect(152, 22, 22, 14), SHARP)
    .dots(row(64, 106, 10.5, (x) => `M${x} 46H${x}`) + row(46, 110, 16, (x) => `M${x} 31H${x}`), SHARP)
    .lamp(circle(74, 114, 5));
}

/** Two cabinets, joined by a cable. */
function partners(): Drawing {
  return group("partners", 220, "Two cabinets joined by a cable")
    .line("M-80 0H20V114H88V0H156V78H220V0H304")
    .detail(`${rect(27, 8, 54, 84)}M20 99H88${rect(163, 8, 50, 62)}M75 30V46M169 32V46`, SHARP)
    .object(circle(42, 74, 9) + circle(66, 74, 9), SHARP)
    .detail("M42 74L47 80M66 74L61 80", SHARP)
    .object(rect(178, 38, 28, 24) + rect(36, 22, 32, 30), SHARP)
    .detail(`${row(180, 204, 8, (x) => `M${x} 16V28`)}M52 28V46`, SHARP)
    .object(`${rect(88, 74, 8, 16)}${rect(148, 30, 8, 24)}M126 36H132V32H142V52H132V48H126Z`, SHARP)
    .detail("M142 46H148M142 38H148", SHARP)
    .cable("M96 82C116 82 98 20 112 20C124 20 112 42 126 42");
}

/** Two students at a training panel. */
function students(): Drawing {
  const scale = 0.62;
  const people = `M-80 0${person(68, scale, "bun")}${person(172, scale, "bare")}`;
  return group("students", 226, "Two students at a training panel")
    .detail("M24 14V0M216 14V0", SHARP)
    .object(rect(14, 14, 212, 103), SHARP)
    .object(rect(90, 62, 60, 45), SHARP)
    .detail("M97 84H100C104 98 108 98 112 84C116 70 120 70 124 84V92H132V76H140V84H143", SHARP)
    .object(circle(36, 95, 11) + circle(204, 95, 11) + rect(28, 52, 16, 24) + rect(196, 52, 16, 24), SHARP)
    .detail("M36 95L42 102M204 95L198 102M36 58V70M204 58V70", SHARP)
    .detail(circle(104, 48, 4.5) + circle(136, 48, 4.5), SHARP)
    .lamp(circle(120, 48, 4.5))
    .mask(`${people}Z`)
    .line(`${people}H304`)
    .detail("M58 34Q68 28 78 34M162 34Q172 28 182 34M42 0V14M94 0V14M146 0V14M198 0V14", SHARP);
}

/** The scenes in the order of the groups. */
export const groups = (): Drawing[] => [awards(), certificates(), projects(), partners(), students()];
