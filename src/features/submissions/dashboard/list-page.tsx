import { redirect } from "react-router";
import { answerForm, type Handler } from "#features/accounts/forms/answer-form.ts";
import { type AnyForm, describeForm } from "../form.ts";
import { inboxSearch, readInboxQuery, searchedView } from "../inbox-query.ts";
import type { Route } from "./+types/list-page";
import { formAt, inboxContext } from "./inbox-context.ts";
import { FormProvider } from "./inbox-form.tsx";
import { InboxList } from "./list/inbox-list.tsx";

/** Loads one page of a form's inbox. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, inbox, form, searchParams } = await inboxContext(args);
  return { form: describeForm(form), page: await inbox.list(actor, form, readInboxQuery(searchParams, form)) };
}

/** Redirects a search to the list's address with the search text encrypted, so that URLs and logs contain no names. */
export function action(args: Route.ActionArgs) {
  const form = formAt(args);
  return answerForm(args, { search: searchIn(form) }, form.readableBy);
}

const searchIn =
  (form: AnyForm): Handler =>
  async ({ actor, inbox, fields }) => {
    const { q = "", ...rest } = fields;
    const query = readInboxQuery(new URLSearchParams(rest), form);
    const search = inbox.encryptSearch(actor, form, q);
    const view = searchedView(form, query.view, search !== "");
    const parameters = inboxSearch(form, { ...query, view, search, from: undefined, page: 1 });
    throw redirect(`/dashboard/${form.addresses.dashboard}${parameters}`, 303);
  };

export default function InboxListPage({ loaderData: { form, page } }: Route.ComponentProps) {
  return (
    <FormProvider form={form}>
      <InboxList inbox={page} />
    </FormProvider>
  );
}
