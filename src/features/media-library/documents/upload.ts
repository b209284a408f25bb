import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { readUpload, uploadAnswer } from "../dashboard/upload-answer.ts";
import { DOCUMENT_MAX_BYTES } from "../picture-limits.ts";
import type { Route } from "./+types/upload";

/** The document and the form around it, in the time that 10 MB may take over a ship's link. */
export const handle = { body: { bytes: DOCUMENT_MAX_BYTES + 64 * 1024, seconds: 900 } };

/** POST /dashboard/documents/upload: stores the PDF in the field `file` of a form. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return staffJson(args, async ({ actor, pictures }) =>
    uploadAnswer(await readUpload(args.request, (upload) => pictures.receiveDocument(actor, upload)), actor.language),
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
