import css from "./hero.module.css";

/** The sea, which becomes calm at the bow, and the square wave on shore: both extend beyond the widest page. */
const sea = "M-84 420c27-25 47-25 74 0s47 25 74 0 47-21 74 0 47 11 74 0 47-2 74 0";
const squarePeriod =
  "v44h9v-44h27v44h16v-44h20v44h24v-44h12v44h29v-44h7v44h27v-44h9v44h20v-44h16v44h12v-44h24v44h7v-44h29";
const square = `${squarePeriod}v44h9v-44h27v44h16v-44h20v44h24v-44h12v44h29v-44h7v44h27v-44h9v44h20v-44h16`;

/** The main line: from the sea over the ship and the cable to the quay, then over the crane into the signal. */
const shipLine = `${sea}c-2-16-10-44-24-74l5-.5q25 7.5 67 8.5l12-48h-7v-3h11l-6-21h-5v-4h6v-10h-95l-10-5h144v5h-14v10h26l5.5-92h5l5.5 92h26v25h24l5-49 21-6 6 18 4 37h14v23h12v20h10v42h40v-36l-5-4v-34h19l4 6 84-46h9l91 45-2 7-91-41h-5l-76 47v16l-6 4v36h222a24 24 0 0 0 0-48 24 24 0 0 0 0 48h34c32 12 74 22 110-4v-12h16v30h26`;
const shoreLine = `v-174h-212l-7-4v-4h227l10-126h6l144 122h24v12h-88v174h26v-44h216${square}`;
const abyss = `${sea}h658v-18h406v-44${square}v242h-1938z`;

/** Fine lines of the ship and the quay, by layer: lines, filled shapes, side lights. */
const shipDetail = `M332 364h202m-257 16q25 3 59 4h198m-252 14h578m-576 4h577m-327-14v10m318-10 8 10m1 4 2 10-2 8m-569-53h13v10h-13zm6.5 2v6m-3.5-2.5q3.5 4.5 7 0m36.5-34.5h185.5m-182.5-16h170.5m-166-16h92m0-3v3m-90-20h90m-87 12h87m-73 0v-12m15 12v-12m15 12v-12m15 12v-12m14 12v-12m-162-18 50 84m0-84v85m0-85 29.5 54m-54.5-12h57.5m-57.5 0 25-42m72-2 10-5m-10-21h38m-34-5h26m-11 5v-5m-17-21h34m-28-5h20m-8-23v-18m-14 46v8m26-8v8m-18 33h12l-11-15m.5-15h8.5m-7.5-23h7m14.5 76v-6m-7-7a7 7 0 1 0 14 0 7 7 0 1 0-14 0m57-14v-9h6m3 7v-11h6m-23 48h32.5m-31-14h29.5m-33 54v7h-7m36-7v7h7m104 9h4l40-40m12-14 8-18 36 16m73 40v32m-4 0h8v-6h-8zm-202-10h33m-28 4h22m-50 46v-10m13 10v-10m49${" 10v-10m13".repeat(15)} 10v-10m-79 0v-14h30v14m-30-7h30m41-11 46-12m-29.5 29 13-46m10.5 40-34-34m4 17a13 13 0 1 0 26 0 13 13 0 1 0-26 0m6 24-5 10m19-10 5 10m119 4v-5h-2v-3h9v3h-2v5`;
const shipShapes = `M454 332h44q2 0 1-3-3-9-10-9h-26q-7 0-10 9-1 3 1 3zm4 0q3 8 9 8h20q6 0 9-8zm113-10h14v10h-14zm57 47h45v19h-45zm48 0h45v19h-45zm289 7h10v8h-10zm-113 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0M635.5 371${"v15m7.5-15".repeat(4)}v15m18-15${"v15m7.5-15".repeat(4)}v15`;
const sideLights = `M356 330${"h0m13 0".repeat(7)}h0m-91-16${"h0m13 0".repeat(11)}h0m-149 37${"h0m13 0".repeat(13)}h0m-199 23${"h0m20 0".repeat(10)}h0`;
/** Below the water: piles and sea bed, the hidden hull, dimensions and quay. */
const piles =
  "M962 422v102.5m12-102.5v102.5m76-102.5v92m12-92v92m76-92v81.5m12-81.5v81.5m76-81.5v71m12-71v71m76-71v60.5m12-60.5v60.5m76-60.5v50m12-50v50m76-50v50m12-50v50M-84 546l24-2c140-4 210-18 322-16s358 12 498 8 120 0 160-6l480-58h460";
