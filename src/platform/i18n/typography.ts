import { type InSomeLanguages, LANGUAGES, type Language } from "./languages.ts";

/** Prevents a line break between the words beside it. */
export const NO_BREAK_SPACE = "\u00a0";

/** Prevents a line break where it is. It has no width. */
export const WORD_JOINER = "\u2060";

/** Units after a number, in every language. */
const UNITS =
  "%|‰|°|°C|[kM]?V|[kM]?VA|[kM]?W|kWh|[mk]?A|Ah|[kM]?Hz|[kM]?Ω|dB|[mM]?bar|[kM]?Pa|N?m|[cmk]m|[cmk]?m[²³]|[km]?g|t|l|[mµ]?s|min|h|[kMGT]?B|px|€|EUR|PLN";

interface Words {
  /** Units of this language alone. */
  units?: string;
  /** Words that belong to the number after them. */
  beforeNumbers: string;
  /** Words that belong to whatever follows. */
  beforeWords?: string;
}

/** Words of each language as parts of a regular expression. A language without any has the common rules. */
const WORDS: InSomeLanguages<Words> = {
  en: { beforeNumbers: String.raw`No\.|Art\.|Fig\.|[Gg]roup|[Cc]lass|PLN|EUR` },
  pl: {
    units: String.raw`r\.|zł|godz\.`,
    beforeNumbers: String.raw`nr|tel\.|godz\.|art\.|ust\.|pkt|ok\.|grup(?:a|ie|y)|klas(?:a|ie|y)|§`,
    // A word of one letter is never the last of a line.
    beforeWords: String.raw`[aiouwzAIOUWZ]|np\.|ul\.|al\.|lit\.`,
  },
  de: {
    units: String.raw`Uhr|Min\.|Std\.`,
    beforeNumbers: String.raw`Nr\.|Tel\.|Art\.|Abs\.|S\.|ca\.|Gruppe|Klasse|§`,
    beforeWords: String.raw`lit\.`,
  },
};

/** Matches nothing. */
const NONE = "(?!)";

/** Returns the names of the months as they follow a day, as a part of a regular expression: "stycznia|lutego". */
function monthsOf(language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const names = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 1));
    return parts.find(({ type }) => type === "month")?.value ?? "";
  });
  return names.join("|");
}

/**
 * Returns an expression that matches the spaces of a language at which no line may break. A placeholder, "{{megabytes}}
 * MB", counts as a number.
 */
function spacesOf(language: Language): RegExp {
  const { units = NONE, beforeNumbers = NONE, beforeWords = NONE } = WORDS[language] ?? {};
  const months = monthsOf(language);
  const unit = String.raw`(?<=[\d}] )(?=(?:${UNITS}|${units}|${months})(?![\p{L}\d]))`;
  const numberedMonth = String.raw`(?<=\d\. )(?=(?:${months})(?!\p{L}))`;
  const digits = String.raw`(?<=\d )(?=\d)`;
  const abbreviation = String.raw`(?<=(?<!\p{L})\p{L}\. )(?=\p{L}\.)`;
  const times = "(?<=× )|(?=×)";
  const coordinate = String.raw`(?<=[°′] )(?=[NSEW](?!\p{L}))`;
  const numbered = String.raw`(?<=(?<![\p{L}\d])(?:${beforeNumbers}) )(?=[\d{])`;
  const current = String.raw`(?<=\d\s[kM]?V )(?=[AD]C(?!\p{L}))`;
  const model = String.raw`(?<=(?<!\p{L})\p{Lu}{2,4} )(?=\d{1,4}(?![\d-]))`;
  const type = String.raw`(?<=(?<!\p{L})[Tt]yp[eu]? )(?=\p{Lu}(?!\p{L}))`;
  const range = String.raw`(?<=\d )(?=(?:to|do|bis)\s[+−-]?\d)|(?<=\d\s(?:to|do|bis) )(?=[+−-]?\d)`;
  const quoted = String.raw`(?<=[“„][^\s“”„]{1,12} )(?=[^\s“”„]{1,12}[”“])`;
  const word = String.raw`(?<=(?<![\p{L}\d])(?:${beforeWords}) )`;
  return new RegExp(
    ` (?:${unit}|${numberedMonth}|${digits}|${abbreviation}|${times}|${coordinate}|${numbered}|${current}|${model}|${type}|${range}|${quoted}|${word}|(?=…))`,
    "gu",
  );
}

const known = new Map<Language, RegExp>();

/**
 * Replaces the spaces at which no line may break with no-break spaces: between number and unit, and day and month; in
 * groups of digits, dimensions, ranges, coordinates and abbreviations; in "24 V DC", in names of models and types, "UMS
 * 2100" and "type K", and between two short words in quotation marks; before an ellipsis; and after the Polish words of
 * one letter. It changes nothing else, and nothing in a text that it has returned.
 */
export function typeset(text: string, language: Language): string {
  const spaces = known.get(language) ?? spacesOf(language);
  known.set(language, spaces);
  return text.replace(spaces, NO_BREAK_SPACE);
}

/**
 * A hyphen after one or two letters or digits, "e-mail", "24-V-Netz", between a word of four or five letters, or of three
 * to six lower-case ones, and one of up to seven, "high-voltage", "bus-tie", or at the start of a word, "-schutz", and the dash
 * of a range of numbers. Not in what may be an address of mail or of the web, which is copied.
 */
const HYPHENS =
  /(?:(?<=(?<![\p{L}\p{N}@./_])[\p{L}\p{N}]{1,2})-(?=\p{Ll}|\p{Lu}(?:\p{Ll}|-))(?![^\s@/]{0,60}(?:[@/]|\.\p{L}))|(?<=(?:^|\s)(?:\p{L}{4,5}|\p{Ll}{3,6}))-(?=\p{Ll}{2,7}(?:\.?(?:\s|$)|[,;:)]))|(?<=^|\s)-(?=\p{L})|(?<=\d)–(?=\d))(?!\u2060)/gu;

/** Puts a word joiner after hyphens and dashes at which no line of a page may break, in a text of several words. */
export function preventBreaksAtHyphens(text: string): string {
  return !/\S\s+\S/.test(text) ? text : text.replace(HYPHENS, `$&${WORD_JOINER}`);
}
