import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { Route } from "./+types/submissions";

/** POST /dashboard/export/<form>.csv: downloads all submissions of a form. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  const name = new URL(args.request.url).pathname.split("/").at(-1) ?? "";
  return staffJson(
    args,
    async ({ actor, exports, forms }) => {
      const form = forms.find(({ csv }) => csv === name);
      if (form === undefined) throw new Error(`no form is exported as ${name}`);
      return attachment({ name, type: "text/csv; charset=utf-8", body: await exports.submissionsCsv(actor, form) });
    },
    "admin",
  );
}

/** Refuses GET with 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
