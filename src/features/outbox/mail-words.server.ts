import type { Published } from "#features/publishing/collection.ts";
import { type AnyPage, defaultPage, readPage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { type TextValues, textValues, withFigures } from "#ui/site/company/figures-in-texts.ts";

/**
 * Returns the words of a page that staff edit, with values filled in.
 * @param own values that only this mail has, such as its reference; they precede those of the site
 */
export type MailWords = <P extends AnyPage>(page: P, language: Language, own?: TextValues) => Published<P>["text"];

/** Words that are not published: they take the place of those of their page. */
export interface MailWordsDraft {
  /** Name of the page. */
  page: string;
  text: Published["text"];
}

/** No mail waits longer for its words, in ms. */
const READ_MS = 2_000;

/** Returns words of e-mails from pages as they are given. @param values of the site, in a language */
export function mailWords(
  textOf: <P extends AnyPage>(page: P, language: Language) => Published<P>["text"],
  values: (language: Language) => TextValues,
): MailWords {
  return (page, language, own) => withFigures(textOf(page, language), { ...values(language), ...own }, language);
}

/**
 * Returns a reader of the words of e-mails: what staff have published; the last known words, or the default ones, when
 * the database does not answer in time. It never fails.
 * @param pages with words of e-mails
 */
export function rememberMailWords(
  storage: Pick<Storage, "collection">,
  pages: readonly AnyPage[],
  { company, figures, retention }: Pick<Services, "company" | "figures" | "retention">,
): (language: Language, draft?: MailWordsDraft) => Promise<MailWords> {
  const last = new Map<string, unknown>();
  const read = async (page: AnyPage, language: Language) => {
    last.set(`${page.name} ${language}`, await readPage(storage, page, language));
  };
  return async (language, draft) => {
    const values = Promise.all([company().catch(() => undefined), figures(language), retention()]);
    await within(READ_MS, Promise.all(pages.map((page) => read(page, language))));
    const [record, { values: figureValues }, months] = await values;
    const textOf = (page: AnyPage, of: Language) =>
      page.name === draft?.page ? draft.text : (last.get(`${page.name} ${of}`) ?? defaultPage(page, of));
    return mailWords(
      (page, of) => textOf(page, of) as Published<typeof page>["text"],
      (of) => textValues(record ?? exampleCompany, figureValues, months, of),
    );
  };
}

/** Waits for work, whether it succeeds or not, and no longer than some ms. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work.catch(() => undefined), promise]);
  clearTimeout(timer);
}
