/** Vessels and platforms that work offshore and in harbours. */
import { circle, dotRow, row } from "./pen.ts";
import { type Drawing, picture } from "./sheet.ts";

/** The support vessel from the waterline at (24, 0) to the waterline at (599, 0). */
export const supportOutline =
  "C22 16 14 44 0 74L5 74.5Q30 67 72 66L84 114L77 114L77 117L88 117L82 138L77 142L83 142V152H-12L-22 157H122V152H108V142H134L139.5 234H144.5L150 142H176V117H200L205 166L226 172L236 117H250V94H262V74H272V32H312V68L307 72V106H326L330 100L414 146H423L514 101L512 94L421 135H416L340 88V72L334 68V32H556A24 24 0 0 1 556 80A24 24 0 0 1 556 32H590L598 22L599 0";

/** Offshore support vessel. */
function osv(): Drawing {
  const pen = picture("osv", "Offshore support vessel in profile", "mist");
  pen.water();
  const o = { x: 52, scale: 0.62 };
  pen.shape(`M24 0${supportOutline}Z`, o);
  pen.line(`M-90 0H24${supportOutline}H700`, o);
  pen.detail(
    "M70 56H272M20 22H598M76.6 82H262M79.5 98H250M84 114H176M86 134H176M89 122H176" +
      row(104, 164, 15, (x) => `M${x} 122V134`) +
      "M2 152L75.5 80L38 152M122 180H160M126 185H152M124 206H158M142 234V252M203 140H235M204 150H233M366 32V51H411V32M414 32V51H459V32M513 94V62M340 78L384 118M543 56A13 13 0 0 1 569 56A13 13 0 0 1 543 56",
    o,
  );
  pen.dots(dotRow(94, 246, 15, 106) + dotRow(94, 180, 15, 90) + dotRow(88, 262, 15, 69) + dotRow(58, 266, 22, 44), o);
  pen.lamp(circle(140, 157.5, 2.5));
  return pen;
}

/** Jack-up. */
function jackup(): Drawing {
  const pen = picture("jackup", "Jack-up platform", "green");
  pen.water();
  const hull = "M160 74H150V84H138V102H176V112H206V122H238V112H300V102H352V84H340V74Z";
  let leg = "";
  for (const x of [168, 312]) {
    leg += `M${x} -84V196M${x + 20} -84V196`;
    for (let y = -84; y < 190; y += 20)
      leg += `M${x} ${y}L${x + 20} ${y + 20}M${x + 20} ${y}L${x} ${y + 20}M${x} ${y + 20}H${x + 20}`;
  }
  pen.detail(leg);
  pen.shape(hull);
  pen.line("M0 0H168V74H150V84H138V102H176V112H206V122H238V112H300V102H352V84H340V74H332V0H480");
  pen.detail(
    "M150 84H340M160 92H340M206 112H238M238 112L246 182H254L262 112M240 130H260M242 148H258M244 166H256M240 130L258 148L244 166M260 130L242 148L256 166M138 102L98 108M98 108H146M98 108L92 112H152L146 108M104 108L138 90M276 112V136H290V112M283 136L352 168M290 130L352 168M352 168V120M349 120H355V114H349Z",
  );
  pen.dots(dotRow(182, 330, 12, 80) + dotRow(212, 234, 8, 117));
  pen.lamp(circle(250, 185, 3));
  return pen;
}

/** Wind farm service. */
function wind(): Drawing {
  const pen = picture("wind", "Service vessel at an offshore wind turbine", "mist");
  pen.water();
  const tower = (x: number, s: number): string => `M${x - 4 * s} 0L${x - 2 * s} ${126 * s}H${x + 2 * s}L${x + 4 * s} 0`;
  const rotor = (x: number, s: number, r: number): string => {
    let d = "";
    for (let q = 0; q < 3; q++) {
      const t = r + (q * 2 * Math.PI) / 3;
      const ex = x + 70 * s * Math.cos(t),
        ey = 130 * s + 70 * s * Math.sin(t),
        nx = -Math.sin(t) * 4 * s,
        ny = Math.cos(t) * 4 * s,
        mx = x + 18 * s * Math.cos(t),
        my = 130 * s + 18 * s * Math.sin(t);
      d += `M${x} ${130 * s}L${mx + nx} ${my + ny}L${ex} ${ey}L${mx - nx / 3} ${my - ny / 3}Z`;
    }
    return d;
  };
  pen.shape(tower(388, 0.62) + tower(444, 0.4)).object(tower(250, 1));
  pen.shape(`${rotor(388, 0.62, 0.2)}${rotor(444, 0.4, 0.7)}M242 0V26H258V0ZM236 26H264V31H236Z`);
  pen.object(rotor(250, 1, 0.52)).shape(circle(250, 130, 4));
  const out = "L92 26H110L114 32H150L156 56H150V60H160L166 44Q196 42 222 36L226 26H230L226 0";
  pen.shape(`M96 0${out}Z`);
  pen.line(`M0 0H96${out}H480`);
  pen.detail(
    "M94 14H228M110 26H226M154 46H164M124 32V60M118 50H130M160 36V44M172 43V52M176 32H214M258 0V26M242 0V-60H258V0M100 26V34M106 26V34M100 34H110",
  );
  pen.lamp(circle(124, 62, 2.8));
  return pen;
}

/** The tug from the waterline at (110, 0) to the waterline at (314, 0). */
export const tugOutline =
  "C106 12 100 36 96 54L104 55Q128 42 156 40V62H162L166 88H158V94H166L160 120H156V125H228V120H222V94H232V88H226V62H246V32H300Q316 32 318 22L314 0";

/** Tug with tow line. */
function tug(): Drawing {
  const pen = picture("tug", "Harbour tug with a tow line", "green");
  pen.water();
  pen.shape(`M110 0${tugOutline}Z`);
  pen.line(`M0 0H110${tugOutline}H480`);
  pen.detail(
    "M102 26Q130 18 170 17H317M166 88H226M164 98H224M161 116H223" +
      row(176, 212, 12, (x) => `M${x} 98V116`) +
      "M190 125V168M180 142H200M183 148H197M190 160L214 125M196 125V134H208V125M156 62H246M232 62V96H242V62M254 32V50H274V32M264 50A10 10 0 0 1 264 32M282 32V44H292V32M287 40L480 74",
  );
  pen.detail(row(128, 304, 22, (x) => circle(x, 10, 7) + circle(x, 10, 3)));
  pen.lamp(circle(190, 170, 3));
  pen.dots(dotRow(172, 222, 12, 76));
  return pen;
}

/** All pictures of this file. */
export const offshoreVessels = (): Drawing[] => [osv(), jackup(), wind(), tug()];
