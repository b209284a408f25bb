import type { Readable } from "node:stream";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import { shortFileName } from "#platform/files/file-name.ts";
import type { FileStore, ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FIELDS_MAX, noFields, readForm } from "#platform/http/read-form.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { checkFields, type FieldValues, fileNameError, valuesOf } from "./check.ts";
import { type FileField, type FormFields, filesOf } from "./fields.ts";
import { fingerprintsOf, repeatableToken } from "./fingerprint.server.ts";
import type { AnyForm } from "./form.ts";
import { LANGUAGE_FIELD } from "./form-extras.ts";
import type { Admitted, Limits } from "./limits.server.ts";
import { LINE_PARTS, lineFields, titledLines, typedLines } from "./lines.ts";
import { newLinkToken } from "./link-token.server.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import { countUploads } from "./open-uploads.server.ts";
import type { FieldErrorId, FieldErrors } from "./person-fields.ts";
import type { FormOf, Receipt, Sender, Submissions } from "./receipt.server.ts";
import type { Refusal } from "./refusal-texts.ts";
import type { Arrival, NewSubmission, StoreResult } from "./storage/new-submission.server.ts";
import { type StoredFile, senderMailbox } from "./storage/submission-rows.server.ts";
import { looksAutomatic } from "./suspicion.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Address of the virus scanner clamd for `net.connect`; undefined for none. */
    clamd: { host: string; port: number } | { path: string } | undefined;
    /** Forms filled in fewer seconds, as reported by script, are suspected spam; 0 disables the check. */
    minFillSeconds: number;
  }
}

export interface ReceiverOptions {
  /**
   * Stores a submission with its e-mails in one transaction. Its files must already be in the store.
   * @returns its reference, and whether it is new; a repeated one retains its own files
   */
  store(form: AnyForm, submission: NewSubmission, arrival: Arrival): Promise<StoreResult>;
  /** Returns the versions of the form's documents that are published in a language. */
  documents(form: AnyForm, language: Language): Promise<Readonly<Record<string, string>>>;
  /** Returns whether an entry that a form can be about is published. */
  isPublished(collection: string, id: number): Promise<boolean>;
  /** Return entries with titles, by collection that lines can name. */
  entries: Readonly<Record<string, NameEntries>>;
  /** Returns the keys of files that are referenced in the database. */
  namedFiles(keys: readonly string[]): Promise<Set<string>>;
  files: FileStore;
  limits: Limits;
  log: Log;
  /** The site's secret. */
  secret: string;
  encrypter: Encrypter;
  /** Minimum time in seconds to fill a form; 0 disables the check. */
  minFillSeconds: number;
  /** The site's address; its host is part of Message-IDs. */
  publicUrl: string;
  /** Checks a file's name and content. @returns the error; undefined for a valid file */
  inspect(path: string, name: string, field: FileField): Promise<FieldErrorId | undefined>;
  /** Scans a file for viruses. */
  scan(path: string): Promise<"clean" | "infected" | "unscanned">;
  /** Called after each stored submission, as mail may be queued. */
  onStored(): void;
}

type Fields = Readonly<Record<string, string>>;

/** Result of receiving a file: on the disk, refused because of its name or size, or failed on our side. */
type Incoming =
  | { kind: "received"; name: string; received: ReceivedFile }
  | { kind: "refused"; error: FieldErrorId }
  | { kind: "failed"; failure: unknown };

/** The files of a request, by field. */
type IncomingFiles = Map<string, Incoming>;

/** A valid submission with its files. */
interface Sound {
  /** All values that distinguish submissions. */
  typed: string[];
  submission: Omit<NewSubmission, "token">;
  received: ReceivedFile[];
}

const BUSY: Refusal = { kind: "busy" };

/**
 * Returns the function that receives submissions of any form: it reads the body, applies the limits, checks and stores.
 * Files are written to a temporary place first, moved into the store just before their rows are written, and removed
 * when the submission is refused. Once in the store, a file stays only if a row references it.
 */
