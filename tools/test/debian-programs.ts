import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { runQuietly } from "./run-command.ts";

/** A Debian program that tests need. */
interface DebianProgram {
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
 * Finds a program, or installs Debian's where that is allowed (root, apt-get). No service is started.
 * @returns its path
 * @throws Error that says what is missing and what to do
 */
export async function provideProgram(program: DebianProgram): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  if (findProgram(program) === undefined && mayInstall) {
    process.stdout.write(`Installing ${program.name} for the tests …\n`);
    await install(program.packages);
  }
  return requireProgram(program);
}

async function install(packages: readonly string[]): Promise<void> {
  const ownPolicy = !existsSync(START_POLICY);
  if (ownPolicy) writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const command of [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", ...packages],
    ]) {
      const { code, output } = await runQuietly(command, quiet);
      if (code !== 0) throw new Error(`\`${command.join(" ")}\` failed:\n${output}`);
    }
  } finally {
    if (ownPolicy) rmSync(START_POLICY, { force: true });
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
