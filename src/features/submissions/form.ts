import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { Published } from "#features/publishing/collection.ts";
import type { AnyPage } from "#features/publishing/read-page.ts";
import { type RetentionTime, timesOf } from "#features/settings/retention.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AnyTexts } from "#platform/i18n/texts.ts";
import type { FormField, FormFields } from "./fields.ts";

/**
 * E-mails of a form. To the company: `notice`, `withdrawn` (the sender has erased), `further` (the sender has written
 * again), `alert` (an urgent submission), `secondAlert` (nobody has taken it). To the sender: `confirmation`, `answer`.
 */
export type MailPart = OwnMailPart | "answer" | "further" | "alert" | "secondAlert";

/** E-mails whose templates the definition of a form gives. */
type OwnMailPart = "notice" | "confirmation" | "withdrawn";

/** Kinds of states: "open" while the sender waits for an answer, "waiting" while staff wait for something, with a date. */
export type StateKind = "open" | "waiting" | "closed";

/** What the sender's private page shows for a state: common labels and sentences. */
export const STAGES = ["received", "in-progress", "waiting", "done", "declined"] as const;

export type Stage = (typeof STAGES)[number];

/** The data of a submission that its e-mails may contain, read when the mail is sent. */
export interface MailedSubmission {
  /** Submitted values by field. */
  values: Readonly<Record<string, string>>;
  /** Title of the entry that the submission is about, in the mail's language. */
  about: string | undefined;
  /** Files; sizes in bytes. "unscanned": the virus scanner was down or there is none. */
  files: readonly { field: string; name: string; size: number; scan: "clean" | "unscanned" }[];
  /** The message of its thread that the mail brings. */
  message?: MailedMessage | undefined;
}

/** A message of a thread as its mail brings it. */
export interface MailedMessage {
  /** Empty for a message of the sender. */
  subject: string;
  text: string;
  /** What an answer quotes; undefined: nothing. `at`: ms since 1970. */
  quoted: { text: string; at: number } | undefined;
}

/** A due mail of a form, without the facts of every mail. */
export interface FormMail {
  /** Kind as stored in the outbox. */
  kind: string;
  part: MailPart;
  form: AnyForm;
  /** Without values once the submission is erased. */
  submission: MailedSubmission;
  /** The sender; undefined: the company. */
  recipient: string | undefined;
  /** Encrypted secret of the sender's private link. Empty: there is none, or the mail was sent. */
  encryptedToken: string;
}

/** Returns the content of an e-mail. @throws Error when its token cannot be decrypted */
export type MailTemplate = (
  mail: FormMail & { language: Language; reference: string; receivedAt: number },
  context: MailContext,
) => MailContent;

/** The templates of a form's e-mails. */
export type MailTemplates = Readonly<Partial<Record<OwnMailPart, MailTemplate>>> & { readonly notice: MailTemplate };

/** Actions of staff on submissions, with their names in the audit log. */
export const SUBMISSION_ACTIONS = {
  opened: "submission-opened",
  owner: "submission-owner",
  state: "submission-state",
  rated: "submission-rated",
  entered: "submission-entered",
  noted: "submission-noted",
  notSpam: "submission-not-spam",
  planned: "submission-planned",
  mailRetried: "mail-retried",
  fileOpened: "submission-file-opened",
  exported: "submissions-exported",
  answered: "submission-answered",
  replyAdded: "submission-reply-added",
  written: "submission-message-received",
} as const;

/** An action of staff on submissions. */
export type SubmissionActionKey = keyof typeof SUBMISSION_ACTIONS;

/** Name of an action on submissions as stored in the audit log. */
export type SubmissionAction =
  | `${string}-${"entered" | "opened" | "owner" | "state" | "rated" | "noted" | "not-spam" | "planned" | "retried" | "exported"}`
  | `${string}-${"answered" | "added" | "received"}`;

