import { pino } from "pino";

const CAUSES_MAX = 5;

/** An error as the log may tell it. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * What the log tells of an error: name, message, code, place and cause. Nothing else that hangs on it: PostgreSQL's
 * `detail` quotes whole rows, and a mail server's answer whole addresses.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...("code" in error && error.code !== undefined ? { code: String(error.code) } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || depth >= CAUSES_MAX ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

/** The log, one JSON line an event, on standard output. It never carries bodies, cookies, names or addresses of persons. */
export function createLog(level: "info" | "silent" = "info") {
  return pino({
    level,
    base: null,
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: { paths: ["*.cookie", "*.authorization", "*.password", "*.token"] },
  });
}

export type Log = ReturnType<typeof createLog>;