const hull =
  "M286 420c4 10-22 11-20 26 1 15 30 21 60 21h416l76-30 43-4v-13m-537 28a8 8 0 1 0 16 0 8 8 0 1 0-16 0m24 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0m480-12v12m-10 0h20q7 5 0 10h-20q-5-5 0-10m26-8h5v26h-5z";
const quay = `M262 482h600m-600-6v12m600-12v12m-535-45 10 10m0-10-10 10m24-10 10 10m0-10-10 10m-57-28.5h5m-5 6.5h3m-3 7h5m-5 6.5h3m-3 6.5h5m-5 6.5h3m647-55.5v20h916m-908 0${" 14-14m-4 14".repeat(39)} 14-14m-417 0h5v20h-5z`;
/** Crane and switch room. */
const craneDetail = `M986 392h36v4h-36zm2 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0m8.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m9 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m8.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m76-7h36v4h-36zm2 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0m8.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m9 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m8.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m-106-7v-164m88 164v-164m-96 106h104m-104 8h104m-96-8 44-106 44 106m-78-240-196 126m197-126-115 126m120-126 72 122v12m-85.5-40h69.5m-284 32${" 10 8 10-8m0 0".repeat(9)} 10 8 10-8m4 8h104m-96-8h88m-96 8${" 10-8 10 8m0 0".repeat(4)} 10-8 10 8m12-8 10 8 10-8m0 0 10 8 10-8m0 0 10 8 10-8m0 0 10 8 10-8m-88 0h88m-291 8v5h22v-5m-19 5v56m16-56v56m10-61v14h16v-14m-16 9h16m174 165v-86m216 86v-86m-190${" 0h18m26".repeat(4)} 0h18m-362 64h16`;
const craneShapes =
  "M1114 198h34v18h-34zm-209 91h22v3h-22zm1 3h20v20h-20zm212 18h228v6h-228zM1124 198v18m6-13h12v7h-12zm-220 92v14m4-14v14m4-14v14m4-14v14";
const symbols =
  "M1150 350h16v16h-16zm34 8a13 13 0 1 0 26 0 13 13 0 1 0-26 0m16 0a13 13 0 1 0 26 0 13 13 0 1 0-26 0m82-15h30v30h-30z";
const busbar = "M1252 328v60";
const symbolDetail = "M1252 336h14v-6m-14 50h14v6m-116-20 16-16m116 23 30-30m-26 9q3-7 6 0t6 0m-3 15v-6h5v6h5v-6h4";

/**
 * The hero drawing: one line from the sea to a square wave. `label` describes it for screen readers, `length` is the
 * vessel's dimension. On phones the shore moves to a second row, which draws the same shapes by reference.
 */
export function HeroDrawing({ label, length }: { label: string; length: string }) {
  return (
    <>
      <svg className={css.drawing} viewBox="-60 60 1600 500" role="img" aria-label={label}>
        <g id="hA">
          <path className={css.abyss} d={abyss} />
          <g className={css.draw}>
            <path className={css.bed} d={piles} />
            <path className={css.hull} d={hull} />
            <path className={css.quay} d={quay} />
            <path className={css.detail} d={shipDetail} />
            <path className={css.shape} d={shipShapes} />
            <path className={css.lights} d={sideLights} />
            <path className={css.line} d={shipLine} />
            <path className={css.live} d="M852 388c32 12 74 22 110-4v-12h16v30h26" />
            <text className={css.depth} x="562" y="494" textAnchor="middle">
              {length}
            </text>
          </g>
        </g>
        <g className={css.shore}>
          <g id="hB" className={css.drawLate}>
            <path className={css.detail} d={craneDetail} />
            <path className={css.shape} d={craneShapes} />
            <path className={css.line} d={`M1004 402${shoreLine}`} />
            <path className={css.symbol} d={symbols} />
            <path className={css.busbar} d={busbar} />
            <path className={css.detail} d={symbolDetail} />
            <text className={css.height} x="1019" y="372">
              690 V 60 Hz
            </text>
          </g>
        </g>
        <path className={css.pulse} pathLength="1000" d={shipLine + shoreLine} />
      </svg>
      <div className={css.second}>
        <svg className={css.drawing} viewBox="-60 60 1600 500" aria-hidden="true">
          <use href="#hA" />
          <use href="#hB" />
        </svg>
      </div>
    </>
  );
}
