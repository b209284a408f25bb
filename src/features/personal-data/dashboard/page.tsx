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

/** The form to find a person's data; for admins. What is found comes as the form's answer: no address stands in a URL. */
export async function loader(args: Route.LoaderArgs) {
  await staffContext(args, "admin");
  return null;
}

export const action = (args: Route.ActionArgs) => personAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Whatever the action says of the answer's headers. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PersonPage() {
  const { person } = useTexts(personTexts);
  const find = useAnswers("look-up");
  // Sent before the script had come: the list of what was held is not there any more.
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

/** Another key for another person, and once something of this one is gone; the same for another page of it. */
function keyOf({ address, counts }: Parameters<typeof PersonSectionsView>[0]["sections"]): string {
  return [address, ...Object.values(counts)].join(" ");
}
