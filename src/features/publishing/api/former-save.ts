import { ALLOWED, refuseMethod } from "#features/api/json.ts";
import type { Route } from "./+types/former-save";
import { respondCreate } from "./saving.ts";
import { savingCall } from "./saving-call.ts";

export const handle = savingCall;

/** POST /save_….php: an address of the specification; it does the same as POST /api/{collection}. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args);
}

/** Reading: 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
