import { redirect } from "react-router";
import { answerForm, type Handler } from "#features/accounts/forms/answer-form.ts";
import { staffContext } from "#features/accounts/staff.ts";
import { applicantListSearch, readApplicantListQuery } from "../applicant-list-query.ts";
import type { Route } from "./+types/list-page";
import { ApplicantList } from "./list/applicant-list.tsx";

/** One page of the applications; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, applicants, searchParams } = await staffContext(args, "admin");
  return applicants.list(actor, readApplicantListQuery(searchParams));
}

/** Takes what is searched for, and leads to the list's address, in which no name is to be read. */
export const action = (args: Route.ActionArgs) => answerForm(args, { search }, "admin");

const search: Handler = async ({ actor, applicants, fields }) => {
  const { q = "", ...rest } = fields;
  const query = readApplicantListQuery(new URLSearchParams(rest));
  const sealed = applicants.sealSearch(actor, q);
  // What is searched for may be in any state; a tab then narrows what was found.
  const view = sealed !== "" ? "everywhere" : query.view === "everywhere" ? "all" : query.view;
  throw redirect(`/dashboard/applications${applicantListSearch({ ...query, view, search: sealed, page: 1 })}`, 303);
};

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  return <ApplicantList list={loaderData} />;
}
