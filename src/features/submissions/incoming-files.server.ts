import { Readable } from "node:stream";
import { shortFileName } from "#platform/files/file-name.ts";
import type { FileStore, ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { fileNameError } from "./check.ts";
import type { DecodePhoto } from "./decode-photo.server.ts";
import { type FileField, isDecoded } from "./fields.ts";
import type { FieldErrorId } from "./person-fields.ts";
import type { NewFile } from "./storage/submission-rows.server.ts";

export interface IncomingFilesOptions {
  files: FileStore;
  /** Returns the keys of files that are referenced in the database. */
  namedFiles(keys: readonly string[]): Promise<Set<string>>;
  /** Checks a file's name and content. @returns the error; undefined for a valid file */
  inspect(path: string, name: string, field: FileField): Promise<FieldErrorId | undefined>;
  /** Scans a file for viruses. */
  scan(path: string): Promise<"clean" | "infected" | "unscanned">;
  decodePhoto: DecodePhoto;
}

/** Result of receiving a file: on the disk, refused because of its name or size, or failed on our side. */
type Incoming =
  | { kind: "received"; name: string; received: ReceivedFile }
  | { kind: "refused"; error: FieldErrorId }
  | { kind: "failed"; failure: unknown };

/** A field with its name. */
type NamedField = readonly [name: string, field: FileField];

/** Result of checking the files of a field. */
export type CheckedFiles =
  | { error: FieldErrorId }
  | {
      files: NewFile[];
      /** Hashes of all files as they were sent. */
      originals: string[];
      /** Number of photos that could not be decoded now, for a reason on our side. They are not among the files. */
      undecoded: number;
    };

/** Receives, checks and stores the files of one request. What is not stored has to be disposed of. */
export interface IncomingFiles {
  /** Receivers for `readForm`, by field. */
  receivers(fields: readonly NamedField[]): ReadonlyMap<string, (name: string, stream: Readable) => Promise<void>>;
  /** Checks the files of a field and decodes its photos, one after another. @throws what receiving them failed with */
  check(field: NamedField): Promise<CheckedFiles>;
  /** Gives the files their permanent names. On failure none of them remains. */
  save(): Promise<void>;
  /** Called when the rows are written. @param named returns whether a row names a key; the other files are removed */
  settle(named: (key: string) => boolean): Promise<void>;
  /** Called when it is unknown whether the rows were written: removes the files that no row names. */
  discardUnlessNamed(): Promise<void>;
  /** Removes the received files. Not to be called after `save`. */
  dispose(): Promise<void>;
}

/** Maximum bytes of a decoded photo. */
const DECODED_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Returns the files of a new request. They are written to a temporary place first, moved into the store just before
 * their rows are written, and stay there only if a row names them.
 * @param address of the client, as `addressKey` gives it
 */
export function incomingFiles(
  { files, namedFiles, inspect, scan, decodePhoto }: IncomingFilesOptions,
  address: string,
): IncomingFiles {
  const incoming = new Map<string, Incoming[]>();
  const received = () =>
    [...incoming.values()].flat().flatMap((file) => (file.kind === "received" ? [file.received] : []));

  async function receive(field: FileField, name: string, stream: Readable): Promise<Incoming> {
    const badName = fileNameError(field, name);
    if (badName !== undefined) {
      stream.resume();
      return { kind: "refused", error: badName };
    }
    try {
      return { kind: "received", name: shortFileName(name), received: await files.receive(stream, field.maxBytes) };
    } catch (failure) {
      stream.resume();
      return failureId(failure) === "body-too-large"
        ? { kind: "refused", error: field.errors.tooLarge ?? "fileTooLarge" }
        : { kind: "failed", failure };
    }
  }

  /** Replaces a photo by its decoded copy. @returns the error; "later" when it cannot be decoded now */
  async function replacePhoto(field: FileField, file: Incoming & { kind: "received" }) {
    const original = file.received;
    const decoded = await decodePhoto(original.path, address);
    if (decoded === "damaged") return { error: field.errors.content ?? ("photosUnreadable" as const) };
    if (decoded !== "later") file.received = await files.receive(Readable.from([decoded]), DECODED_MAX_BYTES);
    // The original may contain a position.
    await files.discard(original);
    return decoded === "later" ? ("later" as const) : undefined;
  }

  /** Returns the error of a file, the data to store of a valid one, or "later". */
  async function checkOne([field, rules]: NamedField, file: Incoming): Promise<FieldErrorId | NewFile | "later"> {
    if (file.kind === "refused") return file.error;
    if (file.kind === "failed") throw file.failure;
    const { name } = file;
    const wrong = await inspect(file.received.path, name, rules);
    if (wrong !== undefined) return wrong;
    const verdict = await scan(file.received.path);
    if (verdict === "infected") return rules.errors.infected ?? "fileInfected";
    if (isDecoded(rules, name)) {
      const outcome = await replacePhoto(rules, file);
      if (outcome !== undefined) return outcome === "later" ? outcome : outcome.error;
    }
    const { key, size, sha256 } = file.received;
    return { field, key, size, sha256, name, scan: verdict };
  }

  return {
    receivers(fields) {
      return new Map(
        fields.map(([name, field]) => [
          name,
          async (fileName, stream) => {
            const list = incoming.get(name) ?? [];
            incoming.set(name, list);
            const place = list.push({ kind: "refused", error: field.errors.tooMany ?? "fileTooLarge" }) - 1;
            // A file beyond the limit is not written.
            if (place >= (field.several ?? 1)) stream.resume();
            else list[place] = await receive(field, fileName, stream);
          },
        ]),
      );
    },

    async check([name, field]) {
      const list = incoming.get(name) ?? [];
      if (list.length > (field.several ?? 1)) return { error: field.errors.tooMany ?? "fileTooLarge" };
      if (list.length === 0 && field.required && field.errors.missing !== undefined) {
        return { error: field.errors.missing };
      }
      const checked: NewFile[] = [];
      const originals = list.flatMap((file) => (file.kind === "received" ? [file.received.sha256] : []));
      let undecoded = 0;
      for (const file of [...list]) {
        const outcome = await checkOne([name, field], file);
        if (outcome === "later") {
          undecoded += 1;
          list.splice(list.indexOf(file), 1);
        } else if (typeof outcome === "string") return { error: outcome };
        else checked.push(outcome);
      }
      return { files: checked, originals, undecoded };
    },

    async save() {
      try {
        for (const file of received()) await files.save(file);
      } catch (error) {
        for (const file of received()) await files.discard(file);
        throw error;
      }
    },

    async settle(named) {
      for (const file of received()) await (named(file.key) ? files.settle(file) : files.discard(file));
    },

    async discardUnlessNamed() {
      if (received().length === 0) return;
      // When the database does not respond, `FileStore.recover` checks later.
      const named = await namedFiles(received().map(({ key }) => key)).catch(() => undefined);
      for (const file of received()) if (named?.has(file.key) === false) await files.discard(file);
    },

    async dispose() {
      for (const file of received()) await files.discard(file);
      incoming.clear();
    },
  };
}
