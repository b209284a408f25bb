import { ConfigError } from "#platform/config.server.ts";
import { isPostgresFull } from "#platform/database/postgres/dialect.server.ts";
import { isSqliteFull } from "#platform/database/sqlite/errors.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { ownerOnly } from "#platform/files/owner-only.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { Refused } from "./refused.server.ts";

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Prints a line to standard output. */
export const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints a line to standard error. */
export const printError = (line: string) => void process.stderr.write(`${line}\n`);

/** Formats a number of bytes: "12.3 MB". */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit]}`;
}

/**
 * Returns the message of an error for the command line; one line for expected ones.
 * @param usage added after a wrong option
 */
export function describeError(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  if (FULL.has(errorCode(error) ?? "") || failureId(error) === "storage-full") return "The disk is full.";
  if (isSqliteFull(error) || isPostgresFull(error)) return "The disk of the database is full.";
  const isExpected = error instanceof Refused || error instanceof ConfigError || failureId(error) !== undefined;
  if (isExpected) return error.message;
  if (error instanceof TypeError) return `${error.message}\n\n${usage}`;
  const { cause } = error;
  return cause instanceof Error ? `${error} (${cause})` : String(error);
}

/**
 * Runs a command of the shell. Files that it creates are readable by their owner only; an error is printed and ends it
 * with 1.
 * @param main gets the arguments after the name of the command
 * @param usage added after a wrong option
 */
export async function runCommand(main: (args: string[]) => Promise<void>, usage: string): Promise<void> {
  ownerOnly();
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    printError(describeError(error, usage));
    process.exitCode = 1;
  }
}
