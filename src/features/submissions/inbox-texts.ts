import type { Language } from "#platform/i18n/languages.ts";
import { type StaffTexts, staffTexts, textsOf } from "#platform/i18n/texts.ts";
import type { MailPart } from "./form.ts";
import { submissionTexts } from "./texts.ts";

type Words = Readonly<Record<string, string>>;
type Common = StaffTexts<typeof submissionTexts>["inbox"];
type Joined = "columns" | "done" | "mailParts" | "views";

/** Texts of optional features of a form: entry, files, private page, numbered pages. */
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
  | ("askTitle" | "askText" | "found" | "cut" | "language" | "retention" | "fromLead" | "mailsLead")
  | ("next" | "previous");

/** Texts of a form's inbox. */
export type InboxTexts = Omit<Common, Joined> &
  Readonly<Record<OfAbilities | "title" | "waiting" | "toErase", string>> &
  Readonly<Record<Exclude<Joined, "mailParts"> | "states" | "actions" | "labels", Words>> & {
    /** Label of its notifications in the settings; defaults to the title. */
    readonly inSettings?: string;
    /** Labels of its retention times in the settings, by setting. */
    readonly retentionTimes?: Readonly<Record<string, { label: string; hint: string }>>;
    readonly mailParts: Common["mailParts"];
    /** Name of one submission in lists of e-mails of all forms; defaults to the title. */
    readonly singular?: string;
    /** Names of its e-mails in such lists that differ from the default, by part. */
    readonly mailNames?: Readonly<Partial<Record<MailPart, string>>>;
    /** Names of its letters as templates, by the state that each announces; default to the names of the states. */
    readonly letters?: Words;
    /** Labels of choices, by field. */
    readonly choices: Readonly<Record<string, Words>>;
    /** Audit log: name of one submission ("message {{name}}") and of several, and texts of the form's own actions. */
    readonly audit: Readonly<Record<"one" | "many", string> & Record<"actions" | "sentences", Words>>;
    /** Personal data page: heading of a submission, and column names and labels of choices that differ. */
    readonly data?: {
      readonly heading: string;
      readonly columns?: Words;
      readonly choices?: Readonly<Record<string, Words>>;
    };
    /** The CSV export. */
    readonly csv: Readonly<
      Record<"title" | "lead" | "download", string> & Record<"inIt" | "notInIt", readonly string[]>
    >;
  };

/** A form's own texts for its inbox: title, states and overrides of the common texts. */
interface OwnTexts {
  staff: {
    own: Partial<Omit<InboxTexts, "audit" | "keys">> & {
      readonly audit?: Partial<InboxTexts["audit"]>;
      readonly keys?: Partial<InboxTexts["keys"]>;
    };
  };
}

/**
 * Returns the texts of a form's inbox: the common ones with the form's overrides.
 * @param folder of the form's texts
 * @param read `shownTexts` for pages
 */
export function inboxTexts(folder: string, language: Language, read = staffTexts): InboxTexts {
  const { inbox: common } = read(language, submissionTexts);
  const { own } = read(language, textsOf<OwnTexts>(folder));
  return {
    ...common,
    ...own,
    columns: { ...common.columns, ...own.columns },
    keys: { ...common.keys, ...own.keys },
    done: { ...common.done, ...own.done },
    mailParts: { ...common.mailParts, ...own.mailParts },
    views: { ...common.views, ...own.views },
    audit: { one: "{{name}}", many: own.title, actions: {}, sentences: {}, ...own.audit },
    // A test over all forms checks that the texts of its optional features exist.
  } as InboxTexts;
}
