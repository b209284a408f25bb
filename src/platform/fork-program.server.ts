import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { MALLOC_SETTINGS } from "./memory-settings.ts";

/**
 * Starts a child process whose program imports `child-program.server.ts` first. It has none of the site's environment
 * except the folder of the compile cache, so that it has no secrets; without that cache it would strip the types of
 * each file again, which takes 16 MB and half of the processor time of its start.
 */
export function forkProgram(
  program: string,
  options: Pick<ForkOptions, "timeout" | "stdio" | "serialization"> = {},
): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { ...MALLOC_SETTINGS, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
  // It ignores SIGTERM.
  return fork(program, [], { ...options, env, execArgv: [], killSignal: "SIGKILL" });
}

/** Returns whether a child was ended by a signal that asks the whole site to stop. */
export const isStopSignal = (signal: NodeJS.Signals | null) => signal === "SIGTERM" || signal === "SIGINT";
