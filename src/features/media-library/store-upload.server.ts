import type { FileStore, ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { Upload } from "./pictures.server.ts";
import type { RefusalReason } from "./refusal-reasons.ts";

/**
 * Receives a file. One that is too large is refused with `reason`; every other failure is thrown.
 * @param key of the file; by default a new random one
 * @returns the file, which its caller must settle or discard
 */
export async function receiveFile(
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

/** How the row that names new files is written. */
interface Naming {
  key: string;
  write(): Promise<void>;
  /** Returns which of the keys have a row. */
  named(keys: readonly string[]): Promise<ReadonlySet<string>>;
  removeFiles(): Promise<void>;
}

/**
 * Writes the row that names new files. When that fails they are removed, unless the row exists nevertheless: the
 * connection may break during the commit. When that cannot be determined, the clean-up decides later.
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
