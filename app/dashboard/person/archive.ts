import { checkForm } from "#content/accounts/forms.ts";
import { personForm } from "#content/persons/person-form.ts";
import { ExpectedError } from "#server/errors.ts";
import { attachment } from "#server/http/attachment.ts";
import { readForm } from "#server/http/read-form.ts";
import { refuseMethod, staffJson } from "../../middleware/staff-json.ts";
import type { Route } from "./+types/archive";

/** POST /dashboard/person/archive: all that is held under the address `email`, as a zip archive. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, personalData }) => {
      const form = checkForm(personForm, (await readForm(args.request)).fields);
      if (!form.ok) throw new ExpectedError("invalid-input", "There is no e-mail address in it.");
      return attachment(await personalData.archive(actor, form.value.email));
    },
    "admin",
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
