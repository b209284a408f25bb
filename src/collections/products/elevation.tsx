import { usePage } from "#ui/site/page-context.tsx";
import css from "./elevation.module.css";
import { productTexts } from "./texts.ts";

/** Largest width of both views together and largest height, in units of the drawing. */
const LARGEST = { width: 280, height: 220 };
/** Space around the views, for the dimensions, and between them. */
const MARGIN = 44;
const BETWEEN = 64;

/** "65 × 130 × 125 mm", also with the letter x. */
const DIMENSIONS = /^(\d+)\s*[×x]\s*(\d+)\s*[×x]\s*(\d+)\s*mm$/;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a dimension line with its extension lines: across below a view from `at`, or up beside it. */
const across = (from: number, to: number, at: number): string =>
  `M${from} ${at - 20}v26M${to} ${at - 20}v26M${from} ${at}H${to}M${from - 4} ${at + 4}l8-8M${to - 4} ${at + 4}l8-8`;
const upright = (from: number, to: number, at: number): string =>
  `M${at + 20} ${from}h-26M${at + 20} ${to}h-26M${at} ${from}V${to}M${at - 4} ${from + 4}l8-8M${at - 4} ${to + 4}l8-8`;

/** Front and side view of a product to scale, with its dimensions; nothing where these are in another form. */
export function Elevation({ dimensions }: { dimensions: string }) {
  const { t } = usePage(productTexts);
  const [width = 0, height = 0, depth = 0] = DIMENSIONS.exec(dimensions)?.slice(1).map(Number) ?? [];
  if (width * height * depth === 0) return null;
  const scale = Math.min(LARGEST.width / (width + depth), LARGEST.height / height);
  const [w, h, d] = [round(width * scale), round(height * scale), round(depth * scale)];
  const [left, top] = [MARGIN + 12, 12];
  const [side, bottom] = [round(left + w + BETWEEN), round(top + h)];
  const below = bottom + 24;
  const [middle, middleOfSide] = [round(left + w / 2), round(side + d / 2)];
  const upMiddle = round(top + h / 2);
  return (
    <figure className={css.views}>
      <figcaption className="label">{t("dimensions")}</figcaption>
      <svg
        viewBox={`0 0 ${round(side + d + 24)} ${round(below + 26)}`}
        role="img"
        aria-label={t("views", { dimensions })}
      >
        <path d={`M${left} ${top}h${w}v${h}h-${w}zM${side} ${top}h${d}v${h}h-${d}z`} />
        <path
          className={css.axis}
          d={`M${middle} ${top - 8}V${bottom + 8}M${left - 8} ${upMiddle}H${round(left + w + 8)}M${middleOfSide} ${top - 8}V${bottom + 8}`}
        />
        <path
          className={css.lines}
          d={
            across(left, round(left + w), below) +
            across(side, round(side + d), below) +
            upright(top, bottom, left - 24)
          }
        />
        <text x={middle} y={below + 18}>
          {width}
        </text>
        <text x={middleOfSide} y={below + 18}>
          {depth}
        </text>
        <text x={-upMiddle} y={left - 32} transform="rotate(-90)">
          {height}
        </text>
      </svg>
    </figure>
  );
}
