import { ALLOWED, refuseMethod, respondWrite } from "#features/api/json.ts";
import { presentReceipt } from "#features/submissions/api/present-receipt.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import { CV_MAX_BYTES } from "../cv-file.ts";
import type { Route } from "./+types/receive";

/** The file, and what the form sends around it; as long as 10 MB take over a ship's link. */
export const handle = { body: { bytes: CV_MAX_BYTES + 128 * 1024, seconds: 900 } };

/** POST /api/upload-cv: takes an application with its file. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  return respondWrite(args, async ({ submissions }) =>
    presentReceipt(await submissions.receiveApplication(args.request, { address, language: undefined })),
  );
}

/** Reading: 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
