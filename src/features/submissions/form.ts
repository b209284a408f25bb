import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import { type Retention, type RetentionTime, timesOf } from "#features/settings/retention.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AnyTexts } from "#platform/i18n/texts.ts";
import type { FormField, FormFields } from "./fields.ts";

/** The e-mails of a form: to the company, to the sender, and to the company when its sender has erased a submission. */
export type MailPart = "notice" | "confirmation" | "withdrawn";

/** What an e-mail knows of a submission, read just before it goes. */
export interface MailedSubmission {
  /** What was typed or chosen, by field. */
  values: Readonly<Record<string, string>>;
  /** Title of the entry that it is about, in the mail's language. */
  about: string | undefined;
  /** The files, sizes in bytes. "unscanned" when the virus scanner was down or there is none. */
  files: readonly { field: string; name: string; size: number; scan: "clean" | "unscanned" }[];
}

/** A due mail of a form, without what every mail has. */
export interface FormMail {
  /** As the outbox stores it. */
  kind: string;
  part: MailPart;
  form: AnyForm;
  /** Empty once it is erased. */
  submission: MailedSubmission;
  /** The sender; undefined: the company. */
  recipient: string | undefined;
  /** Secret part of the sender's private link, encrypted. Empty: there is none, or the mail is out. */
  encryptedToken: string;
}

/** Writes an e-mail of a form. @throws Error when its token cannot be decrypted */
type MailTemplate = (
  mail: FormMail & { language: Language; reference: string; receivedAt: number },
  context: MailContext,
) => MailContent;

/** The templates of a form's e-mails. */
export type MailTemplates = Readonly<Partial<Record<MailPart, MailTemplate>>> & { readonly notice: MailTemplate };

/** What staff do with submissions, each with the name under which the audit log stores it. */
export const SUBMISSION_ACTIONS = {
  opened: "submission-opened",
  owner: "submission-owner",
  state: "submission-state",
  rated: "submission-rated",
  noted: "submission-noted",
  notSpam: "submission-not-spam",
  mailRetried: "mail-retried",
  fileOpened: "submission-file-opened",
  exported: "submissions-exported",
} as const;

/** Something that staff do with submissions. */
export type SubmissionActionKey = keyof typeof SUBMISSION_ACTIONS;

/** A name under which the audit log stores what was done with a submission. */
export type SubmissionAction =
  `${string}-${"opened" | "owner" | "state" | "rated" | "noted" | "not-spam" | "retried" | "exported"}`;

/** The private page of a form's senders: what it has of its own, beside texts. */
interface StatusPage {
  /** Its path without language and without what opens it; `formPages` checks that no log records what follows. */
  readonly address: string;
  /** Path of the drawing beside its title. */
  readonly drawing: string;
  /** The page above it: its title, and its path without language. */
  parent(language: Language): { title: string; path: string };
}

/** A choice between a few, in words. */
interface RenewedChoice {
  label: string;
  options: readonly { value: string; label: string; meaning: string }[];
}

/** A limit of submissions from one address. */
export interface RateLimit {
  /** Names its counters, which processes share, and the variable that sets it (`rateLimitVariable`): never changed. */
  readonly name: string;
  /** Submissions in 10 minutes unless that variable says otherwise; 0 for no limit. */
  readonly count: number;
}

/** Names the variable of the environment that sets a limit: "RATE_LIMIT_CV". */
export const rateLimitVariable = ({ name }: RateLimit): string =>
  `RATE_LIMIT_${name.toUpperCase().replaceAll("-", "_")}`;

