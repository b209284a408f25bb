import { companyFigures } from "#collections/figures/company-figures.ts";
import { type MailWords, mailWords } from "#features/outbox/mail-words.server.ts";
import { defaultPage } from "#features/publishing/read-page.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues } from "#ui/site/company/figures-in-texts.ts";
import { DEFAULT_RETENTION } from "../default-retention.ts";

/** The figures that a site starts with, by name. */
const FIGURES = Object.fromEntries(companyFigures().map(({ name, value }) => [name, value]));

/** The default words of e-mails, with the values of the example. */
export const defaultWords: MailWords = mailWords(defaultPage, (language) =>
  textValues(exampleCompany, FIGURES, DEFAULT_RETENTION, language),
);
