import { extname } from "node:path/posix";
import { redirect } from "react-router";
import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { noteFailure } from "#platform/http/note-failure.ts";
import type { OpenedFile } from "../inbox.server.ts";
import type { Route } from "./+types/file";
import type { FileTrouble } from "./file-trouble.ts";
import { formAt } from "./inbox-context.ts";

export const action = (args: Route.ActionArgs) => refuseMethod(args, "GET, HEAD");

/**
 * Returns the file of a submission as a download, after recording it in the audit log. On failure, a browser is
 * redirected to the submission's page, which gives the reason; other clients get the status.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const form = formAt(args);
  const [key = "", field = "", position = "1"] = new URL(request.url).pathname
    .split("/")
    .slice(3)
    .map(decodeURIComponent);
  const page = `/dashboard/${form.addresses.dashboard}/${encodeURIComponent(key)}`;
  const answer = await staffJson(
    args,
    async (staff) => {
      try {
        return handOut(await staff.inbox.openFile(staff.actor, form, key, field, Number(position)), request);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === undefined || !isPerson(request)) throw error;
        noteFailure(error, args);
        return redirect(`${page}?${field}=${trouble}`, 303);
      }
    },
    form.readableBy,
  );
  // The page asks for the password, or says that it is for administrators.
  return isPerson(request) && (answer.status === 401 || answer.status === 403) ? redirect(page, 303) : answer;
}

function handOut({ name, size, body }: OpenedFile, request: Request): Response {
  // A client that disconnects early must not leave the file open.
  request.signal.addEventListener("abort", () => body.destroy());
  const answer = attachment({
    name,
    size,
    type: TYPES[extname(name).toLowerCase()] ?? "application/octet-stream",
    body,
  });
  if (request.method !== "HEAD") return answer;
  body.destroy();
  return new Response(null, { headers: answer.headers });
}

/** Media types by extension. The content was checked against the extension when the file was received. */
const TYPES: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".heic": "image/heic",
  ".heif": "image/heif",
};

function troubleOf(error: unknown): FileTrouble | undefined {
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

/** Returns whether the request is a browser's navigation. */
function isPerson(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") === true;
}
