import type { Readable } from "node:stream";
import { newLinkToken } from "#features/submissions/link-token.server.ts";
import { countUploads } from "#features/submissions/open-uploads.server.ts";
import type { FieldErrorId, FieldErrors } from "#features/submissions/person-fields.ts";
import type { ApplicationReceipt, Sender } from "#features/submissions/receipt.server.ts";
import {
  arrivalOf,
  languageOf,
  type ReceiverOptions,
  unavailableStatus,
} from "#features/submissions/receive.server.ts";
import type { Refusal } from "#features/submissions/refusal-texts.ts";
import type { Kept } from "#features/submissions/storage/new-submission.server.ts";
import type { Sealer } from "#platform/crypto/seal.server.ts";
import type { ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { noFields, readForm } from "#platform/http/read-form.server.ts";
import { type Application, type ApplicationField, applicationValues, checkApplication } from "./application-form.ts";
import { CV_MAX_BYTES, judgeCvName, shortFileName } from "./cv-file.ts";
import type { ApplicationFile } from "./storage/applications-store.server.ts";

type Fields = Readonly<Record<string, string>>;

/** A file as it came in: safe on the disk, refused for what it is, or lost to a failure of ours. */
type Incoming =
  | { kind: "received"; name: string; received: ReceivedFile }
  | { kind: "refused"; error: FieldErrorId }
  | { kind: "failed"; failure: unknown };

const BUSY: Refusal = { kind: "busy" };

/** An application that is in order, with its file. */
interface Sound {
  application: Application;
  received: ReceivedFile;
  file: ApplicationFile;
}

/**
 * Makes the function that takes in applications. The file is on the disk before anything is judged, gets its place just
 * before the row that names it is written, and is removed when it is refused. Once it has its place, only the database
 * decides whether it stays.
 */
export function applicationReceiver(options: ReceiverOptions & { sealer: Sealer }) {
  const { files, limits, log, onKept, storage, sealer, inspect, scan } = options;
  const beginUpload = countUploads();

  async function takeIn(name: string, stream: Readable): Promise<Incoming> {
    const badName = judgeCvName(name);
    if (badName !== undefined) {
      stream.resume();
      return { kind: "refused", error: badName };
    }
    try {
      return { kind: "received", name: shortFileName(name), received: await files.receive(stream, CV_MAX_BYTES) };
    } catch (failure) {
      stream.resume();
      return failureId(failure) === "body-too-large"
        ? { kind: "refused", error: "fileTooLarge" }
        : { kind: "failed", failure };
    }
  }

  /** What is wrong with the file, or what the database is to know of a good one. */
  async function judgeFile(cv: Incoming | undefined): Promise<FieldErrorId | ApplicationFile> {
    if (cv === undefined) return "fileMissing";
    if (cv.kind === "refused") return cv.error;
    if (cv.kind === "failed") throw cv.failure;
    const { key, size, sha256, path } = cv.received;
    const wrong = await inspect(path, cv.name);
    if (wrong !== undefined) return wrong;
    const verdict = await scan(path);
    return verdict === "infected" ? "fileInfected" : { key, size, sha256, name: cv.name, scan: verdict };
  }

  /** Looks at everything, so that all errors are told at once. */
  async function judge(fields: Fields, cv: Incoming | undefined): Promise<Sound | FieldErrors<ApplicationField>> {
    const checked = checkApplication(applicationValues(fields));
    const file = await judgeFile(cv);
    const errors: FieldErrors<ApplicationField> = checked.ok ? {} : { ...checked.errors };
    if (typeof file === "string") errors.cv = { id: file };
    const offerId = checked.ok ? checked.application.offerId : undefined;
    if (offerId !== undefined && (await storage.offers.find(offerId, "en")) === undefined) {
      errors.offer = { id: "offerUnknown" };
    }
    const isSound = checked.ok && Object.keys(errors).length === 0;
    if (!isSound || typeof file === "string" || cv?.kind !== "received") return errors;
    return { application: checked.application, received: cv.received, file };
  }

  /** After a failure that may have come after the row was written. When nobody can tell, `FileStore.recover` asks later. */
  async function discardUnlessNamed(received: ReceivedFile): Promise<void> {
    const named = await storage.namedFiles("files", [received.key]).catch(() => undefined);
    if (named?.has(received.key) === false) await files.discard(received);
  }

  async function keep({ application, received, file }: Sound, fields: Fields, sender: Sender): Promise<Kept> {
    const typed = ["application", ...Object.values(application).map(String), file.sha256];
    const arrival = arrivalOf(fields, typed, sender, options);
    await files.keep(received).catch(async (error: unknown) => {
      await files.discard(received);
      throw error;
    });
    const kept = await storage.applications
      .keep(application, file, newLinkToken(sealer), arrival)
      .catch(async (error: unknown) => {
        await discardUnlessNamed(received);
        throw error;
      });
    await (kept.isNew ? files.settle(received) : files.discard(received));
    if (kept.isNew) {
      const { reference } = kept;
      log.info(
        { reference, bytes: file.size, scan: file.scan, suspectedSpam: arrival.suspectedSpam },
        "application kept",
      );
    }
    return kept;
  }

  async function dispose(cv: Incoming | undefined): Promise<void> {
    if (cv?.kind === "received") await files.discard(cv.received);
  }

  async function decide(fields: Fields, cv: Incoming | undefined, sender: Sender): Promise<ApplicationReceipt> {
    const common = { language: languageOf(fields, sender), values: applicationValues(fields) };
    const place = await limits.admit("cv", sender.address);
    if (place.kind === "limited") {
      await dispose(cv);
      return { ...common, ...place };
    }
    try {
      const judged = await judge(fields, cv).catch(async (error: unknown) => {
        await dispose(cv);
        throw error;
      });
      if (!("application" in judged)) {
        await dispose(cv);
        await place.refused();
        return { ...common, kind: "invalid", errors: judged };
      }
      const kept = await keep(judged, fields, sender);
      if (!kept.isNew) await place.released();
      onKept();
      return { ...common, kind: "kept", reference: kept.reference };
    } catch (error) {
      await place.released();
      const status = unavailableStatus(error);
      if (status === undefined) throw error;
      log.error({ status, err: error }, "an application could not be kept");
      return { ...common, kind: "unavailable", status };
    }
  }

  return async (request: Request, sender: Sender): Promise<ApplicationReceipt> => {
    const fields = noFields();
    const refused = (why: Refusal): ApplicationReceipt => ({
      language: languageOf(fields, sender),
      values: applicationValues(fields),
      ...why,
    });
    const upload = (await limits.peek("cv", sender.address)) ?? beginUpload(sender.address) ?? BUSY;
    if (upload.kind !== "open") {
      await readForm(request, { fields });
      return refused(upload);
    }
    let cv: Incoming | undefined;
    const receive = async (name: string, stream: Readable) => {
      cv = await takeIn(name, stream);
    };
    try {
      const isWhole = await readForm(request, { file: { field: "cv", receive }, fields, upload }).then(
        () => true,
        async (error: unknown) => {
          // The form broke off, perhaps after its file had come in.
          await dispose(cv);
          if (!upload.signal.aborted) throw error;
          return false;
        },
      );
      if (!isWhole) return refused(BUSY);
      upload.complete();
      return await decide(fields, cv, sender);
    } finally {
      upload.end();
    }
  };
}
