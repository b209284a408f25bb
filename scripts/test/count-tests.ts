import { readFile } from "node:fs/promises";

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export async function countVitest(file: string): Promise<Count> {
  const report = await readReport<VitestReport>(file);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts Playwright's JSON report; an error outside of any test counts as one failed test. */
export async function countPlaywright(file: string): Promise<Count> {
  const { stats, errors } = await readReport<PlaywrightReport>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
