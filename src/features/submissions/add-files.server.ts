import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import type { FileField } from "./fields.ts";
import type { AnyForm } from "./form.ts";
import { takesFiles } from "./inbox-query.ts";
import { type IncomingFiles, incomingFiles } from "./incoming-files.server.ts";
import { tokenHash } from "./link-token.server.ts";
import type { FilesOutcome, Sender, Submissions } from "./receipt.server.ts";
import { BUSY, languageOf, type ReceiverOptions, unavailableStatus } from "./receive.server.ts";
import type { SubmissionsStore } from "./storage/submissions-store.server.ts";

interface AddFilesOptions
  extends Pick<
    ReceiverOptions,
    "files" | "namedFiles" | "inspect" | "scan" | "decodePhoto" | "limits" | "log" | "beginUpload"
  > {
  storeOf(form: AnyForm): Pick<SubmissionsStore, "findByToken" | "addFiles">;
}

/**
 * Returns the function that adds files to a submission by its private link. The link is checked, and the place of each
 * file, before a byte of it is written.
 */
export function fileAdder(options: AddFilesOptions): Submissions["addFiles"] {
  const { limits, log, beginUpload, storeOf } = options;

  /** Returns why a submission takes no files; undefined: it does. A file that is sent again has its place already. */
  async function obstacle(form: AnyForm, hash: string): Promise<"unknown" | "closed" | undefined> {
    const found = await storeOf(form).findByToken(hash);
    if (found === undefined) return "unknown";
    return takesFiles(form, found.state) ? undefined : "closed";
  }

  /** Checks the received files and stores them. */
  async function store(
    form: AnyForm,
    [name, field]: [string, FileField],
    hash: string,
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
        .addFiles(hash, { field: name, max: field.several ?? 1, files }, Date.now())
        .catch(async (error: unknown) => {
          await incoming.discardUnlessNamed();
          throw error;
        });
      const keys = new Set(outcome.kind === "added" ? outcome.keys : []);
      await incoming.settle((key) => keys.has(key));
      if (outcome.kind !== "added") return outcome;
      const { reference } = outcome;
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
    const hash = tokenHash(token);
    const why = hash === undefined ? "unknown" : await obstacle(form, hash);
    const upload =
      why !== undefined
        ? { kind: why }
        : ((await limits.takeUpload(form.limit.name, sender.address)) ?? beginUpload(sender.address) ?? BUSY);
    if (hash === undefined || upload.kind !== "open") {
      await readForm(request);
      return upload as Exclude<typeof upload, { kind: "open" }>;
    }
    const incoming = incomingFiles(options);
    try {
      const [name] = field;
      const body = { files: incoming.receivers([field]), several: new Set([name]), upload };
      await readForm(request, body).catch(async (error: unknown) => {
        // The request was aborted, perhaps after a file was received.
        await incoming.dispose();
        throw error;
      });
      upload.complete();
      return await store(form, field, hash, incoming);
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