/** A form, for code that works with any: what visitors send, and what becomes of it. Plain data. */
export interface AnyForm {
  /** Names its submissions in the audit log and in the list of erasures: never changed. */
  readonly name: string;
  /** First letter of its references. "S" and "P" are references of other things. */
  readonly referencePrefix: string;
  /**
   * Without language: its public page, `/api/<api>` and `/dashboard/<dashboard>`. `dashboard` names its submissions in
   * archives of personal data too: never changed.
   */
  readonly addresses: { readonly page: string; readonly api: string; readonly dashboard: string };
  /** Of its folder: `staff.own` says what its inbox has in words of its own. */
  readonly texts: AnyTexts;
  /** The route module of its public page, below `src/`, and its sender's private page; undefined: there is none. */
  readonly pages: { readonly page: string; readonly status?: StatusPage };
  readonly fields: FormFields;
  /** Whether somebody still waits for an answer in a state. */
  readonly states: Readonly<Record<string, "open" | "closed">>;
  readonly initial: string;
  /** The state that a submission is meant to come to. */
  readonly goal: string;
  /** States that are set only after a question, as the sender may read them the next moment. */
  readonly confirmed?: readonly string[];
  /** The subject of an empty letter to the sender, before the reference. */
  letterSubject?(language: Language): string;
  /** A submission can belong to a member of staff. */
  readonly owners: boolean;
  /** Staff are reminded of submissions that are in an open state for so many working days. */
  readonly waiting?: { readonly workingDays: number };
  /** Words of that reminder; without them, those of any form. A mail about several forms has those of any form too. */
  reminder?(language: Language): Readonly<Record<"subject" | "nothing" | "heading" | "spam" | "link", string>>;
  /** Letters to the sender can be begun from the dashboard. */
  readonly answers: boolean;
  /** Admins can rate a submission with stars. */
  readonly ratings: boolean;
  /** The field that names an entry, and the collection of that entry. */
  readonly about?: { readonly field: string; readonly collection: string };
  /** The least role that may read submissions. */
  readonly readableBy: "editor" | "admin";
  /** Where the audit log has other names than those of all forms; what is `false` is not recorded. */
  readonly audit?: Readonly<Partial<Record<SubmissionActionKey, SubmissionAction | false>>> & {
    /** In addresses of the log: a group of the form's own names, with the form's title. */
    readonly group?: string;
  };
  /** How many submissions are accepted from one address in 10 minutes. Forms with the same limit are counted together. */
  readonly limit: RateLimit;
  /** Bounds of a request's body. */
  readonly body: { readonly bytes: number; readonly seconds: number };
  /**
   * Kinds of its e-mails as the outbox stores them. `withdrawn`: its sender has erased a submission. Their names in the
   * dashboard follow from the part and from `staff.own.singular` of its texts, or its title.
   */
  readonly mails: { readonly notice: string; readonly confirmation?: string; readonly withdrawn?: string };
  /** What these e-mails say. */
  readonly templates: MailTemplates;
  /**
   * Name of its list in the settings of notifications, as it is stored: never changed. Staff set there who gets its
   * notices; while the list is empty, the company's address does. Its label is `staff.own.inSettings` of its texts, or its
   * title.
   */
  readonly notified: string;
  /**
   * After how many months from its arrival a submission is erased: a setting of the retention times, with its default. Or
   * one for each choice of a field, each from the day of the choice. Labels are `staff.own.retentionTimes` of its texts, or
   * its title. Forms with the same setting share it. A submission stores the name of its setting.
   */
  readonly retention:
    | RetentionTime
    | {
        readonly field: string;
        readonly times: Readonly<Record<string, RetentionTime>>;
        /**
         * The choice with which the time counts from the last day of the entry that it is about, where that is later. No
         * other choice has its setting.
         */
        readonly afterEntry?: string;
        /** The question in words, and its choices: the sender can answer it again on the private page. */
        asked(retention: Retention, language: Language): RenewedChoice;
      };
  /** What the description of the API says of it and of fields of it, in English. */
  readonly api: { readonly summary: string; readonly descriptions?: Readonly<Record<string, string>> };
  /** Name of its file in the exports. */
  readonly csv: string;
}

/** A form with the types of its fields and states. */
interface Form<F extends FormFields, State extends string> extends AnyForm {
  readonly fields: F;
  readonly states: Readonly<Record<State, "open" | "closed">>;
  readonly initial: NoInfer<State>;
  readonly goal: NoInfer<State>;
  readonly confirmed?: readonly NoInfer<State>[];
}

/** Declares a form. */
export function defineForm<F extends FormFields, const State extends string>(
  definition: Form<F, State>,
): Form<F, State> {
  return definition;
}

/** What browsers of staff get of a form, with a page's data. */
export type FormDescription = Pick<
  AnyForm,
  | "name"
  | "readableBy"
  | "fields"
  | "states"
  | "initial"
  | "goal"
  | "confirmed"
  | "owners"
  | "waiting"
  | "answers"
  | "ratings"
  | "about"
  | "notified"
  | "mails"
> & {
  readonly dashboard: string;
  readonly page: string;
  readonly folder: string;
  readonly openings: boolean;
  /** Names of its retention times. */
  readonly retentionTimes: readonly string[];
};

/** Picks what pages of the dashboard need of a form. */
export function describeForm(form: AnyForm): FormDescription {
  const { name, addresses, fields, states, initial, goal, confirmed, owners, answers, ratings, waiting, about } = form;
  return {
    ...{
      name,
      dashboard: addresses.dashboard,
      page: addresses.page,
      folder: form.texts.folder,
      fields,
      openings: auditAction(form, "opened") !== undefined,
      states,
      initial,
      goal,
      owners,
      answers,
    },
    ...{
      ratings,
      readableBy: form.readableBy,
      notified: form.notified,
      mails: form.mails,
      ...(confirmed && { confirmed }),
    },
    retentionTimes: timesOf(form).map(({ setting }) => setting),
    ...(waiting === undefined ? {} : { waiting }),
    ...(about === undefined ? {} : { about }),
  };
}

/** Returns the name under which the audit log stores what was done with a submission; undefined: it is not recorded. */
export function auditAction(
  { audit }: Pick<AnyForm, "audit">,
  action: SubmissionActionKey,
): SubmissionAction | undefined {
  return (audit?.[action] ?? SUBMISSION_ACTIONS[action]) || undefined;
}

/** Finds the part of a form's e-mail by its stored kind; undefined where the form has none of this kind. */
export function partOf({ mails }: Pick<AnyForm, "mails">, kind: string): MailPart | undefined {
  return (Object.keys(mails) as MailPart[]).find((part) => mails[part] === kind);
}

/** Who has sent a submission: the parts of the name that the form asks for, and the address; empty where it asks for none. */
export function senderOf(
  { fields }: Pick<AnyForm, "fields">,
  values: Readonly<Record<string, string>>,
): { name: string; email: string } {
  const valuesOf = (role: FormField["role"]) =>
    Object.entries(fields).flatMap(([name, field]) => (field.role === role ? [values[name] ?? ""] : []));
  return { name: valuesOf("senderName").join(" "), email: valuesOf("senderMailbox")[0] ?? "" };
}

/** The field whose text of several lines fills a submission's page; undefined: the form has none. */
export function bodyOf({ fields }: Pick<AnyForm, "fields">): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === "area");
}