/** The sender's private page of a form. */
interface StatusPage {
  /** Path without language and token. `formPages` checks that logs leave out the token. */
  readonly address: string;
  /** Path of the drawing beside the title. */
  readonly drawing: string;
  /** Returns title and path (without language) of the parent page. */
  parent(language: Language): { title: string; path: string };
}

/** Label and options of a choice that the sender can renew. */
interface RenewedChoice {
  label: string;
  options: readonly { value: string; label: string; meaning: string }[];
}

/** Rate limit of submissions from one address. */
export interface RateLimit {
  /** Names its shared counters and its environment variable (`rateLimitVariable`). Never change it. */
  readonly name: string;
  /** Default number of submissions in 10 minutes; 0 for no limit. */
  readonly count: number;
}

/** Returns the environment variable that sets a limit: "RATE_LIMIT_CV". */
export const rateLimitVariable = ({ name }: RateLimit): string =>
  `RATE_LIMIT_${name.toUpperCase().replaceAll("-", "_")}`;

/** The published words of a form in one language. */
export type FormWords = Published["text"];

/** The definition of a form: fields, states, e-mails, retention. */
export interface AnyForm {
  /** Stored with submissions, in the audit log and in the ledger of erasures. Never change it. */
  readonly name: string;
  /** First letter of its references. "S" and "P" are reserved. */
  readonly referencePrefix: string;
  /**
   * Path segments: `page` of the public page (without language), `/api/<api>` and `/dashboard/<dashboard>`. Archives of
   * personal data also use `dashboard`: never change it.
   */
  readonly addresses: { readonly page: string; readonly api: string; readonly dashboard: string };
  /** Texts of its folder; `staff.own` overrides texts of the inbox. */
  readonly texts: AnyTexts;
  /** Route module of the public page, below `src/`, and the sender's private page, if any. */
  readonly pages: { readonly page: string; readonly status?: StatusPage };
  readonly fields: FormFields;
  /** Stored names of the pages that a sender accepts or is referred to: their versions are stored with a submission. */
  readonly documents?: readonly string[];
  /**
   * States. A "waiting" one has a day on which the submission is due again: it is listed with the open ones, first of
   * its urgency, and counts as overdue. Not for forms with ratings.
   */
  readonly states: Readonly<Record<string, StateKind>>;
  readonly initial: string;
  /** State that submissions should reach. */
  readonly goal: string;
  /** State that an answer by e-mail proposes; without it, an answer leaves the state. */
  readonly answered?: string;
  /** States that the dashboard sets only after confirmation, as the sender sees them at once. */
  readonly confirmed?: readonly string[];
  /** Stage of each state on the sender's private page; without it, the page has a text of the form for each state. */
  readonly stages?: Readonly<Record<string, Stage>>;
  /** Staff can plan a visit: when, where and who. The private page shows it. */
  readonly plan?: boolean;
  /** The field by whose value open submissions are listed, and that can cause alerts. Not for forms with ratings. */
  readonly urgency?: Urgency;
  /** The words of the form, its e-mails and its private page that staff edit; without it, they are texts of its folder. */
  readonly words?: AnyPage;
  /** The form has a plain-text version at `<page>.txt`, and staff can enter mails that contain it. */
  readonly textVersion?: true;
  /**
   * Returns how the subject of replies to the sender names what was sent ("Your application"), from `words`; the reference
   * is added. Without it, replies name a message.
   */
  letterSubject?(words: FormWords): string;
  /** Returns texts of letters to the sender by the state that each of them announces, from `words`. */
  letters?(words: FormWords): Readonly<Record<string, string>>;
  /** Submissions can be assigned to a member of staff. */
  readonly owners: boolean;
  /** Staff are reminded of submissions that are open for this many working days. */
  readonly waiting?: { readonly workingDays: number };
  /** Texts of a reminder about this form alone; the default texts are used otherwise. */
  reminder?(language: Language): Readonly<Record<"subject" | "nothing" | "heading" | "spam" | "link", string>>;
  /** The dashboard offers prepared replies. */
  readonly answers: boolean;
  /** Admins can rate a submission with stars. */
  readonly ratings: boolean;
  /** The one-line field that lists show below the sender's name: what the submission is about. */
  readonly listed?: string;
  /** The field that refers to an entry, and its collection. */
  readonly about?: { readonly field: string; readonly collection: string };
  /** The lowest role that may read submissions. */
  readonly readableBy: "editor" | "admin";
  /** Names in the audit log that differ from `SUBMISSION_ACTIONS`; `false`: not recorded. */
  readonly audit?: Readonly<Partial<Record<SubmissionActionKey, SubmissionAction | false>>> & {
    /** Filter group for these names in the addresses of the log; its label is the form's title. */
    readonly group?: string;
  };
  /** Rate limit per address. Forms with the same limit share a counter. */
  readonly limit: RateLimit;
  /** Limits of a request's body. */
  readonly body: { readonly bytes: number; readonly seconds: number };
  /**
   * Kinds of its e-mails as stored in the outbox; `mailKinds` adds those of the thread. Their names in the dashboard are
   * derived from the part and from `staff.own.singular` of its texts, or its title.
   */
  readonly mails: { readonly notice: string } & Readonly<
    Partial<Record<Exclude<MailPart, "answer" | "further">, string>>
  >;
  /** What these e-mails say; alerts have a common template. */
  readonly templates: MailTemplates;
  /**
   * Stored name of its list of recipients in the notification settings; never change it. While the list is empty,
   * notices go to the company's address. Its label is `staff.own.inSettings` of its texts, or its title.
   */
  readonly notified: string;
  /**
   * Months after which a submission is erased: one setting, counted from arrival, or one for each value of a field,
   * counted from the day of that choice. Labels are `staff.own.retentionTimes` of its texts, or its title. Forms can
   * share a setting. Each submission stores the name of its setting.
   */
  readonly retention:
    | RetentionTime
    | {
        readonly field: string;
        readonly times: Readonly<Record<string, RetentionTime>>;
        /**
         * The value for which the time starts no earlier than the last day of the entry that the submission is about.
         * No other value may have the same setting.
         */
        readonly afterEntry?: string;
        /** Returns label and options, which may name values, for the private page, where the sender can choose again. */
        asked(words: FormWords | undefined, language: Language): RenewedChoice;
      };
  /** English descriptions of the operation and its fields for OpenAPI. */
  readonly api: { readonly summary: string; readonly descriptions?: Readonly<Record<string, string>> };
  /** File name of its CSV export. */
  readonly csv: string;
}

