import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { isCommonPart } from "../held-parts.ts";
import { personTexts } from "../texts.ts";

/** Returns what names the parts of a person's data: submissions have the title of their inbox. */
export function usePartTitles(): (part: string) => string {
  const { person } = useTexts(personTexts);
  const forms = useForms();
  return (part) =>
    isCommonPart(part) ? person.parts[part] : (forms.find(({ dashboard }) => dashboard === part)?.texts.title ?? part);
}
