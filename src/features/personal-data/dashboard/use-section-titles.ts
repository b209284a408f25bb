import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { isCommonSection } from "../sections.ts";
import { personTexts } from "../texts.ts";

/** Returns a function for the titles of sections; submissions have the title of their inbox. */
export function useSectionTitles(): (section: string) => string {
  const { person } = useTexts(personTexts);
  const forms = useForms();
  return (section) =>
    isCommonSection(section)
      ? person.sections[section]
      : (forms.find(({ dashboard }) => dashboard === section)?.texts.title ?? section);
}
