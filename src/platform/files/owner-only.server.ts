/**
 * Makes all files that this process writes from now on readable for its owner only, even in a folder that others may
 * enter: SQLite creates world-readable files, and so does an administrator who prepares `DATA_DIR`.
 */
export function ownerOnly(): void {
  process.umask(0o077);
}
