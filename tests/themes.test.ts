import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PALETTES as CHART_PALETTES } from "#features/chart/chart-style.server.ts";
import { PALETTES as DRAWING_PALETTES } from "../tools/drawings/sheet.ts";

/*
 * Computes the contrasts of every theme from its tokens (WCAG 2.2, relative luminance), and compares the colours of
 * drawings and charts with the grounds and lines of the page that they continue.
 */

type Tokens = Readonly<Record<string, string>>;

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

/** Returns the custom properties of the first rule with this selector; light-dark() gives one of its two values. */
function tokensOf(css: string, selector: string, scheme: "light" | "dark"): Tokens {
  const rule = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const found = [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => {
    const pair = /^light-dark\(([^,]+), (.+)\)$/.exec(value);
    return [name, pair === null ? value : (pair[scheme === "light" ? 1 : 2] ?? "")];
  });
  return Object.fromEntries(found);
}

const site = read("ui/app.css");
const day = tokensOf(site, ":root", "light");
const dusk = tokensOf(site, ":root", "dark");
const night = { ...dusk, ...tokensOf(site, '[data-theme="night"]', "dark") };
const dashboard = read("shells/dashboard/theme.css");
const THEMES: Readonly<Record<string, Tokens>> = {
  day,
  dusk,
  night,
  "dashboard, light": { ...day, ...tokensOf(dashboard, ":root", "light") },
  "dashboard, dark": { ...night, ...tokensOf(dashboard, ":root", "dark") },
};

/** Returns the colour of a token, in six digits. */
function colour(theme: Tokens, name: string): string {
  const value = theme[name] ?? name;
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return colour(theme, reference);
  expect(value, name).toMatch(/^#(?:[\da-f]{3}){1,2}$/);
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Least contrasts of foregrounds, and the grounds on which they are used. */
const LEAST: readonly [least: number, foregrounds: readonly string[], grounds: readonly string[]][] = [
  [7, ["ink", "ink-2"], ["paper", "white", "mist"]],
  [4.5, ["signal-ink", "sea", "red"], ["paper", "white", "mist"]],
  [3, ["field", "signal"], ["paper", "white", "mist"]],
  [7, ["deep-ink", "deep-ink-2"], ["deep", "deep-2"]],
  [4.5, ["signal"], ["deep"]],
  [3, ["deep-line", "signal"], ["deep", "deep-2"]],
];

describe.each(Object.entries(THEMES))("%s", (_, theme) => {
  it.each(LEAST)("has a contrast of at least %f: %j on %j", (least, foregrounds, grounds) => {
    for (const foreground of foregrounds) {
      for (const ground of grounds) {
        const ratio = contrast(colour(theme, foreground), colour(theme, ground));
        expect(ratio, `${foreground} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

it("has readable words on filled buttons", () => {
  const buttons = read("ui/button.module.css");
  for (const name of [".signal", ".submit"]) {
    const theme = { ...day, ...tokensOf(buttons, name, "light") };
    expect(contrast(colour(theme, "fill"), colour(theme, "word")), name).toBeGreaterThanOrEqual(4.5);
  }
});

it("has the site's colours on the light dashboard", () => {
  const light = tokensOf(dashboard, ":root", "light");
  expect(light).toMatchObject({ paper: "#f5f8f9" });
  expect(day).toMatchObject(light);
});

describe.each(["day", "dusk", "night"] as const)("drawings, %s", (name) => {
  const theme = { day, dusk, night }[name];

  it("continue the page's line and ground", () => {
    for (const ground of ["mist", "green", "paper"] as const) {
      expect(DRAWING_PALETTES[ground][name][2], ground).toBe(colour(theme, "ink"));
    }
    expect(DRAWING_PALETTES.paper[name].slice(0, 2)).toEqual([colour(theme, "paper"), colour(theme, "paper")]);
    expect(DRAWING_PALETTES.mist[name][0]).toBe(colour(theme, "mist"));
    expect(CHART_PALETTES.light[name][0]).toBe(colour(theme, "paper"));
    expect(CHART_PALETTES.dark[name][0]).toBe(colour(theme, "deep"));
  });

  it("have the same colours within a page as in their files", () => {
    const inline = read("ui/drawing.module.css");
    const grounds = read("ui/first-picture.module.css");
    const scheme = name === "day" ? "light" : "dark";
    const nightly = (css: string, selector: string) => (name === "night" ? tokensOf(css, selector, "dark") : {});
    const paper = { ...tokensOf(inline, ".drawing", scheme), ...nightly(inline, '[data-theme="night"]) .drawing') };
    expect(paper.detail).toBe(DRAWING_PALETTES.paper[name][3]);
    const common = nightly(grounds, "& :is(:global(.mist), :global(.green), :global(.abyss))");
    for (const ground of ["mist", "green", "abyss"] as const) {
      const tokens = {
        ...tokensOf(grounds, `.frame :global(.${ground})`, scheme),
        ...common,
        ...nightly(grounds, `& :global(.${ground})`),
      };
      const { line = "var(--ink)", sky = "", water, detail, fill } = tokens;
      const [skyOfFile, waterOfFile, lineOfFile, ...others] = DRAWING_PALETTES[ground][name];
      expect([sky.startsWith("var") ? colour(theme, "mist") : sky, water], ground).toEqual([skyOfFile, waterOfFile]);
      expect(line.startsWith("var") ? colour(theme, "ink") : line, ground).toBe(lineOfFile);
      expect([detail, fill, colour(theme, "signal")], ground).toEqual(others);
    }
  });

  it("have visible lines and readable labels", () => {
    for (const [ground, { [name]: palette }] of Object.entries(DRAWING_PALETTES)) {
      const [sky, , line, detail, , mark] = palette;
      expect(contrast(line, sky), `line, ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast(detail, sky), `detail, ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, sky), `mark, ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const [paper, { [name]: palette }] of Object.entries(CHART_PALETTES)) {
      const [sea, , , coast, , text, mark] = palette;
      expect(contrast(coast, sea), `coast, ${paper}`).toBeGreaterThanOrEqual(3);
      expect(contrast(text, sea), `text, ${paper}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, sea), `mark, ${paper}`).toBeGreaterThanOrEqual(3);
    }
  });
});
