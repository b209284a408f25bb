import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { PICTURE_MAX_BYTES } from "../picture-limits.ts";
import type { Route } from "./+types/upload";
import { readUpload, uploadAnswer } from "./upload-answer.ts";

/** The picture and the form around it, in the time that 25 MB may take over a ship's link. */
export const handle = { body: { bytes: PICTURE_MAX_BYTES + 64 * 1024, seconds: 900 } };

/** POST /dashboard/pictures/upload: stores the picture in the field `file` of a form in the library. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return staffJson(args, async ({ actor, pictures }) =>
    uploadAnswer(await readUpload(args.request, (upload) => pictures.receive(actor, upload)), actor.language),
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
