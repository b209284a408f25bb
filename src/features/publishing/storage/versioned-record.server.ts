import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { core } from "zod";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { raiseContentVersion } from "./content-version.server.ts";

/** A record with the fingerprint that identifies its version. */
export interface Versioned<Value> {
  value: Value;
  fingerprint: string;
}

/** Place and name of a stored record. `swap` returns whether it wrote: not when the stored text differs from `old`. */
export interface RecordPlace {
  name: string;
  read(db: Database): Promise<string | undefined>;
  swap(transaction: Transaction<Schema>, old: string | undefined, text: string): Promise<boolean>;
}

/** How one record is read and written. */
export interface RecordRules<Value> {
  place: RecordPlace;
  /** Checks a value before it is stored. */
  schema: core.$ZodType<Value>;
  /** Reads a stored value, where that differs from the check; see `readStored`. */
  stored?: core.$ZodType<Value>;
  /** Its value before one is stored. */
  initial: Value;
  /** Public pages show it: a change raises `content_version`. */
  public: boolean;
}

/** Returns the store of one record that several people change. No change overwrites another one unnoticed. */
export function versionedRecord<Value>(
  db: Database,
  { place, schema, stored = schema, initial, public: shown }: RecordRules<Value>,
) {
  const check = (value: Value) => core.parse(schema, value);
  const parsed = (text: string | undefined) => (text === undefined ? initial : readStored(place.name, stored, text));

  /** Returns the text of a value that replaces `old`. It preserves fields of other releases. */
  const textOf = (old: string | undefined, value: Value): string => {
    if (old === undefined || !isReadable(old)) return JSON.stringify(value);
    return JSON.stringify(preserveUnknown(JSON.parse(old), parsed(old), value));
  };
  const isReadable = (text: string) => {
    try {
      return parsed(text) !== undefined;
    } catch {
      return false;
    }
  };

  /** Replaces the stored text if it is still `old`. @returns whether it was replaced */
  async function swap(transaction: Transaction<Schema>, old: string | undefined, value: Value): Promise<boolean> {
    const written = await place.swap(transaction, old, textOf(old, value));
    if (written && shown) await raiseContentVersion(transaction);
    return written;
  }

  const write = (old: string | undefined, value: Value, audit?: WriteEntry): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const written = await swap(transaction, old, value);
      if (written) await audit?.(transaction);
      return written;
    });

  return {
    /** @throws ExpectedError `unreadable-record` when the stored value is damaged */
    async read(): Promise<Versioned<Value>> {
      const value = parsed(await place.read(db));
      return { value, fingerprint: fingerprintOf(value) };
    },

    /** Sets the value unconditionally. @throws ZodError when it is not valid */
    async save(given: Value): Promise<void> {
      const value = check(given);
      for (;;) if (await write(await place.read(db), value)) return;
    },

    /**
     * Sets the value in the caller's transaction. The caller calls `onPublished` after the commit.
     * @param change returns the new value, or undefined to change nothing; it gets the stored value, or the initial one
     * when that cannot be read
     * @throws ZodError when the new value is not valid
     */
    async put(transaction: Transaction<Schema>, change: (stored: Value) => Value | undefined): Promise<void> {
      for (;;) {
        const old = await place.read(transaction);
        const changed = change(old === undefined || !isReadable(old) ? initial : parsed(old));
        if (changed === undefined || (await swap(transaction, old, check(changed)))) return;
      }
    },

    /**
     * Sets the value if the stored one still has this fingerprint.
     * @param audit adds the audit entry of the change
     * @returns false when somebody else has changed it: nothing was written
     * @throws ZodError when the value is not valid
     */
    async replace(fingerprint: string, given: Value, audit?: WriteEntry): Promise<boolean> {
      const value = check(given);
      const old = await place.read(db);
      return fingerprintOf(parsed(old)) === fingerprint && (await write(old, value, audit));
    },

    /** Sets the value if none is stored. @returns whether it was set */
    async seed(given: Value): Promise<boolean> {
      return (await place.read(db)) === undefined && (await write(undefined, check(given)));
    },
  };
}

/** Returns the fingerprint of a record or a part of one: equal for equal values with their fields in the same order. */
export function fingerprintOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 22);
}
