import type { FileStore, ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { Upload } from "./pictures.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";

/**
 * Takes a file in; one that is too large is refused with `reason`, every other failure passes.
 * @param key that it is to have; a new random one unless given
 * @returns the file, which its caller must settle or discard
 */
export async function takeIn(
  store: FileStore,
  { stream }: Pick<Upload, "stream">,
  maxBytes: number,
  reason: RefusalReason,
  key?: string,
): Promise<ReceivedFile | RefusalReason> {
  try {
    return await store.receive(stream, maxBytes, key);
  } catch (error) {
    if (failureId(error) === "body-too-large") return reason;
    throw error;
  }
}

/** How files get the row that names them. */
interface Naming {
  key: string;
  write(): Promise<void>;
  /** Which of some keys have a row. */
  named(keys: readonly string[]): Promise<ReadonlySet<string>>;
  removeFiles(): Promise<void>;
}

/**
 * Writes the row that names new files. When that fails they are removed, unless the row is there all the same: the
 * connection may break while it commits. When nobody can tell, recovery asks later.
 */
export async function nameFiles({ key, write, named, removeFiles }: Naming): Promise<void> {
  try {
    await write();
  } catch (error) {
    const known = await named([key]).catch(() => undefined);
    if (known?.has(key) === false) await removeFiles();
    throw error;
  }
}
