/** The steps of a job on one line: a scene each, on the dark ground of their section. */
import { circle, poly, rect, row } from "./pen.ts";
import { Drawing } from "./sheet.ts";

const WIDTH = 216;
/** Units above and below the line; `src/pages/about/process.module.css` continues it. */
const ABOVE = 140;
const BELOW = 28;

/** @param left where the object begins, which is at the edge of the words below it; the line goes on to both sides */
const step = (name: string, left: number, title: string): Drawing =>
  new Drawing(`step-${name}`, title, "deep", [left - 1, 224 - ABOVE, WIDTH, ABOVE + BELOW]);

/** A vessel with draught marks at its bow, and a surveyor's lamp on its mast. */
function survey(): Drawing {
  const outline = "L22 36H36V84H30V96H92V84H86V36H150L204 52L182 0";
  return step("survey", 22, "A vessel at the quay, surveyed")
    .object("M46 96L50 114H66L68 96Z")
    .mask(`M26 0${outline}Z`)
    .line(`M0 0H26${outline}H290`)
    .detail(
      "M36 84H86M42 72H52M60 72H80M36 60H86M42 48H52M60 48H80M38 90H84M96 36V46H142V36M80 96V120M74 110H86M24 18H156M26 0H182",
    )
    .hidden("M26 0Q24 -22 48 -22H152Q178 -22 182 0")
    .detail(`${row(8, 32, 8, (y) => `M164 ${y}H${y % 16 === 0 ? 174 : 170}`)}M164 4V36`)
    .lamp(circle(80, 124, 4));
}

/** A drawing board with a circuit diagram and a set square. */
function drawing(): Drawing {
  return step("drawing", 44, "A drawing board with a circuit diagram")
    .line("M0 0H290")
    .object("M44 24H176V124H44Z")
    .detail("M60 0L72 24M160 0L148 24M54 34H166V114H54Z")
    .detail(
      `M62 74H78${circle(88, 74, 10)}M98 74H114L124 82M126 74H158M123 71L129 77M123 77L129 71M142 74V96H158M142 74V52H158`,
    )
    .detail("M126 34V42H166")
    .lamp(circle(158, 96, 4));
}

/** A cabinet on the workshop floor, half wired. */
function workshop(): Drawing {
  return step("workshop", 70, "A control cabinet being built")
    .line("M0 0H70V124H146V0H290")
    .detail("M78 8H138V116H78ZM78 92H138M78 60H138M78 30H138")
    .object(rect(84, 66, 20, 20) + rect(108, 66, 24, 20))
    .detail(`${row(84, 126, 8, (x) => rect(x, 36, 6, 16))}M88 36V30M104 36V30M120 36V30M90 98H126M90 106H114`)
    .detail("M170 0V46H196V0M166 46H200M176 46V58H190V46")
    .lamp(circle(130, 104, 4));
}

/** A bench with an oscilloscope and the unit under test. */
function test(): Drawing {
  return step("test", 28, "A unit under test on the bench")
    .line("M0 0H28V44H188V0H290")
    .detail("M28 36H188M40 0V36M176 0V36")
    .object(rect(40, 44, 76, 62) + rect(134, 44, 42, 40))
    .detail(
      `${rect(48, 54, 44, 44)}M48 76H56L62 90L70 62L76 76H92${circle(104, 90, 6)}${circle(104, 66, 6)}${circle(150, 73, 3)}M142 52H168M142 60H168M142 68H168`,
    )
    .cable("M104 60C104 48 124 48 124 64C124 84 146 92 150 76");
}

/** A switchboard under voltage, with instruments that show it. */
function commissioning(): Drawing {
  return step("commissioning", 36, "A switchboard under load")
    .line("M0 0H36V112H180V0H290")
    .detail("M84 0V112M132 0V112M36 98H180")
    .object(circle(60, 74, 14) + circle(108, 74, 14) + circle(156, 74, 14))
    .detail(poly([60, 74], [68, 84]) + poly([108, 74], [115, 85]) + poly([156, 74], [163, 85]))
    .shape(rect(48, 24, 24, 28) + rect(96, 24, 24, 28) + rect(144, 24, 24, 28))
    .detail("M60 30V46M108 30V46M156 30V46M108 112V130M48 130H168")
    .lamp(circle(156, 105, 4));
}

/** A folder with drawings and the test record. */
function documents(): Drawing {
  return step("documents", 46, "The documents of a job")
    .line("M0 0H46V104H62V0H290")
    .object("M74 0V116H132L148 100V0Z")
    .detail("M132 116V100H148M84 92H124M84 80H138M84 68H138M84 56H110M54 12V92")
    .detail("M84 34H92L98 46L106 22L112 34H138M84 14H138")
    .object("M160 0V90H188V0Z")
    .detail("M166 76H182M166 66H182M174 12V48")
    .lamp(circle(128, 56, 4));
}

/** The steps in their order. */
export const steps = (): Drawing[] => [survey(), drawing(), workshop(), test(), commissioning(), documents()];
