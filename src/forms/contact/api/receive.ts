import { ALLOWED, refuseMethod, respondWrite } from "#features/api/json.ts";
import { presentReceipt } from "#features/submissions/api/present-receipt.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import type { Route } from "./+types/receive";

/** A message of 5,000 characters, each written as `%F0%9F%98%80`, and the other fields. */
export const handle = { body: { bytes: 128 * 1024, seconds: 60 } };

/** POST /api/contact: takes a contact message. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  return respondWrite(args, async ({ submissions }) =>
    presentReceipt(await submissions.receiveMessage(args.request, { address, language: undefined })),
  );
}

/** Reading: 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
