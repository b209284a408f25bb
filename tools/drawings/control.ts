/** Control and bridge instruments. */
import { circle, poly, rect, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** Remote i/o. */
function plc(): Drawing {
  const pen = picture("plc", "Remote I/O station on a rail", "mist");
  pen.water();
  pen.shape(rect(88, -30, 304, 176));
  pen.line("M0 0H88V146H392V0H480");
  pen.detail(
    "M88 0V-30H392V0M40 66H88M40 50H88M392 66H440M392 50H440M40 50V66M440 50V66M160 -30V146" +
      row(184, 368, 26, (x) => `M${x} -30V146`) +
      rect(98, 96, 52, 38) +
      rect(104, 104, 40, 24) +
      rect(98, 34, 22, 22) +
      rect(128, 34, 22, 22) +
      rect(98, -20, 52, 40) +
      "M98 0H150M98 -10H150M98 10H150M104 84H126M104 76H140" +
      row(
        184,
        366,
        26,
        (x) =>
          rect(x + 6, -22, 14, 74) +
          [-14, -6, 2, 10, 18, 26, 34, 42].map((y) => `M${x + 6} ${y}H${x + 20}`).join("") +
          rect(x + 6, 60, 14, 18),
      ),
  );
  pen.dots(
    row(184, 366, 26, (x) =>
      [92, 100, 108, 116, 124].map((y) => `M${x + 9} ${y}H${x + 9}M${x + 17} ${y}H${x + 17}`).join(""),
    ),
  );
  pen.lamp(circle(109, 45, 3.6));
  return pen;
}

/** Alarm panel. */
function alarm(): Drawing {
  const pen = picture("alarm", "Alarm annunciator panel", "green");
  pen.water();
  pen.shape(rect(96, -46, 288, 214));
  pen.line("M0 0H96V168H384V0H480");
  pen.detail(`M96 0V-46H384V0${circle(108, 156, 3)}${circle(372, 156, 3)}${circle(108, -34, 3)}${circle(372, -34, 3)}`);
  let s = "",
    k = "";
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 4; c++) {
      const x = 124 + c * 48,
        y = 38 + r * 28;
      s += rect(x, y, 42, 22);
      if (!(r === 2 && c === 1)) k += `M${x + 8} ${y + 13}H${x + 34}M${x + 8} ${y + 7}H${x + 26}`;
    }
  pen.object(s);
  pen.detail(k + rect(326, 38, 38, 106) + row(46, 138, 8, (y) => `M332 ${y}H358`));
  pen.lamp(rect(172, 94, 42, 22));
  pen.object(circle(148, 0, 13) + circle(196, 0, 13) + circle(244, 0, 13));
  pen.detail(`${circle(148, 0, 8) + circle(196, 0, 8) + circle(244, 0, 8) + rect(282, -12, 82, 24)}M292 0H352`);
  return pen;
}

/** Radar. */
function radar(): Drawing {
  const pen = picture("radar", "Radar display", "abyss");
  pen.water();
  pen.shape("M118 -62H362V176H118Z");
  pen.line("M0 0H118V176H362V0H480");
  pen.detail(
    "M118 0V-62H362V0M128 -52H352V166H128Z" +
      circle(228, 57, 94) +
      circle(228, 57, 62) +
      circle(228, 57, 31) +
      row(0, 35, 1, (i) => {
        const t = (i * Math.PI) / 18,
          c = Math.cos(t),
          s = Math.sin(t);
        return poly(
          [+(228 + c * 88).toFixed(1), +(57 + s * 88).toFixed(1)],
          [+(228 + c * 94).toFixed(1), +(57 + s * 94).toFixed(1)],
        );
      }) +
      "M228 57V151M334 150H344M334 138H344M330 126H344M334 114H344M330 20H344M330 8H344M334 -4H344",
  );
  pen.detail("M186 110L206 122L212 116L198 98L180 96ZM262 10L282 16L296 6L288 -8L270 -6Z");
  pen.cable("M228 57L292 124");
  pen.lamp(circle(262, 92, 3.4));
  return pen;
}

/** All pictures of this file. */
export const control = (): Drawing[] => [plc(), alarm(), radar()];
