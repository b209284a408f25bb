import { ALLOWED, refuseMethod, respondWrite } from "#features/api/json.ts";
import type { ResourceArgs } from "#platform/http/note-failure.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import { formAt } from "../status-page/form-at.ts";
import { presentFiles } from "./present-receipt.ts";

/** POST <private page or uploads>/<field>: adds files to a submission. The form's definition limits the size of the body. */
export function action(args: ResourceArgs): Promise<Response> {
  const { address } = args.context.get(visitorContext);
  return respondWrite(args, async ({ submissions, forms, path, language }) => {
    const [token = "", field = ""] = path.split("/").slice(-2);
    const { form } = formAt(forms, path.slice(0, path.lastIndexOf("/")));
    const receipt = await submissions.addFiles(form, field, token, args.request, { address, language });
    return presentFiles(form, field, receipt);
  });
}

/** Refuses GET with 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
