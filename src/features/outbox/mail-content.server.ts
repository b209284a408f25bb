import type { Company } from "#ui/site/company/company.ts";

/** A mail's words. */
export interface MailContent {
  /** One line. */
  subject: string;
  text: string;
  /** A whole document. */
  html: string;
}

/** What templates need beside the mail itself. */
export interface MailContext {
  /** For the footer; without a record there is none. */
  company: Company | undefined;
  /** The site's address without a slash at its end. */
  publicUrl: string;
  /** Decrypts what `encrypt` has encrypted. @throws Error for a text encrypted with another secret */
  decryptToken(encrypted: string): string;
}
