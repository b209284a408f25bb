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

/** One submission; its address has the filter of the list that it was opened from, or why its file was not handed out. */
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

/** Whatever the action says of the answer's headers. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** A text of several lines has a column of its own; a form without one is shown in sections. */
export default function SubmissionPage({ loaderData: { form, ...shown } }: Route.ComponentProps) {
  const Page = bodyOf(form) === undefined ? SectionsPage : ColumnsPage;
  return (
    <FormProvider form={form}>
      {/* Notices and input are reset when another submission opens. */}
      <Page key={shown.submission.key} {...shown} />
    </FormProvider>
  );
}
