import { isRouteErrorResponse } from "react-router";
import { noteFailure } from "#platform/http/note-failure.ts";
import type { Actor } from "./accounts.server.ts";
import { SECOND_FACTOR_FIRST, type StaffArgs, type StaffContext, staffContext } from "./staff.ts";

/**
 * Answers a request of the dashboard's own pages with JSON. Nobody gets 401, a role that is not enough and an account
 * that lacks the second factor it must have 403; expected failures give their status with `{"error"}`, anything else 500 with the id of its log line. Nothing is thrown.
 * @param answer makes the answer's body, or a whole answer
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

/** Makes a JSON answer that nobody keeps. */
export function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { "cache-control": "no-store" } });
}

/** Answers 405 to whoever may come here, but not with this method. @param allow the methods that are taken */
export function refuseMethod(args: StaffArgs, allow = "POST"): Promise<Response> {
  const headers = { allow, "cache-control": "no-store" };
  return staffJson(args, async () => Response.json({ error: "Method not allowed." }, { status: 405, headers }));
}

/** The status of what `staffContext` throws. */
function statusOfRefusal(error: unknown): number | undefined {
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status;
  if (typeof error !== "object" || error === null || !("init" in error)) return undefined;
  const init = error.init as ResponseInit | null;
  return init?.status;
}
