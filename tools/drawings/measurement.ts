/** Measurement: temperature and speed. */
import { circle, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Thermography. */
function thermo(): Drawing {
  const pen = picture("thermo", "Thermographic test of terminals", "mist");
  pen.water();
  pen.shape("M104 -56H376V172H104Z");
  pen.line("M0 0H104V172H376V0H480");
  pen.detail("M104 0V-56H376V0");
  let s = "";
  for (let i = 0; i < 6; i++) {
    const x = 132 + i * 37;
    s +=
      rect(x, 28, 31, 76) +
      circle(x + 15.5, 86, 8) +
      circle(x + 15.5, 46, 8) +
      `M${x + 15.5} 104V150M${x + 15.5} 28V-30M${x + 10} 81L${x + 21} 91M${x + 10} 41L${x + 21} 51`;
  }
  pen.detail(s);
  const el = (r: number) =>
    `M${258.5 - r} 66A${r} ${r * 1.15} 0 1 1 ${258.5 + r} 66A${r} ${r * 1.15} 0 1 1 ${258.5 - r} 66Z`;
  pen.detail([22, 36, 52].map(el).join(""));
  pen.detail(
    "M112 164V150H126M368 164V150H354M112 -48V-34H126M368 -48V-34H354M258.5 140V122M258.5 -8V10M184 66H202M314 66H332",
  );
  pen.lamp(circle(258.5, 86, 5));
  pen.label(300, 118, "84 °C");
  return pen;
}

/** Temperature sensor in a pipe. */
function sensor(): Drawing {
  const pen = picture("sensor", "Resistance temperature sensor in a pipe", "green");
  pen.water("M0 0H480V-64H0Z");
  pen.line("M0 0H70Q84 0 84 14V92Q84 106 98 106H196");
  pen.shape("M208 84H272V92L282 96V124L272 130Q240 150 208 130L198 124V96L208 92Z");
  pen.line("M196 106H198V124L208 130Q240 150 272 130L282 124V96L272 92V84H208V92L198 96V106");
  pen.shape(
    rect(184, 99, 14, 14) +
      rect(222, 84, 36, -8) +
      rect(228, 36, 24, 40) +
      rect(218, 26, 44, 10) +
      rect(210, 14, 60, 10) +
      rect(222, 0, 36, 14) +
      "M233 0V-50Q233 -54 240 -54Q247 -54 247 -50V0Z",
  );
  pen.detail("M184 102H196M184 110H196M228 50H252M228 62H252M208 92H272M214 118H266M0 -64H480M233 24V26M247 24V26");
  pen.line("M258 0H480");
  pen.detail("M70 0H222");
  pen.detail("M20 -32H60M54 -28L62 -32L54 -36M380 -32H420M414 -28L422 -32L414 -36");
  pen.lamp(circle(240, 110, 3.6));
  return pen;
}

/** Speed pick-up on a toothed wheel. */
function pickup(): Drawing {
  const pen = picture("pickup", "Speed pick-up on a toothed wheel", "abyss");
  pen.water();
  const N = 28,
    cx = 170,
    cy = 52;
  let g = "";
  for (let i = 0; i < N; i++) {
    const t0 = (i / N) * 2 * Math.PI,
      t1 = ((i + 0.5) / N) * 2 * Math.PI;
    const p = (r: number, t: number) => `${(cx + r * Math.cos(t)).toFixed(1)} ${(cy + r * Math.sin(t)).toFixed(1)}`;
    g += `${(i ? "L" : "M") + p(84, t0)}L${p(97, t0 + 0.02)}L${p(97, t1 - 0.02)}L${p(84, t1)}`;
  }
  pen.shape(`${g}Z`);
  pen.detail(
    circle(cx, cy, 70) +
      circle(cx, cy, 26) +
      circle(cx, cy, 14) +
      row(0, 5, 1, (i) => {
        const t = (i * Math.PI) / 3;
        return circle(+(cx + 48 * Math.cos(t)).toFixed(1), +(cy + 48 * Math.sin(t)).toFixed(1), 10);
      }),
  );
  pen.object("M276 44H318V60H276ZM318 40H330V64H318ZM330 46H352V58H330Z");
  pen.line("M0 0H89M352 52H372Q380 52 380 44V8Q380 0 388 0H396V22H408V0H420V22H432V0H444V22H456V0H480");
  pen.detail("M290 44V60M304 44V60M270 34V70M268 52H276");
  pen.lamp(circle(341, 52, 3));
  return pen;
}

/** Exhaust gas temperatures. */
function exhaust(): Drawing {
  const pen = picture("exhaust", "Exhaust gas temperature deviation, six cylinders", "abyss");
  pen.water();
  const h = [104, 103, 98, 132, 101, 105];
  let s = "",
    k = "";
  h.forEach((v, i) => {
    const x = 90 + i * 54;
    s += rect(x, 0, 30, v);
    k += `M${x} ${v}H${x + 30}`;
  });
  pen.shape(s);
  pen.line("M0 0H480");
  pen.line(k);
  pen.limit("M60 108H420");
  pen.detail(
    "M60 0V168M420 0V168M60 36H54M60 72H54M60 108H54M60 144H54M420 36H426M420 72H426M420 108H426M420 144H426" +
      row(90, 360, 54, (x) => `${circle(x + 15, -30, 11)}M${x + 15} -41V-52M${x + 15} 0V-19`) +
      "M60 -52H420V-60H60Z",
  );
  pen.lamp(circle(267, 140, 4));
  return pen;
}

/** All pictures of this file. */
export const measurement = (): Drawing[] => [thermo(), sensor(), pickup(), exhaust()];