/** Urgency of a form's submissions. */
interface Urgency {
  /** Name of the choice. */
  readonly field: string;
  /** Values of the choice, the most urgent first. */
  readonly order: readonly string[];
  /** A submission with this value sends an alert at once, and another one while nobody has taken it. */
  readonly alert: string;
  /**
   * Stored name of the list of recipients of alerts in the notification settings; never change it. While the list is
   * empty, alerts go where the form's notices go.
   */
  readonly notified: string;
}

/** A form with the types of its fields and states. */
interface Form<F extends FormFields, State extends string> extends AnyForm {
  readonly fields: F;
  readonly states: Readonly<Record<State, StateKind>>;
  readonly stages?: Readonly<Record<NoInfer<State>, Stage>>;
  readonly initial: NoInfer<State>;
  readonly goal: NoInfer<State>;
  readonly answered?: NoInfer<State>;
  readonly confirmed?: readonly NoInfer<State>[];
}

/** Declares a form. */
export function defineForm<F extends FormFields, const State extends string>(
  definition: Form<F, State>,
): Form<F, State> {
  return definition;
}

/** The parts of a form's definition that the dashboard's pages get. */
export type FormDescription = Pick<
  AnyForm,
  | "name"
  | "readableBy"
  | "fields"
  | "states"
  | "initial"
  | "goal"
  | "answered"
  | "confirmed"
  | "stages"
  | "plan"
  | "urgency"
  | "owners"
  | "textVersion"
  | "waiting"
  | "answers"
  | "ratings"
  | "listed"
  | "about"
  | "notified"
