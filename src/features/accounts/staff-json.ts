import { isRouteErrorResponse } from "react-router";
import { noteFailure } from "#platform/http/note-failure.ts";
import type { Actor } from "./accounts.server.ts";
import { SECOND_FACTOR_FIRST, type StaffArgs, type StaffContext, staffContext } from "./staff.ts";

/**
 * Answers a request of the dashboard's own pages with JSON: 401 without a session, 403 without the role or a required
 * second factor, the status of expected failures with `{"error"}`, and 500 with the id of the log line for others.
 * Never rejects.
 * @param answer returns the response's body, or a whole response
 */
export async function staffJson(
  args: StaffArgs,
  answer: (staff: StaffContext) => Promise<unknown>,
  role: Actor["role"] = "editor",
): Promise<Response> {
  try {
    const made = await answer(await staffContext(args, role));
    return made instanceof Response ? made : json(made, 200);
  } catch (error) {
    const refused = statusOfRefusal(error);
    if (refused === 303) return json({ error: SECOND_FACTOR_FIRST }, 403);
    if (refused !== undefined) return json({ error: refused === 401 ? "Signed out." : "Not allowed." }, refused);
    const { status, message, logId } = noteFailure(error, args);
    return json(
      message === undefined ? { error: "Unexpected Application Error!", id: logId } : { error: message },
      status,
    );
  }
}

/** Returns a JSON response that is never cached. */
export function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { "cache-control": "no-store" } });
}

/** Answers 405 to staff who may open the route, with another method. @param allow the allowed methods */
export function refuseMethod(args: StaffArgs, allow = "POST"): Promise<Response> {
  const headers = { allow, "cache-control": "no-store" };
  return staffJson(args, async () => Response.json({ error: "Method not allowed." }, { status: 405, headers }));
}

/** Returns the status of a refusal by `staffContext`; undefined for other errors. */
function statusOfRefusal(error: unknown): number | undefined {
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status;
  if (typeof error !== "object" || error === null || !("init" in error)) return undefined;
  const init = error.init as ResponseInit | null;
  return init?.status;
}
