/** Says whether an error is another process holding the database: worth another try. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && [5, 6].includes(Number(error.errcode) & 0xff);
}

/** Says whether an error is a full disk or a quota. SQLite tells a full disk in its write-ahead log as an I/O error. */
export function isSqliteFull(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  // SQLITE_FULL, and IOERR_WRITE and IOERR_FSYNC, IOERR_TRUNCATE, IOERR_SHMSIZE: https://sqlite.org/rescode.html
  return (Number(error.errcode) & 0xff) === 13 || [778, 1034, 1546, 4874].includes(Number(error.errcode));
}

/** Says whether an error is the file being gone, unreadable or no database: worth opening it anew. */
export function isSqliteBroken(error: unknown): boolean {
  if (!(error instanceof Error) || isSqliteFull(error)) return false;
  if ("code" in error && error.code === "ERR_INVALID_STATE") return true; // closed
  // READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB: https://sqlite.org/rescode.html
  return "errcode" in error && [8, 10, 11, 14, 26].includes(Number(error.errcode) & 0xff);
}

/** Says whether an error is the database itself being out of reach or out of order, not a fault of the statement. */
export function isSqliteUnavailable(error: unknown): boolean {
  return isSqliteBusy(error) || isSqliteBroken(error);
}
