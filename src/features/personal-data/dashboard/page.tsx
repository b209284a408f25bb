import { useActionData } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import type { FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { personTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { ErasedResult } from "./erased-result.tsx";
import { FindSection } from "./find-section.tsx";
import css from "./page.module.css";
import { personAction } from "./person-action.ts";
import { PersonSectionsView } from "./person-sections.tsx";

/** Page to find a person's data; for admins. Sent as POST so that addresses never appear in URLs or logs. */
export async function loader(args: Route.LoaderArgs) {
  await staffContext(args, "admin");
  return null;
}

export const action = (args: Route.ActionArgs) => personAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PersonPage() {
  const { person } = useTexts(personTexts);
  const find = useAnswers("look-up");
  // Set when the form was sent before the script was loaded.
  const ofPage = useActionData<FormAnswer>();
  const sections = find.answer?.kind === "person" ? find.answer.sections : undefined;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={person.title} />
      <p className={css.lead}>{person.lead}</p>
      <FindSection answers={find} before={ofPage} />
      {sections === undefined && ofPage?.kind === "person-erased" ? <ErasedResult erased={ofPage.erased} /> : null}
      {sections === undefined ? null : <PersonSectionsView key={keyOf(sections)} sections={sections} find={find} />}
    </div>
  );
}

/** Returns a key that changes with the person and the counts, but not with the page. */
function keyOf({ address, counts }: Parameters<typeof PersonSectionsView>[0]["sections"]): string {
  return [address, ...Object.values(counts)].join(" ");
}
