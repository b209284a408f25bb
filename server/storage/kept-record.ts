import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { raiseContentVersion } from "./content-version.ts";
import type { Database } from "./open-database.ts";
import type { Schema } from "./schema.ts";

/** A record and the fingerprint that tells one version of it from another. */
export interface Kept<Value> {
  value: Value;
  print: string;
}

/** Where the text of a record is kept. `swap` says whether it wrote: not when another text than `old` stands there. */
export interface RecordPlace {
  read(db: Database): Promise<string | undefined>;
  swap(transaction: Transaction<Schema>, old: string | undefined, text: string): Promise<boolean>;
}

/** How one record is read and written. */
export interface RecordRules<Value> {
  place: RecordPlace;
  /** Checks what was kept or is to be kept. @throws ZodError */
  check(value: unknown): Value;
  /** Its value before anything was kept. */
  initial: Value;
  /** Public pages show it: they are made anew. */
  public: boolean;
}

/** One record that several people may change: nobody's change is overwritten unseen. */
export function keptRecord<Value>(db: Database, { place, check, initial, public: shown }: RecordRules<Value>) {
  const parsed = (text: string | undefined) => (text === undefined ? initial : check(JSON.parse(text)));

  /** Writes if what stands there is `old`, in one step. */
  const write = (old: string | undefined, value: Value): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const written = await place.swap(transaction, old, JSON.stringify(value));
      if (written && shown) await raiseContentVersion(transaction);
      return written;
    });

  return {
    async read(): Promise<Kept<Value>> {
      const value = parsed(await place.read(db));
      return { value, print: printOf(value) };
    },

    /** Sets it, whatever it was. @throws ZodError when it is not a valid one */
    async save(given: Value): Promise<void> {
      const value = check(given);
      for (;;) if (await write(await place.read(db), value)) return;
    },

    /**
     * Sets it in somebody's transaction, whatever it was; to have pages made anew is theirs.
     * @throws ZodError when it is not a valid one
     */
    async put(transaction: Transaction<Schema>, given: Value): Promise<void> {
      const text = JSON.stringify(check(given));
      for (;;) if (await place.swap(transaction, await place.read(transaction), text)) return;
    },

    /**
     * Sets it if it is still the one that `print` is of.
     * @returns false when somebody else has changed it: nothing was written
     * @throws ZodError when it is not a valid one
     */
    async replace(print: string, given: Value): Promise<boolean> {
      const value = check(given);
      const old = await place.read(db);
      return printOf(parsed(old)) === print && (await write(old, value));
    },

    /** Sets it if nothing has been set yet. @returns whether it was set */
    async seed(given: Value): Promise<boolean> {
      return (await place.read(db)) === undefined && (await write(undefined, check(given)));
    },
  };
}

/** The fingerprint of a record or a part of one: the same for equal ones, written in the same order. */
export function printOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 22);
}
