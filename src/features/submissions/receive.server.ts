import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FIELDS_MAX, noFields, readForm } from "#platform/http/read-form.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { checkFields, type FieldValues, valuesOf } from "./check.ts";
import { type FormFields, filesOf, laterFilesOf } from "./fields.ts";
import { fingerprintsOf, repeatableToken } from "./fingerprint.server.ts";
import type { AnyForm } from "./form.ts";
import { LANGUAGE_FIELD } from "./form-extras.ts";
import { type IncomingFiles, type IncomingFilesOptions, incomingFiles } from "./incoming-files.server.ts";
import type { Admitted, Limits } from "./limits.server.ts";
import { LINE_PARTS, lineFields, titledLines, typedLines } from "./lines.ts";
import { newLinkToken, uploadKey } from "./link-token.server.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import type { Upload } from "./open-uploads.server.ts";
import type { FieldErrors } from "./person-fields.ts";
import type { FormOf, Receipt, Sender, Submissions } from "./receipt.server.ts";
import type { Refusal } from "./refusal-texts.ts";
import type { Arrival, NewSubmission, StoreResult } from "./storage/new-submission.server.ts";
import { type NewFile, senderMailbox } from "./storage/submission-rows.server.ts";
import { looksAutomatic } from "./suspicion.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Address of the virus scanner clamd for `net.connect`; undefined for none. */
    clamd: { host: string; port: number } | { path: string } | undefined;
    /** Forms filled in fewer seconds, as reported by script, are suspected spam; 0 disables the check. */
    minFillSeconds: number;
  }
}

export interface ReceiverOptions extends IncomingFilesOptions {
  /**
   * Stores a submission with its e-mails in one transaction. Its files must already be in the store.
   * @returns its reference, and whether it is new; a repeated one retains its own files, and gets photos that it lacks
   */
  store(form: AnyForm, submission: NewSubmission, arrival: Arrival): Promise<StoreResult>;
  /** Returns the versions of the form's documents that are published in a language. */
  documents(form: AnyForm, language: Language): Promise<Readonly<Record<string, string>>>;
  /** Returns whether an entry that a form can be about is published. */
  isPublished(collection: string, id: number): Promise<boolean>;
  /** Return entries with titles, by collection that lines can name. */
  entries: Readonly<Record<string, NameEntries>>;
  limits: Limits;
  /** Admits an upload of an address; undefined when there is no place. */
  beginUpload(address: string): Upload | undefined;
  log: Log;
  /** The site's secret. */
  secret: string;
  encrypter: Encrypter;
  /** Minimum time in seconds to fill a form; 0 disables the check. */
  minFillSeconds: number;
  /** The site's address; its host is part of Message-IDs. */
  publicUrl: string;
  /** Called after each stored submission, as mail may be queued. */
  onStored(): void;
}

type Fields = Readonly<Record<string, string>>;

/** A valid submission with its files. */
interface Sound {
  /** All values that distinguish submissions. */
  typed: string[];
  submission: Omit<NewSubmission, "token">;
  /** Number of photos that are not among the files, as they could not be decoded now. */
  undecoded: number;
}

export const BUSY: Refusal = { kind: "busy" };

