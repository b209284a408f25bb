import { ALLOWED, json, jsonError, refuseMethod, respondWrite } from "#features/api/json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import { PASSKEY_STEPS } from "../accounts.server.ts";
import type { Route } from "./+types/passkey";

/** Maximum size of a body, in bytes; an attestation has a few kilobytes. */
export const handle = { body: { bytes: 64 * 1024, seconds: 60 } };

/**
 * POST /api/auth/passkey/{step}: one step of a passkey ceremony, JSON in and out. The steps are those of
 * `PASSKEY_STEPS`; /api/auth has no other addresses.
 */
export function action(args: Route.ActionArgs): Promise<Response> {
  const step = PASSKEY_STEPS.find((known) => known === args.params.step);
  return respondWrite(args, async ({ accounts }) => {
    if (step === undefined) throw new ExpectedError("not-found", "Not found.");
    const { address } = args.context.get(visitorContext);
    const visit = { headers: args.request.headers, address };
    const { status, body, cookies } = await accounts.passkeyStep(step, await readJson(args.request), visit);
    const answer = json(body, status, { "cache-control": "no-store" });
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    return answer;
  });
}

/** Answers GET with 405, or 404 for an unknown step. */
export function loader({ params }: Route.LoaderArgs): Response {
  if (!PASSKEY_STEPS.some((known) => known === params.step)) return jsonError(404, "Not found.");
  return refuseMethod(ALLOWED.post);
}
