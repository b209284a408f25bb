import { ALLOWED, refuseMethod, respondWrite } from "#features/api/json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import type { Route } from "./+types/receive";
import { presentReceipt } from "./present-receipt.ts";

/** POST /api/<form>: receives a submission. The form's definition limits the size of the body. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  return respondWrite(args, async ({ submissions, forms }) => {
    const called = new URL(args.request.url).pathname.split("/")[2];
    const form = forms.find(({ addresses }) => addresses.api === called);
    if (form === undefined) throw new ExpectedError("not-found", "There is no such form.");
    return presentReceipt(form, await submissions.receive(form, args.request, { address, language: undefined }));
  });
}

/** Refuses GET with 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
