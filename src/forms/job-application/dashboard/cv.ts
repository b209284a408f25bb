import { redirect } from "react-router";
import type { StaffContext } from "#features/accounts/staff.ts";
import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { noteFailure } from "#platform/http/note-failure.ts";
import type { Route } from "./+types/cv";
import type { CvTrouble } from "./cv-trouble.ts";
import { cvType } from "./cv-type.ts";

export const action = (args: Route.ActionArgs) => refuseMethod(args, "GET, HEAD");

/**
 * Hands out the CV of an application, to be saved and not shown, to admins; who opened it is on record before. When that
 * fails, a person is led to the application's page, which says why, and a program gets the status.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, params } = args;
  const page = `/dashboard/applications/${encodeURIComponent(params.id)}`;
  const answer = await staffJson(
    args,
    async (staff) => {
      try {
        return await handOut(staff, params.id, request);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === undefined || !isPerson(request)) throw error;
        noteFailure(error, args);
        return redirect(`${page}?cv=${trouble}`, 303);
      }
    },
    "admin",
  );
  // The page itself asks for the password, or says that it is for administrators.
  return isPerson(request) && (answer.status === 401 || answer.status === 403) ? redirect(page, 303) : answer;
}

async function handOut({ actor, applicants }: StaffContext, reference: string, request: Request): Promise<Response> {
  const { name, size, body } = await applicants.openCv(actor, reference);
  // Whoever goes away before its end leaves no file open.
  request.signal.addEventListener("abort", () => body.destroy());
  const answer = attachment({ name, size, type: cvType(name), body });
  if (request.method !== "HEAD") return answer;
  body.destroy();
  return new Response(null, { headers: answer.headers });
}

function troubleOf(error: unknown): CvTrouble | undefined {
  switch (failureId(error)) {
    case "not-found":
      return "missing";
    case "storage-unavailable":
    case "storage-full":
      return "unrecorded";
    default:
      return undefined;
  }
}

/** A browser that opens a link wants to show what comes. */
function isPerson(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") === true;
}
