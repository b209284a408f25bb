import type { Language } from "#platform/i18n/languages.ts";
import { textsOf } from "#platform/i18n/texts.ts";
import type { AnyForm } from "../form.ts";

type Words = Readonly<Record<string, string>>;

/**
 * What a form's `texts/` has for the private page of its senders, beside what `site.status` of this feature says for every
 * form and a form may say otherwise.
 */
interface StatusTexts {
  site: {
    /** Thanks for what was sent. */
    sent: string;
    status: {
      title: string;
      lead: string;
      /** What the page says in a state. */
      states: Words;
      /** Labels of the fields that the form has beside name, e-mail address and phone. */
      fields: Words;
      /** For a form whose sender chooses how long it is stored: the heading and text above that choice. */
      change: string;
      changeText: string;
    };
    /** Words of the choices of a field, by field; "none" of a reference to an entry: none in particular. */
    choices: Readonly<Record<string, Words>>;
  };
}

/** The texts of a form for the private page. @param folder of the form's texts */
export const statusTexts = (folder: string) => textsOf<StatusTexts>(folder);

/** Returns what the private page of a form says, by state; undefined: the form has no such page. */
export function wordsOfStates(
  { pages, states, texts }: Pick<AnyForm, "pages" | "states" | "texts">,
  language: Language,
): Readonly<Record<string, string>> | undefined {
  if (pages.status === undefined) return undefined;
  const t = statusTexts(texts.folder).site(language);
  return Object.fromEntries(Object.keys(states).map((state) => [state, t(`status.states.${state}`)]));
}
