import { json } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Received, Upload } from "../pictures.server.ts";
import { type RefusalReason, refusalText } from "../refusal-reasons.ts";

/** The response to an upload: the stored file (201), or why it was refused, in the account's language. */
export type UploadAnswer<T> = { file: T } | { error: string; reason: RefusalReason };

const STATUS: Partial<Record<RefusalReason, number>> = { "too-large": 413, "document-too-large": 413, busy: 503 };

/** Reads the one file of a form as a stream. @throws ExpectedError `bad-request` when there is none */
export async function readUpload<T>(
  request: Request,
  receive: (upload: Upload) => Promise<Received<T>>,
): Promise<Received<T>> {
  const { files } = await readForm(request, {
    files: new Map([["file", (name, stream) => receive({ name, stream })]]),
  });
  const file = files.get("file");
  if (file === undefined) throw new ExpectedError("bad-request", "The form has no file.");
  return file;
}

/** Returns the response to an upload. */
export function uploadAnswer<T>(received: Received<T>, language: Language): Response {
  if (received.kind === "stored") return json({ file: received.file } satisfies UploadAnswer<T>, 201);
  const { reason } = received;
  const answer: UploadAnswer<T> = { error: refusalText(reason, language), reason };
  return json(answer, STATUS[reason] ?? 422);
}
