/** Power: switchboard, generator, supplies and their instruments. */
import { circle, poly, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Switchboard. */
function switchboard(): Drawing {
  const pen = picture("switchboard", "Main switchboard line-up", "abyss");
  pen.water();
  pen.line("M0 0H60V152H420V0H480");
  pen.shape(rect(60, 0, 360, 152));
  pen.line("M0 0H60V152H420V0H480");
  pen.detail(
    "M60 -10H420V0M60 -10V0M60 138H420" +
      row(132, 348, 72, (x) => `M${x} 0V152`) +
      row(60, 348, 72, (x) => rect(x + 7, 10, 58, 120)),
  );
  for (let i = 0; i < 5; i++) {
    const x = 60 + 72 * i;
    if (i === 2) continue;
    pen.object(circle(x + 22, 112, 10) + circle(x + 50, 112, 10));
    pen.detail(
      poly([x + 22, 112], [x + 28, 119]) +
        poly([x + 50, 112], [x + 45, 120]) +
        rect(x + 14, 84, 16, 12) +
        rect(x + 42, 84, 16, 12),
    );
    pen.object(rect(x + 20, 30, 32, 40));
    pen.detail(`${rect(x + 26, 48, 20, 14)}M${x + 36} 36V44`);
  }
  pen.detail(
    "M240 120V24M222 112H258M222 112V98M258 112V98M234 24H246M240 84H222V70M240 60H258V46" +
      rect(215, 84, 14, 14) +
      rect(251, 84, 14, 14) +
      rect(215, 56, 14, 14) +
      rect(251, 32, 14, 14),
  );
  pen.lamp(circle(258, 91, 3.4));
  return pen;
}

/** Generating set. */
function genset(): Drawing {
  const pen = picture("genset", "Diesel generating set", "green");
  const outline =
    "H52V14H70V30H60V118H92V134H236V118H258V104H272V118Q272 124 278 124H388Q396 124 396 116V30H412V14H430V0H";
  pen.water();
  pen.mask(`M52 0${outline}52Z`);
  pen.line(`M0 0${outline}480`);
  pen.mask(`${row(92, 212, 24, (x) => rect(x + 3, 134, 18, 14))}M310 124H360V146H310ZM396 50H424V86H396Z`);
  pen.detail(
    "M52 14H430M60 30H412M60 118H258V30M92 134V118" +
      row(92, 212, 24, (x) => `${rect(x + 3, 134, 18, 14)}M${x + 12} 148V158`) +
      "M84 158H244Q256 158 256 146V118M60 96H258M60 62H258" +
      row(70, 230, 32, (x) => rect(x, 68, 24, 22) + circle(x + 12, 44, 8)) +
      "M258 44H272M258 92H272M272 104V30M284 124V30M384 124V30" +
      row(296, 372, 12.6, (x) => `M${x} 44V110`) +
      "M310 124V146H360V124M318 146V138H352V146M396 50H424V86H396M52 0V14M430 0V14" +
      row(76, 410, 48, (x) => `M${x} 0L${x + 8} 14`),
  );
  pen.lamp(circle(335, 132, 3.4));
  return pen;
}

/** Power supply: sine in, direct current out. */
function psu(): Drawing {
  const pen = picture("psu", "Power supply: alternating current in, direct current out", "green");
  pen.water();
  let s = "M0 0";
  const k = 0.3642 * 28;
  for (let i = 0, x = 0, g = 1; i < 5; i++, x += 28, g = -g)
    s += `C${(x + k).toFixed(1)} ${g * 34} ${(x + 28 - k).toFixed(1)} ${g * 34} ${x + 28} 0`;
  pen.shape(rect(150, -56, 180, 224));
  pen.line(`${s}H150V168H330V0H480`);
  pen.detail(
    "M150 0V-56H330V0M162 120H318V156H162Z" +
      row(172, 308, 12, (x) => `M${x} 126V150`) +
      rect(162, -44, 156, 30) +
      row(162, 292, 26, (x) => rect(x, -44, 26, 30) + circle(x + 13, -29, 8) + poly([x + 8, -33], [x + 18, -25])) +
      rect(206, 16, 68, 72) +
      "M218 72C224 84 230 84 236 72C242 60 248 60 254 72" +
      "M218 44H262M218 36H226M234 36H242M250 36H258" +
      rect(170, 40, 22, 30) +
      "M181 46V64M288 30V74M296 30V74M304 30V74",
  );
  pen.lamp(circle(240, 102, 4));
  return pen;
}

/** Insulation monitor. */
function meter(): Drawing {
  const pen = picture("meter", "Insulation monitor", "mist");
  pen.water();
  pen.shape("M142 -50H338V170H142Z");
  pen.line("M0 0H142V170H338V0H480");
  pen.detail("M142 0V-50H338V0M154 40H326V158H154Z");
  const cx = 240,
    cy = 58;
  let s = "";
  for (let i = 0; i <= 20; i++) {
    const t = Math.PI * (1 - 0.12 - (0.76 * i) / 20),
      r = i % 5 ? 78 : 70;
    s += poly(
      [+(cx + 84 * Math.cos(t)).toFixed(1), +(cy + 84 * Math.sin(t)).toFixed(1)],
      [+(cx + r * Math.cos(t)).toFixed(1), +(cy + r * Math.sin(t)).toFixed(1)],
    );
  }
  pen.detail(`${s}M${cx - 78.1} ${cy + 30.9}A84 84 0 0 0 ${cx + 78.1} ${cy + 30.9}${circle(cx, cy, 6)}`);
  pen.line(`M${cx} ${cy}L${cx + 46} ${cy + 62}`);
  pen.detail(
    "M166 -36H206V-12H166ZM220 -36H260V-12H220Z" +
      circle(298, -24, 12) +
      poly([298, -24], [306, -16]) +
      rect(166, 6, 148, 20) +
      "M174 16H220M240 16H300",
  );
  pen.label(240, 78, "MΩ", "middle");
  pen.lamp(circle(316, 148, 3.4));
  return pen;
}

/** All pictures of this file. */
export const power = (): Drawing[] => [switchboard(), genset(), psu(), meter()];
