import type { Language } from "#platform/i18n/languages.ts";
import { textsOf, translate } from "#platform/i18n/texts.ts";
import type { AnyForm, FormWords } from "../form.ts";
import { submissionTexts } from "../texts.ts";

type Words = Readonly<Record<string, string>>;

/**
 * A form's own texts for the private page. It can also override the common texts in `site.status` of this feature.
 */
interface StatusTexts {
  site: {
    /** Thanks after sending. */
    sent: string;
    status: {
      title: string;
      lead: string;
      /** Text of each state. */
      states: Words;
      /** Labels of the fields other than name, e-mail address and phone. */
      fields: Words;
      /** Heading and text above the choice of the retention time. */
      change: string;
      changeText: string;
    };
    /** Labels of choices by field; "none" of a reference: about no entry. */
    choices: Readonly<Record<string, Words>>;
  };
}

/** Returns a form's texts for the private page. @param folder of the form's texts */
export const statusTexts = (folder: string) => textsOf<StatusTexts>(folder);

/** Returns the name of the text of a state among the words that staff edit: "stateInHand" of "in-hand". */
const stateField = (state: string) =>
  `state${state.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Returns the texts of the private page by state, which may name values; undefined: the form has no such page.
 * @param words of the form that staff edit, where it has some
 */
export function wordsOfStates(
  { pages, states, texts, stages }: Pick<AnyForm, "pages" | "states" | "texts" | "stages">,
  language: Language,
  words: FormWords | undefined,
): Readonly<Record<string, string>> | undefined {
  if (pages.status === undefined) return undefined;
  const t = translate(language, statusTexts(texts.folder), submissionTexts);
  const common = (state: string) => stages && t(`stages.${stages[state] ?? "in-progress"}.text`);
  const textOf = (state: string) => common(state) ?? words?.[stateField(state)] ?? t(`status.states.${state}`);
  return Object.fromEntries(Object.keys(states).map((state) => [state, String(textOf(state))]));
}

/** Returns the label of a state's stage on the private page; undefined where the form declares no stages. */
export function stageLabel({ stages }: Pick<AnyForm, "stages">, state: string, language: Language): string | undefined {
  return stages && submissionTexts.site(language)(`stages.${stages[state] ?? "in-progress"}.label`);
}
