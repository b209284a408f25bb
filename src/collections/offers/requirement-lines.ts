/** Lines under one heading of a job offer at most, and characters of a line. */
export const LINES_MAX = 20;
export const LINE_MAX = 300;

/** The lines of a text that is typed one entry a line: trimmed, empty ones left out. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
