/** A text that makes a regular expression try as much as possible: `start`, then `pump` repeated, then `end`. */
export interface Attack {
  start: string;
  pump: string;
  end: string;
}

/** A part of a regular expression. Anchors are left out: no text belongs to them. */
type Part =
  | { kind: "sign"; signs: readonly string[] }
  | { kind: "group"; options: readonly Part[][]; isLookaround: boolean }
  | { kind: "repeat"; part: Part; min: number };

/** Signs that are tried where an expression takes several. */
const SIGNS = [..." \n\t0aAzé-._/@<>\"'=&,;:#()[]{}|\\%+*?~\0\u00a0\u0301\u00ad\u200b\ufeff😀", "\ud800"];
/** Texts that are no part of an expression and have stopped one before. */
const GENERAL_PUMPS = ["<!---->", " ", "\n", "a", "0", "-", "a.", "a@", "a ", " \n", "<a ", "\u0301", "\0"];
/** Without an end, and with one that few classes take and no dot. */
const ENDS = ["", "\0\n"];
/** Neighbouring parts that are repeated together. */
const NEIGHBOURS = 8;

/** Makes attacks from the parts of an expression: every part, and every run of parts, behind what has to come before. */
export function attacksOn(pattern: string, flags: string): Attack[] {
  const options = new PatternReader(pattern, flags).read();
  const beginnings = new Map<string, { start: string; pump: string }>();
  const add = (start: string, pump: string) => {
    if (pump === "") return;
    // Behind another sign, what takes the beginning of the text does not take the pump.
    for (const each of start === "" ? ["", "a"] : [start]) {
      beginnings.set(JSON.stringify([each, pump]), { start: each, pump });
    }
  };
  const addRun = (parts: readonly Part[], before: string) => {
    let start = before;
    for (const [i, part] of parts.entries()) {
      for (const text of textsOf(part)) add(start, text);
      let run = sampleOf(part);
      for (const next of parts.slice(i + 1, i === 0 ? undefined : i + NEIGHBOURS)) {
        run += sampleOf(next);
        add(start, run);
      }
      const inner = part.kind === "repeat" ? part.part : part;
      if (inner.kind === "group") for (const option of inner.options) addRun(option, start);
      start += sampleOf(part);
    }
  };
  for (const option of options) addRun(option, "");
  for (const pump of GENERAL_PUMPS) add("", pump);
  return [...beginnings.values()].flatMap((beginning) => ENDS.map((end) => ({ ...beginning, end })));
}

/** Texts that a part matches. */
function textsOf(part: Part): readonly string[] {
  if (part.kind === "sign") return part.signs;
  if (part.kind === "repeat") return textsOf(part.part);
  return part.options.map((option) => option.map(sampleOf).join(""));
}

/** One text that a part matches: what may be missing is there once. */
function sampleOf(part: Part): string {
  if (part.kind === "repeat") return sampleOf(part.part).repeat(Math.max(part.min, 1));
  return part.kind === "group" && part.isLookaround ? "" : (textsOf(part)[0] ?? "");
}

const SIGN = /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\.|\[(?:\\.|[^\]\\])*\]|./isuy;
const GROUP = /\((?:\?(?:<[A-Za-z]\w*>|<?[=!]|[a-z]*(?:-[a-z]+)?:))?/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
const NO_TEXT = /[$^]|\\[bB]|\\k<\w+>|\\[1-9]\d*/y;

/** Reads the grammar of ECMAScript's patterns as far as this project uses it. */
class PatternReader {
  #at = 0;
  readonly #pattern: string;
  readonly #flags: string;

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern;
    this.#flags = flags.replace(/[gy]/g, "");
  }

  read(): Part[][] {
    const options: Part[][] = [[]];
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ")") {
      if (this.#take(/\|/y)) options.push([]);
      else if (!this.#take(NO_TEXT)) options.at(-1)?.push(this.#repeated(this.#part()));
    }
    return options;
  }

  #part(): Part {
    const group = this.#take(GROUP)?.[0];
    if (group === undefined) return { kind: "sign", signs: this.#signs(this.#take(SIGN)?.[0] ?? "") };
    const options = this.read();
    this.#at += 1;
    return { kind: "group", options, isLookaround: /[=!]$/.test(group) };
  }

  #repeated(part: Part): Part {
    const quantifier = this.#take(QUANTIFIER);
    if (quantifier === undefined) return part;
    return { kind: "repeat", part, min: Number(quantifier[1] ?? (quantifier[0].startsWith("+") ? 1 : 0)) };
  }

  /** What a sign, a class or an escape matches, among the pattern's own signs and some others. */
  #signs(source: string): string[] {
    const expression = new RegExp(`^(?:${source})$`, this.#flags);
    return [...new Set([...this.#pattern, ...SIGNS])].filter((sign) => expression.test(sign));
  }

  #take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern) ?? undefined;
    this.#at += found?.[0].length ?? 0;
    return found;
  }
}
