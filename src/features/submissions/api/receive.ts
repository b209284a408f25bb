import { ALLOWED, json, jsonError, refuseMethod, respondJson, respondWrite } from "#features/api/json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { suggestingFields } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { suggestionsFor } from "../suggestions.server.ts";
import type { Route } from "./+types/receive";
import { presentReceipt } from "./present-receipt.ts";

/** POST /api/<form>: receives a submission. The form's definition limits the size of the body. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  const form = formAt(args);
  return respondWrite(
    args,
    async ({ submissions }) =>
      presentReceipt(form, await submissions.receive(form, args.request, { address, language: undefined })),
    allowed(form),
  );
}

/**
 * GET /api/<form>?<field>=<value>: returns names that a misspelt value probably means, by field. Without a field that
 * suggests names, GET is refused with 405; too many questions of an address in a minute get 429.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  const { searchParams } = new URL(args.request.url);
  const form = formAt(args);
  const fields = suggestingFields(form.fields).filter(([name]) => searchParams.has(name));
  return respondJson(
    args,
    async ({ storage, suggestionCalls }) => {
      if (fields.length === 0) return refuseMethod(ALLOWED.post);
      const wait = await suggestionCalls.take(address);
      if (wait !== undefined) return jsonError(429, "Too many calls in a minute.", { "retry-after": String(wait) });
      const values = Object.fromEntries(searchParams);
      return json(await suggestionsFor(storage, Object.fromEntries(fields), values));
    },
    allowed(form),
  );
}

/** Returns the methods of a form's call. */
const allowed = ({ fields }: AnyForm) => (suggestingFields(fields).length > 0 ? ALLOWED.list : ALLOWED.post);

function formAt({ context, request }: Route.ActionArgs | Route.LoaderArgs): AnyForm {
  const called = new URL(request.url).pathname.split("/")[2];
  const form = context.get(servicesContext).forms.find(({ addresses }) => addresses.api === called);
  if (form === undefined) throw new ExpectedError("not-found", "There is no such form.");
  return form;
}
