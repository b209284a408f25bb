/** Browser and system of a session, as far as known. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** Patterns of browsers; those whose `User-Agent` also matches other patterns come first. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPX)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads a `User-Agent` header. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (marks: typeof BROWSERS) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
