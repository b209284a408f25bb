/** What a session was opened with, as far as the browser tells. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** Marks of browsers, those that also bear the marks of others first. */
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

/** Reads a browser's own words. @param userAgent `User-Agent`, as it came */
export function deviceOf(userAgent: string): Device {
  const nameIn = (marks: typeof BROWSERS) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
