import type { Language } from "#platform/i18n/languages.ts";
import { type StaffTexts, textsOf } from "#platform/i18n/texts.ts";
import type { MailPart } from "./form.ts";
import { submissionTexts } from "./texts.ts";

type Words = Readonly<Record<string, string>>;
type Common = StaffTexts<typeof submissionTexts>["inbox"];
type Joined = "columns" | "done" | "mailParts" | "views";

/** Texts that a form has for what only some forms can: an entry, files, a private page of the sender, numbered pages. */
type OfAbilities =
  | (
      | "about"
      | "anyAbout"
      | "noAbout"
      | "closedAbout"
      | "file"
      | "fileLead"
      | "download"
      | "stateLead"
      | "shownToSender"
    )
  | ("askTitle" | "askText" | "found" | "cut" | "language" | "retention" | "fromLead" | "noNotes" | "mailsLead")
  | ("next" | "previous");

/** Texts of a form's inbox. */
export type InboxTexts = Omit<Common, Joined> &
  Readonly<Record<OfAbilities | "title" | "waiting" | "toErase", string>> &
  Readonly<Record<Exclude<Joined, "mailParts"> | "states" | "actions" | "labels", Words>> & {
    /** What the settings call what comes through the form, where that is not the title. */
    readonly inSettings?: string;
    /** What the settings call its retention times, by setting; a time without a name counts from the arrival. */
    readonly retentionTimes?: Readonly<Record<string, { label: string; hint: string }>>;
    readonly mailParts: Common["mailParts"];
    /** One submission, in lists of e-mails of all forms; the title where there is none. */
    readonly singular?: string;
    /** What such lists call an e-mail of the form otherwise, by its part. */
    readonly mailNames?: Readonly<Partial<Record<MailPart, string>>>;
    /** Words of the choices of a field, by field. */
    readonly choices: Readonly<Record<string, Words>>;
    /** Inside sentences of the audit log: a submission, "message {{name}}", and several; and words for names of its own. */
    readonly audit: Readonly<Record<"one" | "many", string> & Record<"actions" | "sentences", Words>>;
    /** A person's data: the heading of a submission, names of columns, and words of choices where they differ. */
    readonly data?: {
      readonly heading: string;
      readonly columns?: Words;
      readonly choices?: Readonly<Record<string, Words>>;
    };
    /** The download of all submissions as a table. */
    readonly csv: Readonly<
      Record<"title" | "lead" | "download", string> & Record<"inIt" | "notInIt", readonly string[]>
    >;
  };

/** What a form's `texts/` has for its inbox: its title, its states, and what it does not call as every form does. */
interface OwnTexts {
  staff: {
    own: Partial<Omit<InboxTexts, "audit" | "keys">> & {
      readonly audit?: Partial<InboxTexts["audit"]>;
      readonly keys?: Partial<InboxTexts["keys"]>;
    };
  };
}

/** Joins the texts of a form's inbox. @param folder of the form's texts */
export function inboxTexts(folder: string, language: Language): InboxTexts {
  const { inbox: common } = submissionTexts.staff(language);
  const { own } = textsOf<OwnTexts>(folder).staff(language);
  return {
    ...common,
    ...own,
    columns: { ...common.columns, ...own.columns },
    keys: { ...common.keys, ...own.keys },
    done: { ...common.done, ...own.done },
    mailParts: { ...common.mailParts, ...own.mailParts },
    views: { ...common.views, ...own.views },
    audit: { one: "{{name}}", many: own.title, actions: {}, sentences: {}, ...own.audit },
    // A form has texts for its abilities: checked by a test over all forms.
  } as InboxTexts;
}
