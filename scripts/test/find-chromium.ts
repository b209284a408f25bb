import { accessSync, constants } from "node:fs";
import { runQuietly } from "./run-command.ts";

/** The one without windows first: the same engine, and the tests take a quarter less of the processor with it. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of a Chromium on this machine: `CHROMIUM`, or one of the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  return [...(given === undefined || given === "" ? [] : [given]), ...PLACES].find(isExecutable);
}

/**
 * Finds Chromium, or installs Debian's where that is allowed (root, apt-get).
 * @returns its path
 * @throws Error that says what is missing and what to do
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  if (!mayInstall) throw new Error("no Chromium found: install one, or name it in CHROMIUM");
  process.stdout.write("Installing Chromium for the browser tests …\n");
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "chromium-headless-shell", "fonts-liberation"],
  ]) {
    const { code, output } = await runQuietly(command, quiet);
    if (code !== 0) throw new Error(`\`${command.join(" ")}\` failed:\n${output}`);
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error("apt-get installed no Chromium in a usual place");
  return installed;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
