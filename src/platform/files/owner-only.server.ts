/**
 * Makes all that this process writes from here on readable for its owner only, in a folder that others may look into
 * too: SQLite makes its files readable for everybody, and an administrator who prepares `DATA_DIR` makes it so as well.
 */
export function ownerOnly(): void {
  process.umask(0o077);
}
