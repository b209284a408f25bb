import { usePage } from "#ui/site/page-context.tsx";
import css from "./elevation.module.css";
import { productTexts } from "./texts.ts";

/** Largest width of all views together and largest height, in units of the drawing. */
const LARGEST = { width: 290, height: 220 };
/** Space around the views, for the dimensions, and between them. */
const MARGIN = 48;
const BETWEEN = 56;

/** Things that everybody knows the size of, mm: a bank card (ISO/IEC 7810, ID-1) and a sheet of paper (ISO 216, A4). */
const CARD = { label: "cardForScale", width: 86, height: 54 } as const;
const SHEET = { label: "sheetForScale", width: 210, height: 297 } as const;
/** A product that is longer than this in any direction is compared with the sheet, mm. */
const CARD_UP_TO = 400;

/** "65 × 130 × 125 mm", also with the letter x. */
const DIMENSIONS = /^(\d+)\s*[×x]\s*(\d+)\s*[×x]\s*(\d+)\s*mm$/;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a dimension line with its extension lines: across below a view from `at`, or up beside it. */
const across = (from: number, to: number, at: number): string =>
  `M${from} ${at - 28}v34M${to} ${at - 28}v34M${from} ${at}H${to}M${from - 4} ${at + 4}l8-8M${to - 4} ${at + 4}l8-8`;
const upright = (from: number, to: number, at: number): string =>
  `M${at + 28} ${from}h-34M${at + 28} ${to}h-34M${at} ${from}V${to}M${at - 4} ${from + 4}l8-8M${at - 4} ${to + 4}l8-8`;

/**
 * Front and side view of a product to scale, with its dimensions and something of a known size beside them; nothing where
 * the dimensions are in another form.
 */
export function Elevation({ dimensions }: { dimensions: string }) {
  const { t } = usePage(productTexts);
  const [width = 0, height = 0, depth = 0] = DIMENSIONS.exec(dimensions)?.slice(1).map(Number) ?? [];
  if (width * height * depth === 0) return null;
  const known = Math.max(width, height, depth) > CARD_UP_TO ? SHEET : CARD;
  // In the middle of the front view, or beside the side view where that is too small.
  const isInFront = known.width < width && known.height < height;
  const scale = Math.min(
    LARGEST.width / (width + depth + (isInFront ? 0 : known.width)),
    LARGEST.height / Math.max(height, known.height),
  );
  const [w, h, d] = [round(width * scale), round(height * scale), round(depth * scale)];
  const [left, top] = [MARGIN + 12, 12 + Math.max(0, round(known.height * scale) - h)];
  const [side, bottom] = [round(left + w + BETWEEN), round(top + h)];
  const below = bottom + 34;
  const [middle, middleOfSide] = [round(left + w / 2), round(side + d / 2)];
  const upMiddle = round(top + h / 2);
  const [knownWidth, knownHeight] = [round(known.width * scale), round(known.height * scale)];
  const knownX = isInFront ? round(middle - knownWidth / 2) : round(side + d + BETWEEN / 2);
  const knownY = isInFront ? round(upMiddle - knownHeight / 2) : round(bottom - knownHeight);
  return (
    <figure className={css.views}>
      <figcaption className="label">{t("dimensions")}</figcaption>
      <svg
        viewBox={`0 0 ${round(Math.max(knownX + knownWidth, side + d) + 10)} ${round(below + 8)}`}
        role="img"
        aria-label={t("views", { dimensions })}
      >
        <path d={`M${left} ${top}h${w}v${h}h-${w}zM${side} ${top}h${d}v${h}h-${d}z`} />
        <rect
          className={css.known}
          x={knownX}
          y={knownY}
          width={knownWidth}
          height={knownHeight}
          rx={known === CARD ? 3 : 0}
        />
        <path
          className={css.axis}
          d={`M${middle} ${top - 4}V${bottom + 4}M${left - 4} ${upMiddle}H${round(left + w + 4)}M${middleOfSide} ${top - 4}V${bottom + 4}M${side - 4} ${upMiddle}H${round(side + d + 4)}`}
        />
        <path
          className={css.lines}
          d={
            across(left, round(left + w), below) +
            across(side, round(side + d), below) +
            upright(top, bottom, left - 34)
          }
        />
        <text x={middle} y={below - 6}>
          {width}
        </text>
        <text x={middleOfSide} y={below - 6}>
          {depth}
        </text>
        <text x={-upMiddle} y={left - 40} transform="rotate(-90)">
          {height}
        </text>
      </svg>
      <p className="mono muted">{t(known.label)}</p>
    </figure>
  );
}
