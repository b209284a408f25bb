import { redirect } from "react-router";
import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { Route } from "./+types/archive";

/**
 * GET /dashboard/backups/:name: downloads an archive, after recording it in the audit log. For admins whose session is
 * confirmed; others are redirected to the page, which confirms it.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { request, params } = args;
  return staffJson(
    args,
    async ({ actor, backups }) => {
      try {
        const archive = await backups.download(actor, params.name);
        // A client that disconnects early must not leave the file open.
        request.signal.addEventListener("abort", () => archive.body.destroy());
        const answer = attachment(archive);
        if (request.method !== "HEAD") return answer;
        archive.body.destroy();
        return new Response(null, { headers: answer.headers });
      } catch (error) {
        if (failureId(error) === "unconfirmed") return redirect("/dashboard/backups", 303);
        throw error;
      }
    },
    "admin",
  );
}

export const action = (args: Route.ActionArgs) => refuseMethod(args, "GET");
