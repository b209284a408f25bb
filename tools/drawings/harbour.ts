/** The harbour: crane, floating dock and chart. */
import { circle, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Ship-to-shore crane. */
function crane(): Drawing {
  const pen = picture("crane", "Ship-to-shore gantry crane", "mist");
  pen.water();
  const o = { x: 214, scale: 0.6 };
  pen.line("M-400 0H0V174H-212L-219 178V182H8L18 308H24L168 186H192V174H104V0H500", o);
  pen.detail(
    "M8 0V174M96 0V174M0 68H104M0 60H104M8 68L52 174L96 68M18 308L-178 182M19 308L-96 182M24 308L96 186V174M10.5 214H80M0 174H104M8 182H192" +
      row(-204, -20, 20, (x) => `M${x} 182L${x + 10} 174L${x + 20} 182`) +
      row(112, 172, 20, (x) => `M${x} 182L${x + 10} 174L${x + 20} 182`) +
      "M-99 174V113M-83 174V113M-64 174V160H-48V174M-18 10H18M86 10H122",
    o,
  );
  pen.shape(rect(-102, 84, 22, 26) + rect(-104, 110, 26, 3) + rect(110, 186, 34, 18), o);
  pen.detail("M-96 88V106M-91 88V106M-86 88V106", o);
  let st = "";
  const stacks: [x: number, count: number][] = [
    [20, 2],
    [60, 1],
    [348, 1],
    [388, 3],
    [428, 2],
  ];
  for (const [x, h] of stacks) for (let i = 0; i < h; i++) st += rect(x, i * 16, 38, 16);
  pen.shape(st);
  pen.tone(rect(388, 16, 38, 16) + rect(20, 0, 38, 16));
  pen.detail(
    row(24, 56, 6, (x) => `M${x} 18V30`) +
      row(392, 424, 6, (x) => `M${x} 34V46`) +
      row(432, 462, 6, (x) => `M${x} 2V14`),
  );
  pen.detail(`M0 -12H480${row(4, 476, 12, (x) => `M${x} -24L${x + 10} -14`)}`);
  pen.lamp(circle(21, 318, 5), o);
  return pen;
}

/** Floating dock after pumping out: the vessel rests on keel blocks on the dry pontoon deck. */
function dock(): Drawing {
  const pen = picture("dock", "Vessel in a floating dock, end elevation", "green");
  const vessel = { y: 16 };
  pen.water();
  pen.shape("M84 0V104H122V8H358V104H396V0H396V-52H84V0ZM228 8V22H252V8ZM200 8V37.5H216V8ZM264 8V37.5H280V8Z");
  pen.line("M0 0H84V104H122V8H358V104H396V0H480");
  pen.detail(
    "M84 -52H396V0M84 -52V0M122 8V-52M358 8V-52" +
      row(150, 330, 30, (x) => `M${x} 8V-52`) +
      "M90 104V112H116V104M364 104V112H390V104" +
      "M84 86H122M84 68H122M358 86H396M358 68H396",
  );
  pen.object("M240 4C214 4 204 12 196 30C184 46 170 52 168 84H312C310 52 296 46 284 30C276 12 266 4 240 4Z", vessel);
  pen.shape("M180 84V112H190V130H200V140H280V130H290V112H300V84Z", vessel);
  pen.detail(
    "M196 124H284M200 134H280" +
      row(208, 272, 10.6, (x) => `M${x} 124V134`) +
      "M180 98H300M240 140V176M228 160H252M231 166H249M172 70H308",
    vessel,
  );
  pen.object(circle(240, 22, 15), vessel);
  pen.detail("M240 7V37M225 22H255M229.4 11.4L250.6 32.6M250.6 11.4L229.4 32.6M237 44V60H243V44", vessel);
  pen.detail("M103 112V150L154 180V146M103 132L154 180M377 112V142L436 156V132M377 126L436 156");
  pen.lamp(circle(240, 178, 3), vessel);
  return pen;
}

/** Chart with isobaths. */
function chart(): Drawing {
  const pen = picture("chart", "Chart with isobaths and a course line", "mist");
  const blob = (cx: number, cy: number, size: number, phase: number, stretch: number): string => {
    const count = 16;
    const at = (i: number): [number, number] => {
      const angle = (i / count) * 2 * Math.PI;
      const wobble = 0.16 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(3 * angle + phase * 2);
      const radius = size * (1 + wobble + 0.05 * Math.sin(5 * angle));
      return [cx + radius * Math.cos(angle) * stretch, cy + radius * Math.sin(angle)];
    };
    let path = `M${at(0).join(" ")}`;
    for (let i = 0; i < count; i++) {
      const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      path += `C${x1 + (x2 - x0) / 6} ${y1 + (y2 - y0) / 6} ${x2 - (x3 - x1) / 6} ${y2 - (y3 - y1) / 6} ${x2} ${y2}`;
    }
    return `${path}Z`;
  };
  pen.water(blob(350, 110, 118, 1.1, 1.2));
  pen.shape(blob(364, 120, 34, 1.6, 1.3));
  pen.detail(
    [58, 84, 118].map((r, i) => blob(356 - i * 3, 116 - i * 3, r, 1.5 - i * 0.2, 1.2)).join("") +
      [20, 40, 64, 92].map((r, i) => blob(96 + i * 2, -26 + i * 3, r, 0.4 + i * 0.25, 1.4)).join(""),
  );
  pen.detail(`${row(60, 420, 120, (x) => `M${x} 224V-96`)}M0 164H480M0 64H480M0 -36H480`);
  pen.line("M0 0H150L232 -34L330 -20L420 0H480");
  pen.shape(circle(150, 0, 4) + circle(232, -34, 4) + circle(330, -20, 4) + circle(420, 0, 4));
  pen.lamp(circle(232, -34, 3));
  return pen;
}

/** All pictures of this file. */
export const harbour = (): Drawing[] => [crane(), dock(), chart()];
