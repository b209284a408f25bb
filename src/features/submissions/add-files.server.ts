import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import type { FileField } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import { takesFiles } from "./inbox-query.ts";
import { type IncomingFiles, incomingFiles } from "./incoming-files.server.ts";
import { tokenHash, UPLOAD_KEY_MS, uploadReference } from "./link-token.server.ts";
import type { FilesOutcome, Sender, Submissions } from "./receipt.server.ts";
import { BUSY, languageOf, type ReceiverOptions, unavailableStatus } from "./receive.server.ts";
import type { SubmissionsStore } from "./storage/submissions-store.server.ts";

interface AddFilesOptions
  extends Pick<
    ReceiverOptions,
    "files" | "namedFiles" | "inspect" | "scan" | "decodePhoto" | "limits" | "log" | "beginUpload" | "secret"
  > {
  storeOf(form: AnyForm): Pick<SubmissionsStore, "find" | "addFiles">;
}

/**
 * Returns the function that adds files to a submission by its private link or its upload key. These are checked, and the
 * place of each file, before a byte of it is written.
 */
export function fileAdder(options: AddFilesOptions): Submissions["addFiles"] {
  const { limits, log, beginUpload, secret, storeOf } = options;

  /** Finds the submission of a private link, or of an upload key that is still valid. */
  async function find(form: AnyForm, token: string) {
    const hash = tokenHash(token);
    if (hash !== undefined) return storeOf(form).find({ tokenHash: hash });
    const reference = uploadReference(secret, form.name, token);
    const found = reference === undefined ? undefined : await storeOf(form).find({ reference });
    return found !== undefined && Date.now() - found.receivedAt <= UPLOAD_KEY_MS ? found : undefined;
  }

  /** Checks the received files and stores them. */
  async function store(
    form: AnyForm,
    [name, field]: [string, FileField],
    reference: string,
    incoming: IncomingFiles,
  ): Promise<FilesOutcome> {
    let isDecided = false;
    try {
      const checked = await incoming.check([name, field]);
      if ("error" in checked) return { kind: "invalid", error: { id: checked.error } };
      const { files, undecoded } = checked;
      if (files.length === 0) return undecoded > 0 ? BUSY : { kind: "empty" };
      isDecided = true;
      await incoming.save();
      const outcome = await storeOf(form)
        .addFiles(reference, { field: name, max: field.several ?? 1, files }, Date.now())
        .catch(async (error: unknown) => {
          await incoming.discardUnlessNamed();
          throw error;
        });
      const keys = new Set(outcome.kind === "added" ? outcome.keys : []);
      await incoming.settle((key) => keys.has(key));
      if (outcome.kind !== "added") return outcome;
      if (keys.size > 0) log.info({ reference, files: keys.size }, `files added to ${form.name}`);
      return { kind: "stored", reference, undecoded };
    } finally {
      if (!isDecided) await incoming.dispose();
    }
  }

  async function add(
    form: AnyForm,
    field: [string, FileField],
    token: string,
    request: Request,
    sender: Sender,
  ): Promise<FilesOutcome> {
    const found = await find(form, token);
    const refused = async (outcome: FilesOutcome) => {
      await readForm(request);
      return outcome;
    };
    // Answered before the body is read: its limits are those of photos.
    if (found === undefined) return { kind: "unknown" };
    // A file that is sent again has its place already: whether there is one more is decided when it is stored.
    if (!takesFiles(form, found.state)) return refused({ kind: "closed" });
    const upload = (await limits.takeUpload(form.limit.name, sender.address)) ?? beginUpload(sender.address) ?? BUSY;
    if (upload.kind !== "open") return refused(upload);
    const incoming = incomingFiles(options, sender.address);
    try {
      const [name] = field;
      const body = { files: incoming.receivers([field]), several: new Set([name]), upload };
      await readForm(request, body).catch(async (error: unknown) => {
        // The request was aborted, perhaps after a file was received.
        await incoming.dispose();
        throw error;
      });
      upload.complete();
      return await store(form, field, found.reference, incoming);
    } catch (error) {
      if (!upload.signal.aborted) throw error;
      return BUSY;
    } finally {
      upload.end();
    }
  }

  return async (form, name, token, request, sender) => {
    const field = form.fields[name];
    if (field?.control !== "file" || field.several === undefined) {
      throw new ExpectedError("not-found", "Files of this field cannot follow.");
    }
    const language = languageOf({}, sender);
    try {
      return { ...(await add(form, [name, field as FileField], token, request, sender)), language };
    } catch (error) {
      const status = unavailableStatus(error);
      if (status === undefined) throw error;
      log.error({ status, form: form.name, err: error }, "files could not be added");
      return { kind: "unavailable", status, language };
    }
  };
}
