import type { Company } from "#ui/site/company/company.ts";
import type { MailWords } from "./mail-words.server.ts";

/** Subject and body of a mail. */
export interface MailContent {
  /** One line. */
  subject: string;
  text: string;
  /** Complete document. */
  html: string;
}

/** Context of mail templates. */
export interface MailContext {
  /** For the footer; undefined: no footer. */
  company: Company | undefined;
  /** The site's address without a trailing slash. */
  publicUrl: string;
  /** Decrypts a token. @throws Error for one encrypted with another secret */
  decryptToken(encrypted: string): string;
  /** The words that staff edit. */
  words: MailWords;
}
