import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/** Number of passed and failed tests, the names of the failed ones, and what was skipped. */
export interface Count {
  passed: number;
  failed: number;
  failures: readonly string[];
  /** Number of skipped tests by project and reason. */
  skipped?: ReadonlyMap<string, number>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors: { message?: string }[] }[];
  annotations: { type: string; description?: string }[];
}

const MESSAGE_MAX = 400;

/** Counts vitest's JSON report; a file that could not be loaded counts as one failed test. */
export async function countVitest(file: string): Promise<Count> {
  const report = await readReport<VitestReport>(file);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${shortened(failureMessages.join("\n"))}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name }) => `${name}: not loaded`)],
  };
}

/** Counts Playwright's JSON report; an error outside any test counts as one failed test. */
export async function countPlaywright(file: string): Promise<Count> {
  const { stats, errors, suites } = await readReport<PlaywrightReport>(file);
  const skipped = new Map<string, number>();
  for (const reason of suites.flatMap(reasonsOfSkipped)) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  return {
    skipped,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message = "" }) => shortened(message))],
  };
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => shortened(message)));
        return [`[${projectName}] ${file}: ${title} (${status})`, ...messages].join("\n");
      }),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Returns the project and reason of each skipped test. */
function reasonsOfSkipped({ specs, suites = [] }: PlaywrightSuite): string[] {
  const tests = specs.flatMap((spec) => spec.tests).filter(({ status }) => status === "skipped");
  const own = tests.map(({ projectName, annotations }) => {
    const reason = annotations.find(({ type }) => type === "skip")?.description ?? "no reason given";
    return `${projectName}: ${reason}`;
  });
  return [...own, ...suites.flatMap(reasonsOfSkipped)];
}

/** Returns the beginning of an error's message, without the colours of a terminal. */
function shortened(message: string): string {
  return stripVTControlCharacters(message).slice(0, MESSAGE_MAX);
}

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}
