import { rmSync } from "node:fs";
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { type Count, countPlaywright, countVitest } from "./test/count-tests.ts";
import {
  CADDY,
  CHROMIUM,
  type DebianProgram,
  ENGINES,
  findProgram,
  installPrograms,
  NGINX,
  OPENSSL,
  PGBOUNCER,
  SYSTEMD_ANALYZE,
} from "./test/debian-programs.ts";
import { runQuietly, runShown, stopRunning } from "./test/run-command.ts";
import { startPostgres, type TestPostgres } from "./test/start-postgres.ts";

/** Runs every check of the project; the last line is `N passed, N failed`. */

const RESULTS = "test-results";
const BIN = "node_modules/.bin";

interface StepResult extends Count {
  name: string;
  seconds: number;
}

const begunAt = performance.now();
const results: StepResult[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

async function step(name: string, work: () => Promise<Count>): Promise<boolean> {
  say(`\n── ${name}`);
  const begun = performance.now();
  const count = await work().catch((error: unknown): Count => {
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  results.push({ name, ...count, seconds: (performance.now() - begun) / 1000 });
  return count.failed === 0;
}

/** A step that is one check; the output of its commands is printed when one fails. */
function check(name: string, ...commands: readonly string[][]): Promise<boolean> {
  return step(name, async () => {
    for (const command of commands) {
      const { code, output } = await runQuietly(command);
      if (code === 0) continue;
      return { passed: 0, failed: 1, failures: [output] };
    }
    return { passed: 1, failed: 0, failures: [] };
  });
}

/** A step of many tests, counted from its report. */
function tests(
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  counted: () => Promise<Count>,
): Promise<boolean> {
  return step(name, async () => {
    const { code } = await runShown(command, { ...process.env, ...env });
    const count = await counted().catch(() => ({ passed: 0, failed: 0, failures: ["left no report"] }));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  });
}

/** A file system in memory, and the number of bytes of it that have to be free. */
const MEMORY = "/dev/shm";
const MEMORY_BYTES = 4 * 1024 ** 3;

/** Returns a folder in memory for the files of the tests, so that no write waits for a disk; undefined without room. */
async function memoryFolder(): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize < MEMORY_BYTES ? undefined : MEMORY;
  } catch {
    return undefined;
  }
}

let postgres: TestPostgres | undefined;
const memory = await memoryFolder();
if (memory !== undefined) {
  const temporary = await mkdtemp(join(memory, "site-tests-"));
  // Programs that refuse to run as root find their own folders in it.
  await chmod(temporary, 0o711);
  process.env.TMPDIR = temporary;
  process.once("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
}
// The type checker is a Go program; with rarer garbage collections it takes an eighth less time and a seventh more memory.
process.env.GOGC ??= "400";
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    stopRunning();
    await postgres?.stop();
    process.exit(130);
  });
}

// The priority that the site gives to the decoding of pictures: among busy processes of a higher one, it would not end in time.
setPriority(10);
// Linux does not interrupt a process of the class SCHED_BATCH each time another one wakes. The tests then take a twentieth
// less processor time. Where `chrt` is missing they run as before.
await runQuietly(["chrt", "--batch", "--pid", "0", String(process.pid)]);

await rm(RESULTS, { recursive: true, force: true });
try {
  postgres = await startPostgres(memory);
} catch (error) {
  say(`No PostgreSQL: the tests that need it will fail. ${error}`);
}
const environment: NodeJS.ProcessEnv = { TEST_DATABASE_URL: postgres?.url ?? "" };

/** Installs programs for the tests. @param outcome what happens to tests whose program is still missing, for the message */
async function providePrograms(programs: readonly DebianProgram[], outcome: string): Promise<void> {
  const failure = await installPrograms(programs).catch(String);
  if (failure !== "") say(failure);
  for (const program of programs) {
    if (findProgram(program) !== undefined) continue;
    say(`No ${program.name}: the tests that need it will ${outcome}. Install ${program.packages.join(" and ")}.`);
  }
}

/** Runs the checks that are no tests, one after the other. */
async function runChecks(): Promise<void> {
  await check("format and lint", [`${BIN}/biome`, "check", "."]);
  await check("types", [`${BIN}/react-router`, "typegen"], [`${BIN}/tsc`, "--singleThreaded"]);
  await check("unused code", [`${BIN}/knip`]);
}

/** Runs the browser tests on the build. */
function runBrowserTests(isBuilt: boolean): Promise<boolean> {
  const name = "browser tests";
  const notRun = (missing: string) => step(name, () => Promise.reject(new Error(`not run: there is no ${missing}`)));
  if (!isBuilt) return notRun("build");
  if (findProgram(CHROMIUM) === undefined) return notRun("Chromium");
  return tests(name, [`${BIN}/playwright`, "test"], environment, () => countPlaywright(`${RESULTS}/browser.json`));
}

/** Runs the unit and integration tests. */
function runUnitTests(): Promise<boolean> {
  const report = `${RESULTS}/unit.json`;
  const command = [`${BIN}/vitest`, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return tests("unit and integration", command, environment, () => countVitest(report));
}

// The build, the checks and the start of the unit tests use one processor each, and the packages wait for the network.
// The unit tests need no other engine than Chromium.
const provided = providePrograms([CHROMIUM, NGINX, CADDY, OPENSSL, PGBOUNCER, SYSTEMD_ANALYZE], "fail");
const [isBuilt] = await Promise.all([
  check("production build", [process.execPath, "tools/build.ts"]),
  runChecks(),
  provided.then(runUnitTests),
  provided.then(() => providePrograms(Object.values(ENGINES).flat(), "be skipped")),
]);
await runBrowserTests(isBuilt);
await postgres?.stop();

// Repeated at the end, for readers who see only the last lines.
for (const { name, failures } of results) for (const failure of failures) say(`\nFAILED ${name}: ${failure}`);

say("");
for (const { name, passed, failed, seconds } of results) {
  const outcome = failed === 0 ? "ok    " : "FAILED";
  say(`${outcome} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`);
}
for (const { skipped = new Map<string, number>() } of results) {
  for (const [reason, count] of skipped) say(`skipped ${reason} (${count} tests)`);
}
say(`In all: ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
const total = (key: "passed" | "failed") => results.reduce((sum, result) => sum + result[key], 0);
say(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 ? 0 : 1;
