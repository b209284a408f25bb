import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { core } from "zod";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { raiseContentVersion } from "./content-version.server.ts";

/** A record and the fingerprint that tells one version of it from another. */
export interface Versioned<Value> {
  value: Value;
  fingerprint: string;
}

/** Where the text of a record is stored, and its name. `swap` returns whether it wrote: not when the stored text differs from `old`. */
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
  /** Its value before anything was kept. */
  initial: Value;
  /** Public pages show it: they are made anew. */
  public: boolean;
}

/** One record that several people may change: nobody's change is overwritten unseen. */
export function versionedRecord<Value>(
  db: Database,
  { place, schema, stored = schema, initial, public: shown }: RecordRules<Value>,
) {
  const check = (value: Value) => core.parse(schema, value);
  const parsed = (text: string | undefined) => (text === undefined ? initial : readStored(place.name, stored, text));

  /** The text of a value that takes the place of `old`, with the fields of other releases that are in that. */
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

  /** Writes if what stands there is `old`, in one step. */
  const write = (old: string | undefined, value: Value): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const written = await place.swap(transaction, old, textOf(old, value));
      if (written && shown) await raiseContentVersion(transaction);
      return written;
    });

  return {
    /** @throws ExpectedError `unreadable-record` when what is stored is damaged */
    async read(): Promise<Versioned<Value>> {
      const value = parsed(await place.read(db));
      return { value, fingerprint: fingerprintOf(value) };
    },

    /** Sets it, whatever it was. @throws ZodError when it is not a valid one */
    async save(given: Value): Promise<void> {
      const value = check(given);
      for (;;) if (await write(await place.read(db), value)) return;
    },

    /**
     * Sets it in the caller's transaction. The caller has pages rendered again.
     * @param change makes the new value from the stored one, which is the initial one when it cannot be read
     * @throws ZodError when it does not make a valid one
     */
    async put(transaction: Transaction<Schema>, change: (stored: Value) => Value): Promise<void> {
      for (;;) {
        const old = await place.read(transaction);
        const value = check(change(old === undefined || !isReadable(old) ? initial : parsed(old)));
        if (await place.swap(transaction, old, textOf(old, value))) return;
      }
    },

    /**
     * Sets it if it is still the one that `fingerprint` is of.
     * @returns false when somebody else has changed it: nothing was written
     * @throws ZodError when it is not a valid one
     */
    async replace(fingerprint: string, given: Value): Promise<boolean> {
      const value = check(given);
      const old = await place.read(db);
      return fingerprintOf(parsed(old)) === fingerprint && (await write(old, value));
    },

    /** Sets it if nothing has been set yet. @returns whether it was set */
    async seed(given: Value): Promise<boolean> {
      return (await place.read(db)) === undefined && (await write(undefined, check(given)));
    },
  };
}

/** The fingerprint of a record or a part of one: the same for equal ones, written in the same order. */
export function fingerprintOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 22);
}