export function receiver(options: ReceiverOptions): Submissions["receive"] {
  const { files, limits, log, onStored } = options;
  const beginUpload = countUploads();

  async function receiveFile(field: FileField, name: string, stream: Readable): Promise<Incoming> {
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

  /**
   * Discards files that no row references. When the database does not respond, `FileStore.recover` checks later.
   */
  async function discardUnlessNamed(received: readonly ReceivedFile[]): Promise<void> {
    if (received.length === 0) return;
    const named = await options.namedFiles(received.map(({ key }) => key)).catch(() => undefined);
    for (const file of received) if (named?.has(file.key) === false) await files.discard(file);
  }

  async function store(
    form: AnyForm,
    sound: Sound,
    fields: Fields,
    sender: Sender,
  ): Promise<StoreResult & { statusPage?: string }> {
    const { typed, received, submission } = sound;
    const arrived = arrivalOf(fields, typed, sender, options);
    const arrival = { ...arrived, documents: await options.documents(form, arrived.language) };
    try {
      for (const file of received) await files.save(file);
    } catch (error) {
      for (const file of received) await files.discard(file);
      throw error;
    }
    const { status } = form.pages;
    // Without a mailbox, the link can only be given in the response.
    const isAnswered = senderMailbox(form, submission.values) === undefined;
    const secret = isAnswered ? repeatableToken(fields, typed, options.secret) : undefined;
    const token = status && newLinkToken(options.encrypter, secret);
    const stored = await options.store(form, { ...submission, token }, arrival).catch(async (error: unknown) => {
      await discardUnlessNamed(received);
      throw error;
    });
    for (const file of received) await (stored.isNew ? files.settle(file) : files.discard(file));
    if (stored.isNew) {
      const { reference } = stored;
      log.info(
        { reference, ...fileTotals(submission.files), suspectedSpam: arrival.suspectedSpam },
        `${form.name} stored`,
      );
    }
    if (status === undefined || token === undefined || !isAnswered) return stored;
    const path = `/${status.address}/${options.encrypter.decrypt(token.encrypted)}`;
    return { ...stored, statusPage: localizedPath(path, arrival.language) };
  }

  /** Discards the received files that `store` has not taken over. */
  async function dispose(incoming: IncomingFiles): Promise<void> {
    for (const file of incoming.values()) if (file.kind === "received") await files.discard(file.received);
  }

  async function decide<F extends FormFields>(
    form: FormOf<F>,
    fields: Fields,
    incoming: IncomingFiles,
    sender: Sender,
  ): Promise<Receipt<F>> {
    const common = commonOf(form, fields, sender);
    let place: Admitted | undefined;
    try {
      const admission = await limits.admit(form.limit.name, sender.address);
      if (admission.kind === "limited") {
        await dispose(incoming);
        return { ...common, ...admission };
      }
      place = admission;
      const checked = await check(form, fields, incoming, common.language, options);
      if ("errors" in checked) {
        await dispose(incoming);
        await place.refused();
        return { ...common, kind: "invalid", errors: checked.errors as FieldErrors<keyof F & string> };
      }
      // From here on, `store` saves or discards the files.
      incoming.clear();
      const { isNew, ...stored } = await store(form, checked, fields, sender);
      if (!isNew) await place.released();
      onStored();
      return { ...common, kind: "stored", ...stored };
    } catch (error) {
      await dispose(incoming);
      await place?.released();
      const status = unavailableStatus(error);
      if (status === undefined) throw error;
      log.error({ status, form: form.name, err: error }, "a submission could not be stored");
      return { ...common, kind: "unavailable", status };
    }
  }

  return async <F extends FormFields>(form: FormOf<F>, request: Request, sender: Sender): Promise<Receipt<F>> => {
    const fileFields = filesOf(form.fields);
    const fields = noFields();
    const fieldsMax = lineFields(form.fields).reduce((sum, [, { max }]) => sum + max * LINE_PARTS, FIELDS_MAX);
    const incoming: IncomingFiles = new Map();
    if (fileFields.length === 0) {
      await readForm(request, { fields, fieldsMax });
      return decide(form, fields, incoming, sender);
    }
    const refused = (why: Refusal): Receipt<F> => ({ ...commonOf(form, fields, sender), ...why });
    const upload = (await limits.peek(form.limit.name, sender.address)) ?? beginUpload(sender.address) ?? BUSY;
    if (upload.kind !== "open") {
      await readForm(request, { fields, fieldsMax });
      return refused(upload);
    }
    const receivers = fileFields.map(([field, rules]) => {
      const receive = async (name: string, stream: Readable) => {
        incoming.set(field, await receiveFile(rules, name, stream));
      };
      return [field, receive] as const;
    });
    try {
      const isWhole = await readForm(request, { files: new Map(receivers), fields, fieldsMax, upload }).then(
        () => true,
        async (error: unknown) => {
          // The request was aborted, perhaps after a file was received.
          await dispose(incoming);
          if (!upload.signal.aborted) throw error;
          return false;
        },
      );
      if (!isWhole) return refused(BUSY);
      upload.complete();
      return await decide(form, fields, incoming, sender);
    } finally {
      upload.end();
    }
  };
}

/** Returns the total size of files and whether all were scanned, for the log; nothing without files. */
function fileTotals(files: readonly StoredFile[]) {
  if (files.length === 0) return {};
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { bytes, scan: files.every(({ scan }) => scan === "clean") ? "clean" : "unscanned" };
}

/** Checks all fields and files, so that all errors are reported at once. */
async function check(
  form: AnyForm,
  fields: Fields,
  incoming: ReadonlyMap<string, Incoming>,
  language: Language,
  options: Pick<ReceiverOptions, "isPublished" | "entries" | "inspect" | "scan">,
): Promise<Sound | { errors: FieldErrors<string> }> {
  const { about } = form;
  const given = valuesOf(form.fields, fields);
  const checked = checkFields(form.fields, given);
  const errors: FieldErrors<string> = checked.ok ? {} : { ...checked.errors };
  const fileFields = filesOf(form.fields);
  const files: StoredFile[] = [];
  for (const [name, field] of fileFields) {
    const file = await checkContent([name, field], incoming.get(name), options);
    if (typeof file === "string") errors[name] = { id: file };
    else if (file !== undefined) files.push(file);
  }
  const submitted: Readonly<Record<string, unknown>> = checked.ok ? checked.submitted : {};
  const aboutId = about === undefined ? undefined : (submitted[about.field] as number | undefined);
  if (about !== undefined && aboutId !== undefined && !(await options.isPublished(about.collection, aboutId))) {
    const unknown = form.fields[about.field]?.errors.unknown;
    if (unknown !== undefined) errors[about.field] = { id: unknown };
  }
  const titled: Record<string, string> = {};
  for (const [name, { collection }] of lineFields(form.fields)) {
    const lines = String(submitted[name] ?? "");
    const ids = (typedLines(lines) ?? []).map(({ item }) => Number(item));
    if (ids.length === 0) continue;
    const entries = (await options.entries[collection]?.(ids, language)) ?? [];
    const titles = new Map(entries.flatMap(({ id, title, isSeen }) => (isSeen ? [[id, title]] : [])));
    const found = titledLines(name, given[name] ?? "", lines, titles);
    if (found.ok) titled[name] = found.text;
    else Object.assign(errors, found.errors);
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { errors };
  // The same file in another field makes another submission.
  const hashes = files.map(({ field, sha256 }) => (fileFields.length > 1 ? `${field}:${sha256}` : sha256));
  const values = Object.entries(submitted).filter(([name]) => name !== about?.field);
  return {
    typed: [form.name, ...Object.values(submitted).map(String), ...hashes],
    submission: {
      values: Object.fromEntries(values.map(([name, value]) => [name, titled[name] ?? String(value)])),
      about: aboutId,
      files,
    },
    received: [...incoming.values()].flatMap((file) => (file.kind === "received" ? [file.received] : [])),
  };
}

/** Returns the error of a file, the data to store of a valid one, or undefined for no file. */
async function checkContent(
  [name, field]: readonly [string, FileField],
  incoming: Incoming | undefined,
  { inspect, scan }: Pick<ReceiverOptions, "inspect" | "scan">,
): Promise<FieldErrorId | StoredFile | undefined> {
  if (incoming === undefined) return field.required ? field.errors.missing : undefined;
  if (incoming.kind === "refused") return incoming.error;
  if (incoming.kind === "failed") throw incoming.failure;
  const { key, size, sha256, path } = incoming.received;
  const wrong = await inspect(path, incoming.name, field);
  if (wrong !== undefined) return wrong;
  const verdict = await scan(path);
  if (verdict === "infected") return field.errors.infected ?? "fileInfected";
  return { field: name, key, size, sha256, name: incoming.name, scan: verdict };
}

/** Returns the common parts of each receipt. */
function commonOf<F extends FormFields>(form: FormOf<F>, fields: Fields, sender: Sender) {
  const values: FieldValues<F> = valuesOf(form.fields, fields);
  return { language: languageOf(fields, sender), values };
}

/** Returns the language of the response: the page's, the form's field, or the fallback. */
function languageOf(fields: Fields, { language }: Sender): Language {
  const said = fields[LANGUAGE_FIELD] ?? "";
  return language ?? (isLanguage(said) ? said : FALLBACK_LANGUAGE);
}

/** Returns the facts stored beside the values. @param typed all values that distinguish submissions */
function arrivalOf(
  fields: Fields,
  typed: readonly string[],
  sender: Sender,
  { secret, minFillSeconds, publicUrl }: ReceiverOptions,
): Arrival {
  return {
    language: languageOf(fields, sender),
    receivedAt: Date.now(),
    suspectedSpam: looksAutomatic(fields, minFillSeconds),
    fingerprints: fingerprintsOf(fields, typed, sender.address, secret),
    mailHost: new URL(publicUrl).hostname,
  };
}

/** Returns the HTTP status of a storage failure; undefined for other errors. */
function unavailableStatus(error: unknown): 503 | 507 | undefined {
  const id = failureId(error);
  return id === "storage-unavailable" ? 503 : id === "storage-full" ? 507 : undefined;
}
