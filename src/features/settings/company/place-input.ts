import { DEGREES } from "#ui/site/company/company-limits.ts";

/** The letters of a direction, the positive one first, in the site's languages: east is "O" in German, west "W". */
const LETTERS = { latitude: ["N", "S"], longitude: ["EO", "W"] } as const;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,12})?`;
/** Degrees, then minutes, then seconds, each followed by its sign or a space. */
const PARTS = new RegExp(
  String.raw`^(${NUMBER})(?:\s*°|(?=\s|$))(?:\s*(${NUMBER})(?:\s*['′’]|(?=\s|$))(?:\s*(${NUMBER})\s*(?:["″”]|'')?)?)?$`,
);

/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/**
 * Reads one coordinate as people write it: "54.42", "54,42", "-33.9", "54°25.2′ N", "54 25 12 N", "N 54° 25′ 12″".
 * @returns degrees, WGS 84, south and west negative, to five decimals; undefined for anything else and for a place off
 * the chart
 */
export function readCoordinate(typed: string, axis: "latitude" | "longitude"): number | undefined {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/\u2212/g, "-");
  if (text.length > 40) return undefined;
  const { body, sign } = directionOf(text, axis);
  const [, degrees, minutes = "0", seconds = "0"] = PARTS.exec(body) ?? [];
  if (degrees === undefined) return undefined;
  const parts = [degrees, minutes, seconds].map((part) => Number(part.replace(",", ".")));
  const [whole = 0, sixtieth = 0, second = 0] = parts;
  // Minutes and seconds follow whole numbers only and are below sixty.
  const broken = (minutes !== "0" && !Number.isInteger(whole)) || (seconds !== "0" && !Number.isInteger(sixtieth));
  if (broken || sixtieth >= 60 || second >= 60) return undefined;
  const value = Number((sign * (whole + sixtieth / 60 + second / 3600)).toFixed(DECIMALS));
  return Math.abs(value) <= DEGREES[axis] ? value + 0 : undefined;
}

/** Removes the minus sign or the letter of the direction, before or after the number. */
function directionOf(text: string, axis: "latitude" | "longitude"): { body: string; sign: 1 | -1 } {
  const [positive, negative] = LETTERS[axis];
  const [, before = "", body = text, behind = ""] =
    new RegExp(`^([-+]|[${positive}${negative}]?)(.*?)([${positive}${negative}]?)$`).exec(text) ?? [];
  // A direction on both sides is invalid.
  if (before !== "" && behind !== "") return { body: "", sign: 1 };
  return { body: body.trim(), sign: before === "-" || before === negative || behind === negative ? -1 : 1 };
}

/** A coordinate as a field shows it: "54.42". */
export function coordinateText(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
