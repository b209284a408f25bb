/** Returns whether another process has locked the database: worth a retry. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && [5, 6].includes(Number(error.errcode) & 0xff);
}

/**
 * Returns whether an error is a full disk or a quota. SQLite reports a full disk in its write-ahead log as an I/O
 * error.
 */
export function isSqliteFull(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  // SQLITE_FULL, and IOERR_WRITE and IOERR_FSYNC, IOERR_TRUNCATE, IOERR_SHMSIZE: https://sqlite.org/rescode.html
  return (Number(error.errcode) & 0xff) === 13 || [778, 1034, 1546, 4874].includes(Number(error.errcode));
}

/** Returns whether the file is missing, unreadable or no database: worth reopening. */
export function isSqliteBroken(error: unknown): boolean {
  if (!(error instanceof Error) || isSqliteFull(error)) return false;
  if ("code" in error && error.code === "ERR_INVALID_STATE") return true; // closed
  // READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB: https://sqlite.org/rescode.html
  return "errcode" in error && [8, 10, 11, 14, 26].includes(Number(error.errcode) & 0xff);
}

/** Returns whether the database itself is unavailable or damaged, so that the statement is not at fault. */
export function isSqliteUnavailable(error: unknown): boolean {
  return isSqliteBusy(error) || isSqliteBroken(error);
}
