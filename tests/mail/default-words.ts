import { type MailWords, mailWords } from "#features/outbox/mail-words.server.ts";
import { defaultPage } from "#features/publishing/read-page.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues } from "#ui/site/company/figures-in-texts.ts";
import { DEFAULT_RETENTION } from "../default-retention.ts";

/** The default words of e-mails, with the values of the example. */
export const defaultWords: MailWords = mailWords(defaultPage, (language) =>
  textValues(exampleCompany, DEFAULT_RETENTION, language),
);
