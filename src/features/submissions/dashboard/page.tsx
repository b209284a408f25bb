import { data } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { bodyOf, describeForm } from "../form.ts";
import { readInboxQuery } from "../inbox-query.ts";
import type { Route } from "./+types/page";
import { changeSubmission } from "./change-submission.ts";
import { isFileTrouble } from "./file-trouble.ts";
import { inboxContext } from "./inbox-context.ts";
import { FormProvider } from "./inbox-form.tsx";
import { ColumnsPage } from "./one/columns-page.tsx";
import { SectionsPage } from "./one/sections-page.tsx";

// An answer of 10,000 characters, each written as `%F0%9F%98%80`, and the other fields.
export const handle = { body: { bytes: 128 * 1024, seconds: 60 } };

/** Loads one submission. The query has the filter of the list that it was opened from, or why a download failed. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, inbox, form, searchParams } = await inboxContext(args);
  const filter = readInboxQuery(searchParams, form);
  try {
    const submission = await inbox.open(actor, form, args.params.id ?? "", filter);
    const shown = { form: describeForm(form), submission, filter, ownId: actor.userId };
    const trouble = submission.files.map(({ field }) => searchParams.get(field)).find(isFileTrouble);
    if (trouble === undefined) return data({ ...shown, trouble });
    return data({ ...shown, trouble }, { status: trouble === "missing" ? 404 : 503 });
  } catch (error) {
    if (failureId(error) === "not-found") throw data(null, 404);
    throw error;
  }
}

export const action = (args: Route.ActionArgs) => changeSubmission(args, args.params.id ?? "");

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Shows submissions with a multi-line text in columns, others in sections. */
export default function SubmissionPage({ loaderData: { form, ...shown } }: Route.ComponentProps) {
  const Page = bodyOf(form) === undefined ? SectionsPage : ColumnsPage;
  return (
    <FormProvider form={form}>
      {/* Notices and input are reset when another submission opens. */}
      <Page key={shown.submission.key} {...shown} />
    </FormProvider>
  );
}
