import { ALLOWED, json, jsonError, refuseMethod, respondJson, respondWrite } from "#features/api/json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import type { AnyForm } from "../form.ts";
import { suggestionsFor } from "../suggestions.server.ts";
import type { Route } from "./+types/receive";
import { presentReceipt } from "./present-receipt.ts";

/** POST /api/<form>: receives a submission. The form's definition limits the size of the body. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  return respondWrite(args, async ({ submissions, forms }) => {
    const form = formAt(forms, args.request);
    return presentReceipt(form, await submissions.receive(form, args.request, { address, language: undefined }));
  });
}

/**
 * GET /api/<form>?<field>=<value>: returns names that a misspelt value probably means, by field. Without a field that
 * suggests names, GET is refused with 405; too many questions of an address in a minute get 429.
 */
export function loader(args: Route.LoaderArgs): Response | Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const form = formAt(args.context.get(servicesContext).forms, args.request);
  const fields = Object.entries(form.fields).filter(
    ([name, { suggests }]) => suggests !== undefined && searchParams.has(name),
  );
  if (fields.length === 0) return refuseMethod(ALLOWED.post);
  const { address } = args.context.get(visitorContext);
  return respondJson(args, async ({ storage, suggestionCalls }) => {
    const wait = await suggestionCalls.take(address);
    if (wait !== undefined) return jsonError(429, "Too many calls in a minute.", { "retry-after": String(wait) });
    const values = Object.fromEntries(searchParams);
    return json(await suggestionsFor(storage, Object.fromEntries(fields), values));
  });
}

function formAt(forms: readonly AnyForm[], { url }: Request): AnyForm {
  const called = new URL(url).pathname.split("/")[2];
  const form = forms.find(({ addresses }) => addresses.api === called);
  if (form === undefined) throw new ExpectedError("not-found", "There is no such form.");
  return form;
}
