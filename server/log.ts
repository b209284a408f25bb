import { pino } from "pino";

/** The log, one JSON line an event, on standard output. It never carries bodies, cookies, names or addresses of persons. */
export function createLog(level: "info" | "silent" = "info") {
  return pino({ level, base: null, redact: { paths: ["*.cookie", "*.authorization", "*.password", "*.token"] } });
}

export type Log = ReturnType<typeof createLog>;
