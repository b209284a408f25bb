import { checkForm } from "#features/accounts/forms.ts";
import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import { personForm } from "../person-form.ts";
import type { Route } from "./+types/archive";

/** POST /dashboard/person/archive: downloads all data of the address in `email` as a zip archive. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, personalData }) => {
      const form = checkForm(personForm, (await readForm(args.request)).fields);
      if (!form.ok) throw new ExpectedError("invalid-input", "An email address is required.");
      return attachment(await personalData.archive(actor, form.value.email));
    },
    "admin",
  );
}

/** Refuses GET with 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
