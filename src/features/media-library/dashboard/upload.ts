import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { PICTURE_MAX_BYTES } from "../picture-limits.ts";
import type { Route } from "./+types/upload";
import { readUpload, uploadAnswer } from "./upload-answer.ts";

/** The picture, and what the form sends around it; as long as 25 MB may take over a ship's link. */
export const handle = { body: { bytes: PICTURE_MAX_BYTES + 64 * 1024, seconds: 900 } };

/** POST /dashboard/pictures/upload: takes one picture as `file` of a form and puts it into the library. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return staffJson(args, async ({ actor, pictures }) =>
    uploadAnswer(await readUpload(args.request, (upload) => pictures.receive(actor, upload)), actor.language),
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
