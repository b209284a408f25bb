import type { Readable } from "node:stream";
import type { StaffContext } from "#features/accounts/staff.ts";
import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import type { StagedContent } from "../content-transfer.server.ts";
import { CONTENT_MAX_BYTES } from "../import-limits.ts";
import type { Route } from "./+types/import";
import { importAnswer } from "./import-answer.ts";

/** The file and the form's overhead; the time is that of 512 MB at 1.2 Mbit/s. */
export const handle = { body: { bytes: CONTENT_MAX_BYTES + 64 * 1024, seconds: 3600 } };

/** POST /dashboard/import: imports the content file in the form field `file`. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async (staff) => {
      const staged = await stage(args.request, staff);
      if (staged === undefined) throw new ExpectedError("bad-request", "The form has no file.");
      return importAnswer(args, staged);
    },
    "admin",
  );
}

/** Receives the file; it is removed when reading the form fails. */
async function stage(request: Request, { actor, exports }: StaffContext): Promise<StagedContent | undefined> {
  let staged: StagedContent | undefined;
  try {
    const receive = async (_: string, stream: Readable) => {
      staged = await exports.receiveContent(actor, stream);
    };
    await readForm(request, { files: new Map([["file", receive]]) });
    return staged;
  } catch (error) {
    await staged?.discard();
    throw error;
  }
}

/** Refuses GET with 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
