/**
 * Service tiles of office work: design, project management, training. The line joins each to its neighbours; it enters
 * and leaves at height 0.
 */
import { circle, poly, rect, row } from "./pen.ts";
import { type Drawing, onPaper } from "./sheet.ts";

/** Design and engineering: pump, control valve, instrument loop, PLC rack. */
export function design(): Drawing {
  const pen = onPaper("tile-1-design", "Pump, control valve and instrument loop drawn as a P&ID, wired to a PLC rack");
  pen.detail(`${poly([150, 0], [150, 40])}M138 40A12 12 0 0 0 162 40Z${poly([150, 52], [150, 75])}`);
  pen.object(`${circle(84, 0, 24)}M132 13L168 -13V13L132 -13Z`);
  pen.detail(poly([76, 23], [108, 0], [76, -23]) + circle(150, 94, 19));
  pen.line("M0 0H60M108 0H132M168 0H236V132H436V0H480");
  let m = "";
  for (const x of [276, 308, 340, 372, 404]) m += `M${x} 0V132`;
  pen.detail(
    m +
      "M236 0H436" +
      rect(243, 96, 26, 24) +
      poly([247, 114], [265, 114]) +
      poly([247, 108], [259, 108]) +
      poly([247, 102], [262, 102]) +
      rect(246, 62, 20, 20) +
      rect(250, 24, 12, 22),
  );
  let io = "";
  for (const x of [276, 308, 340, 372, 404]) {
    io += rect(x + 6, 20, 20, 60);
    for (let y = 28; y < 80; y += 8) io += poly([x + 6, y], [x + 26, y]);
  }
  pen.detail(io);
  let le = "";
  for (const x of [276, 308, 340, 372, 404])
    for (const y of [92, 100, 108, 116]) le += `M${x + 9} ${y}H${x + 9}M${x + 17} ${y}H${x + 17}`;
  pen.dots(le);
  pen.hidden("M169 94H200V146H292V132");
  pen.detail("M228 138H444M228 -6H444");
  pen.lamp(circle(256, 72, 4));
  // TC, a temperature controller.
  pen.detail("M138 101H149M143.5 101V87M162 98.5A6.5 6.5 0 1 1 162 89.5");
  return pen;
}

/** Project management: tide curve, gantt bars on the flood. */
export function projectManagement(): Drawing {
  const pen = onPaper("tile-2-project", "Gantt bars above a tide curve");
  const k = 0.3642 * 52,
    am = (30 * 4) / 3;
  let tide = "M0 0H32";
  for (let i = 0, x = 32, s = 1; i < 8; i++, x += 52, s = -s)
    tide += `C${x + k} ${s * am} ${x + 52 - k} ${s * am} ${x + 52} 0`;
  tide += "H480";
  const bars: [number, number, number][] = [
    [58, 162, 146],
    [110, 266, 120],
    [214, 318, 94],
    [266, 422, 68],
  ];
  pen.detail(
    row(58, 370, 104, (x) => `M${x} 172V36`) +
      "M32 172H448M32 168V176M448 168V176" +
      row(58, 422, 26, (x) => `M${x} 172V169`),
  );
  for (const [x, y, h] of bars) pen.object(rect(x, h, y - x, 14));
  pen.solid(`${rect(58, 146, 104, 14) + rect(110, 120, 128, 14) + rect(214, 94, 24, 14)}M422 85L432 75L422 65L412 75Z`);
  pen.detail("M162 146V134M266 120V108M318 94V82");
  pen.line(tide);
  pen.detail("M32 -44H448M32 -48V-40M448 -48V-40");
  pen.limit("M238 -34V184");
  pen.lamp(circle(238, 186, 3.6));
  return pen;
}

/** Training and support: two students at a simulator, drawn by the line. */
export function training(): Drawing {
  const pen = onPaper("tile-6-training", "Two students at a bridge simulator");
  pen.detail("M36 44L150 54V150L36 164ZM330 54L444 44V164L330 150Z");
  pen.detail("M156 54H324V150H156Z");
  pen.detail(
    "M156 100C176 108 190 92 212 100C234 108 248 92 268 100C290 108 304 92 324 100M212 54L232 92H248L268 54M240 92V120M232 112H248",
  );
  pen.detail(
    circle(93, 106, 34) +
      circle(93, 106, 20) +
      "M93 106L118 128" +
      "M350 62V146M350 62L434 57M350 84L366 96L380 90L396 118L412 108L434 132",
  );
  pen.lamp(circle(434, 132, 3.4));
  const per = (c: number) =>
    `H${c - 64}C${c - 64} 36 ${c - 52} 48 ${c - 28} 53C${c - 15} 56 ${c - 12} 60 ${c - 11} 67C${c - 18} 72 ${c - 22} 82 ${c - 22} 92C${c - 22} 108 ${c - 13} 118 ${c} 118C${c + 13} 118 ${c + 22} 108 ${c + 22} 92C${c + 22} 82 ${c + 18} 72 ${c + 11} 67C${c + 12} 60 ${c + 15} 56 ${c + 28} 53C${c + 52} 48 ${c + 64} 36 ${c + 64} 0`;
  pen.detail("M20 26H460M28 20H452M20 26L28 20M460 26L452 20M230 26V40M250 26V34M226 40H234M246 34H254");
  pen.mask(`M0 0${per(152)}${per(328)}`);
  pen.line(`M0 0${per(152)}${per(328)}H480`);
  let ch = "";
  for (const c of [152, 328])
    ch += `M${c - 44} -36V16Q${c - 44} 28 ${c - 32} 28H${c + 32}Q${c + 44} 28 ${c + 44} 16V-36M${c - 14} 54Q${c} 46 ${c + 14} 54M${c - 22} 94Q${c - 27} 92 ${c - 26} 86Q${c - 25} 80 ${c - 20} 80M${c + 22} 94Q${c + 27} 92 ${c + 26} 86Q${c + 25} 80 ${c + 20} 80`;
  pen.detail(`${ch}M304 80V100Q308 122 328 122Q348 122 352 100V80M300 96V78H307V96ZM349 96V78H356V96Z`);
  return pen;
}
