import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { pathToFileURL } from "node:url";
import { MALLOC_SETTINGS, STRIPPED_TYPES } from "./memory-settings.ts";

/**
 * Starts a child process whose program imports `child-program.server.ts` first. It has none of the site's environment,
 * so that it has no secrets. Its modules are loaded without their types: to strip them takes 16 MB and half of the
 * processor time of its start.
 */
export function forkProgram(
  program: string,
  options: Pick<ForkOptions, "timeout" | "stdio" | "serialization"> = {},
): ChildProcess {
  const execArgv = ["--import", pathToFileURL(STRIPPED_TYPES).href];
  // It ignores SIGTERM.
  return fork(program, [], { ...options, env: MALLOC_SETTINGS, execArgv, killSignal: "SIGKILL" });
}

/** Returns whether a child was ended by a signal that asks the whole site to stop. */
export const isStopSignal = (signal: NodeJS.Signals | null) => signal === "SIGTERM" || signal === "SIGINT";