> & {
  /** Kinds of its e-mails by part. */
  readonly mails: MailKinds;
  readonly dashboard: string;
  readonly page: string;
  readonly folder: string;
  readonly openings: boolean;
  /** Whether it has letters that announce states: several submissions can be answered at once. */
  readonly letters: boolean;
  /** Names of its retention settings. */
  readonly retentionTimes: readonly string[];
};

/** Returns the parts of a form's definition that the dashboard's pages need. */
export function describeForm(form: AnyForm): FormDescription {
  const { name, addresses, fields, states, initial, goal, owners, answers, ratings } = form;
  const { confirmed, stages, plan, urgency, waiting, about, listed } = form;
  return {
    name,
    dashboard: addresses.dashboard,
    page: addresses.page,
    folder: form.texts.folder,
    fields,
    openings: auditAction(form, "opened") !== undefined,
    letters: form.letters !== undefined,
    states,
    initial,
    goal,
    owners,
    answers,
    ratings,
    readableBy: form.readableBy,
    notified: form.notified,
    mails: mailKinds(form),
    retentionTimes: timesOf(form).map(({ setting }) => setting),
    ...(form.answered !== undefined && { answered: form.answered }),
    ...(confirmed && { confirmed }),
    ...(form.textVersion && { textVersion: true }),
    ...(stages && { stages }),
    ...(plan && { plan }),
    ...(urgency && { urgency }),
    ...(listed !== undefined && { listed }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(about === undefined ? {} : { about }),
  };
}

/** Returns the name of an action in the audit log; undefined: the form does not record it. */
export function auditAction(
  { audit }: Pick<AnyForm, "audit">,
  action: SubmissionActionKey,
): SubmissionAction | undefined {
  return (audit?.[action] ?? SUBMISSION_ACTIONS[action]) || undefined;
}

/** Kinds of a form's e-mails as stored in the outbox, by part. */
export type MailKinds = Readonly<Partial<Record<MailPart, string>>>;

/** Returns the kinds of all e-mails of a form. Those of the thread have its name: "message-answer". */
export function mailKinds({ name, mails, pages }: Pick<AnyForm, "name" | "mails" | "pages">): MailKinds {
  return { ...mails, answer: `${name}-answer`, ...(pages.status && { further: `${name}-further` }) };
}

/** Finds the part of an e-mail by its stored kind; undefined where there is none of this kind. */
export function partOf(kinds: MailKinds, kind: string): MailPart | undefined {
  return (Object.keys(kinds) as MailPart[]).find((part) => kinds[part] === kind);
}

/** Returns the sender's name and e-mail address; empty where the form does not ask for them. */
export function senderOf(
  { fields }: Pick<AnyForm, "fields">,
  values: Readonly<Record<string, string>>,
): { name: string; email: string } {
  const valuesOf = (role: FormField["role"]) =>
    Object.entries(fields).flatMap(([name, field]) => (field.role === role ? [values[name] ?? ""] : []));
  return { name: valuesOf("senderName").join(" "), email: valuesOf("senderMailbox")[0] ?? "" };
}

/** Returns the name of the form's required multi-line text, its main part; undefined: it has none. */
export function bodyOf({ fields }: Pick<AnyForm, "fields">): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.control === "area" && fields[name].required);
}

/** Returns how urgent a submission is: 0 for the least urgent and for forms without urgency. */
export function urgencyOf({ urgency }: Pick<AnyForm, "urgency">, values: Readonly<Record<string, string>>): number {
  const rank = urgency?.order.indexOf(values[urgency.field] ?? "") ?? -1;
  return urgency === undefined || rank === -1 ? 0 : urgency.order.length - 1 - rank;
}
