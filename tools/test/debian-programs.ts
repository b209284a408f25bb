import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { runQuietly } from "./run-command.ts";

/** A Debian program that tests need. */
export interface DebianProgram {
  name: string;
  /** Paths where it is looked for, the best first. */
  places: readonly string[];
  /** The packages that contain it. */
  packages: readonly string[];
}

export const CHROMIUM: DebianProgram = {
  name: "Chromium",
  places: [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    // Headless: the same engine, and the tests take a quarter less processor time with it.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ],
  packages: ["chromium-headless-shell", "fonts-liberation"],
};

export const NGINX: DebianProgram = { name: "nginx", places: ["/usr/sbin/nginx"], packages: ["nginx-light"] };
export const CADDY: DebianProgram = { name: "Caddy", places: ["/usr/bin/caddy"], packages: ["caddy"] };
export const OPENSSL: DebianProgram = { name: "OpenSSL", places: ["/usr/bin/openssl"], packages: ["openssl"] };
export const SYSTEMD_ANALYZE: DebianProgram = {
  name: "systemd-analyze",
  places: ["/usr/bin/systemd-analyze"],
  packages: ["systemd"],
};

export const PGBOUNCER: DebianProgram = {
  name: "pgbouncer",
  places: ["/usr/sbin/pgbouncer"],
  packages: ["pgbouncer"],
};

export const FIREFOX: DebianProgram = {
  name: "Firefox",
  places: ["/usr/bin/firefox-esr"],
  packages: ["firefox-esr"],
};

export const WEBKIT_DRIVER: DebianProgram = {
  name: "WebKitWebDriver",
  places: ["/usr/bin/WebKitWebDriver"],
  packages: ["webkit2gtk-driver"],
};

/** A display in memory: WebKitGTK has no headless mode. */
export const XVFB: DebianProgram = { name: "Xvfb", places: ["/usr/bin/Xvfb"], packages: ["xvfb"] };

/** Engines beside Chromium, with the programs that they need. Tests of an engine that is missing are skipped. */
export const ENGINES = { Firefox: [FIREFOX], WebKit: [WEBKIT_DRIVER, XVFB] } as const;

export type EngineName = keyof typeof ENGINES;

/** While this file exits with 101, installing a package starts no service of it. */
const START_POLICY = "/usr/sbin/policy-rc.d";

/** Returns the path of a program on this machine; undefined when it is missing. */
export function findProgram({ places }: DebianProgram): string | undefined {
  return places.find(isExecutable);
}

/** Returns the path of a program on this machine. @throws Error that says what to install */
export function requireProgram(program: DebianProgram): string {
  const found = findProgram(program);
  if (found === undefined) throw new Error(`no ${program.name} found: install ${program.packages.join(" and ")}`);
  return found;
}

/**
 * Installs Debian's packages of the programs that are missing, where that is allowed (root, apt-get). All are installed
 * at once, which takes two thirds of the time; when that fails, each by itself. No service is started.
 * @returns the output of what failed, empty when nothing did
 */
export async function installPrograms(programs: readonly DebianProgram[]): Promise<string> {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  const mayInstall = process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  if (missing.length === 0 || !mayInstall) return "";
  process.stdout.write(`Installing ${missing.map(({ name }) => name).join(", ")} for the tests …\n`);
  const ownPolicy = !existsSync(START_POLICY);
  if (ownPolicy) writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    const failure = (await apt("update")) || (await install(...missing));
    if (failure === "" || missing.length === 1) return failure;
    const failures: string[] = [];
    for (const program of missing) failures.push(await install(program));
    return failures.join("");
  } finally {
    if (ownPolicy) rmSync(START_POLICY, { force: true });
  }
}

/** Installs without the packages that are only recommended: they are two thirds of all, and no test needs them. */
const install = (...programs: readonly DebianProgram[]): Promise<string> =>
  apt("install", "-y", "--no-install-recommends", ...programs.flatMap(({ packages }) => packages));

/** Returns the output of a command that failed, empty when it did not. */
async function apt(...given: readonly string[]): Promise<string> {
  const command = ["apt-get", ...given];
  const { code, output } = await runQuietly(command, { ...process.env, DEBIAN_FRONTEND: "noninteractive" });
  return code === 0 ? "" : `\`${command.join(" ")}\` failed:\n${output}`;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
