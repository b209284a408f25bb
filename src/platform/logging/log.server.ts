import { hostname } from "node:os";
import { type DestinationStream, pino } from "pino";
import { failureId } from "#platform/http/errors.server.ts";
import { siteVersion } from "#platform/http/site-version.server.ts";

const CAUSES_MAX = 5;

/** What is logged: events of this level and of those after it. */
export const LOG_LEVELS = ["debug", "info", "warn", "error", "fatal"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** An error as it is logged. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Returns the loggable part of an error: name, message, code, cause, and the stack of an unexpected one. Other
 * properties are left out: PostgreSQL's `detail` quotes whole rows, and a mail server's response whole addresses.
 */
export function loggedError(error: unknown, depth = 0, withStack = failureId(error) === undefined): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...("code" in error && error.code !== undefined ? { code: String(error.code) } : {}),
    ...(stack === undefined || !withStack ? {} : { stack }),
    ...(cause === undefined || depth >= CAUSES_MAX ? {} : { cause: loggedError(cause, depth + 1, withStack) }),
  };
}

/** Period (ms) in which repetitions of an expected failure are counted and then logged as one line. */
const COUNTED_MS = 60_000;

/**
 * Logs the first of each expected failure, and then one line a minute with the number of repetitions.
 * @returns a function that returns whether an event is logged now
 * @param logRepeated logs that line
 */
function countRepeated() {
  const repeated = new Map<string, number>();
  return (failure: string, message: string, logRepeated: (facts: object) => void): boolean => {
    const kind = `${failure} ${message}`;
    const count = repeated.get(kind);
    if (count !== undefined) {
      repeated.set(kind, count + 1);
      return false;
    }
    const close = () => {
      const more = repeated.get(kind) ?? 0;
      repeated.delete(kind);
      if (more === 0) return;
      logRepeated({ failure, repeated: more });
      open();
    };
    const open = () => {
      repeated.set(kind, 0);
      setTimeout(close, COUNTED_MS).unref();
    };
    open();
    return true;
  };
}

/**
 * Creates the log, with one JSON line per event, which names version, host and process. It never contains bodies, cookies, names or addresses of persons.
 * Expected failures (`src/platform/http/errors.server.ts`) occur by the hundred while the storage is unavailable: for
 * each kind of event with one as its `err`, the first is logged, then one line a minute with their number as
 * `repeated`.
 * @param destination standard output by default
 */
export function createLog(level: LogLevel | "silent" = "info", destination?: DestinationStream) {
  const isFirst = countRepeated();
  return pino(
    {
      level,
      base: { version: siteVersion(), host: hostname(), pid: process.pid },
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: { paths: ["*.cookie", "*.authorization", "*.password", "*.token"] },
      hooks: {
        logMethod(given, method) {
          const [facts, message] = given as [unknown, unknown];
          const error = typeof facts === "object" && facts !== null && "err" in facts ? facts.err : undefined;
          const failure = failureId(error);
          const logRepeated = (repeated: object) => method.call(this, repeated as never, message as never);
          if (failure !== undefined && !isFirst(failure, String(message), logRepeated)) return;
          method.apply(this, given);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}

export type Log = ReturnType<typeof createLog>;