/** Returns the function that receives submissions of any form: it reads the body, applies the limits, checks and stores. */
export function receiver(options: ReceiverOptions): Submissions["receive"] {
  const { limits, log, onStored, beginUpload } = options;

  async function store(
    form: AnyForm,
    sound: Sound,
    incoming: IncomingFiles,
    fields: Fields,
    sender: Sender,
  ): Promise<Omit<StoreResult, "addedKeys"> & { statusPage?: string; uploads?: string; undecoded?: number }> {
    const { typed, submission, undecoded } = sound;
    const arrived = arrivalOf(fields, typed, sender, options);
    const arrival = { ...arrived, documents: await options.documents(form, arrived.language) };
    await incoming.save();
    const { status } = form.pages;
    // Without a mailbox, the link can only be given in the response. Where files follow, it proves a repetition.
    const isAnswered = senderMailbox(form, submission.values) === undefined;
    const mayFollow = laterFilesOf(form.fields).length > 0;
    const secret = isAnswered || mayFollow ? repeatableToken(fields, typed, options.secret) : undefined;
    const token = status && newLinkToken(options.encrypter, secret);
    const stored = await options.store(form, { ...submission, token }, arrival).catch(async (error: unknown) => {
      await incoming.discardUnlessNamed();
      throw error;
    });
    const { addedKeys = [], ...result } = stored;
    await incoming.settle((key) => result.isNew || addedKeys.includes(key));
    const { reference } = result;
    if (addedKeys.length > 0) log.info({ reference, files: addedKeys.length }, `files added to ${form.name}`);
    if (result.isNew) {
      log.info(
        {
          reference,
          ...fileTotals(submission.files),
          ...(undecoded > 0 && { undecoded }),
          suspectedSpam: arrival.suspectedSpam,
        },
        `${form.name} stored`,
      );
    }
    const answered = { ...result, ...(undecoded > 0 && { undecoded }) };
    if (status === undefined || token === undefined) return answered;
    // An equal submission without the same key may be another person's.
    if (!result.isNew && !result.isSameLink) return answered;
    const pathOf = (key: string) => localizedPath(`/${status.address}/${key}`, arrival.language);
    return {
      ...answered,
      ...(isAnswered && { statusPage: pathOf(options.encrypter.decrypt(token.encrypted)) }),
      ...(mayFollow && { uploads: pathOf(uploadKey(options.secret, form.name, reference)) }),
    };
  }

  async function decide<F extends FormFields>(
    form: FormOf<F>,
    fields: Fields,
    incoming: IncomingFiles,
    sender: Sender,
  ): Promise<Receipt<F>> {
    const common = commonOf(form, fields, sender);
    let place: Admitted | undefined;
    /** From then on, `store` saves or discards the files. */
    let isDecided = false;
    try {
      const admission = await limits.admit(form.limit.name, sender.address);
      if (admission.kind === "limited") {
        await incoming.dispose();
        return { ...common, ...admission };
      }
      place = admission;
      const checked = await check(form, fields, incoming, common.language, options);
      if ("errors" in checked) {
        await incoming.dispose();
        await place.refused();
        return { ...common, kind: "invalid", errors: checked.errors as FieldErrors<keyof F & string> };
      }
      isDecided = true;
      const { isNew, isSameLink: _, ...stored } = await store(form, checked, incoming, fields, sender);
      if (!isNew) await place.released();
      onStored();
      return { ...common, kind: "stored", ...stored };
    } catch (error) {
      if (!isDecided) await incoming.dispose();
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
    const incoming = incomingFiles(options, sender.address);
    if (fileFields.length === 0) {
      await readForm(request, { fields, fieldsMax });
      return decide(form, fields, incoming, sender);
    }
    const refused = (why: Refusal): Receipt<F> => ({ ...commonOf(form, fields, sender), ...why });
    const limited = await limits.peek(form.limit.name, sender.address);
    if (limited !== undefined) {
      await readForm(request, { fields, fieldsMax });
      return refused(limited);
    }
    const upload = uploadOfFiles(() => beginUpload(sender.address));
    const files = upload.admitting(incoming.receivers(fileFields));
    const several = new Set(laterFilesOf(form.fields).map(([name]) => name));
    try {
      const isWhole = await readForm(request, { files, several, fields, fieldsMax, upload }).then(
        () => !upload.isRefused(),
        async (error: unknown) => {
          // The request was aborted, perhaps after a file was received.
          await incoming.dispose();
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

type Receivers = ReturnType<IncomingFiles["receivers"]>;

/** The upload of a request: it begins with the first file, so that a request without one needs no place. */
function uploadOfFiles(begin: () => Upload | undefined) {
  const breakOff = new AbortController();
  /** The upload, once a file has arrived; undefined when it was not admitted. */
  let begun: { upload: Upload | undefined } | undefined;
  const admit = () => {
    if (begun !== undefined) return begun.upload;
    const upload = begin();
    begun = { upload };
    upload?.signal.addEventListener("abort", () => breakOff.abort(upload.signal.reason));
    return upload;
  };
  return {
    signal: breakOff.signal,
    /** Returns receivers that discard the files of an upload that is not admitted. */
    admitting: (receivers: Receivers): Receivers =>
      new Map(
        [...receivers].map(([name, receive]) => [
          name,
          async (fileName, stream) => {
            if (admit() === undefined) stream.resume();
            else await receive(fileName, stream);
          },
        ]),
      ),
    isRefused: () => begun !== undefined && begun.upload === undefined,
    received: (bytes: number) => begun?.upload?.received(bytes),
    complete: () => begun?.upload?.complete(),
    end: () => begun?.upload?.end(),
  };
}

/** Returns the total size of files and whether all were scanned, for the log; nothing without files. */
function fileTotals(files: readonly NewFile[]) {
  if (files.length === 0) return {};
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { bytes, scan: files.every(({ scan }) => scan === "clean") ? "clean" : "unscanned" };
}

/** Checks all fields and files, so that all errors are reported at once. */
async function check(
  form: AnyForm,
  fields: Fields,
  incoming: IncomingFiles,
  language: Language,
  options: Pick<ReceiverOptions, "isPublished" | "entries">,
): Promise<Sound | { errors: FieldErrors<string> }> {
  const { about } = form;
  const given = valuesOf(form.fields, fields);
  const checked = checkFields(form.fields, given);
  const errors: FieldErrors<string> = checked.ok ? {} : { ...checked.errors };
  const fileFields = filesOf(form.fields);
  const files: NewFile[] = [];
  const hashes: string[] = [];
  let undecoded = 0;
  for (const field of fileFields) {
    const ofField = await incoming.check(field);
    if ("error" in ofField) errors[field[0]] = { id: ofField.error };
    else {
      files.push(...ofField.files);
      // The same file in another field makes another submission. A photo may be decoded only the second time.
      hashes.push(...ofField.originals.map((hash) => (fileFields.length > 1 ? `${field[0]}:${hash}` : hash)));
      undecoded += ofField.undecoded;
    }
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
  const values = Object.entries(submitted).filter(([name]) => name !== about?.field);
  return {
    typed: [form.name, ...Object.values(submitted).map(String), ...hashes],
    submission: {
      values: Object.fromEntries(values.map(([name, value]) => [name, titled[name] ?? String(value)])),
      about: aboutId,
      files,
    },
    undecoded,
  };
}

/** Returns the common parts of each receipt. */
function commonOf<F extends FormFields>(form: FormOf<F>, fields: Fields, sender: Sender) {
  const values: FieldValues<F> = valuesOf(form.fields, fields);
  return { language: languageOf(fields, sender), values };
}

/** Returns the language of the response: the page's, the form's field, or the fallback. */
export function languageOf(fields: Fields, { language }: Sender): Language {
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
export function unavailableStatus(error: unknown): 503 | 507 | undefined {
  const id = failureId(error);
  return id === "storage-unavailable" ? 503 : id === "storage-full" ? 507 : undefined;
}
