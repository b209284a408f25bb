import type { AuditAction } from "#features/audit/audit-actions.ts";
import type { MailKind } from "#features/outbox/outbox.server.ts";
import type { Retention } from "#features/settings/retention.ts";
import type { FormFields } from "./fields.ts";

/** A form, for code that works with any: what visitors send, and what becomes of it. Plain data. */
export interface AnyForm {
  /** Names its submissions in the audit log, in archives of personal data and in the list of erasures: never changed. */
  readonly name: string;
  /** First letter of its references. "S" and "P" are references of other things. */
  readonly referencePrefix: string;
  /** Without language: its public page, `/api/<api>`, `/dashboard/<dashboard>`, and the sender's private page. */
  readonly addresses: {
    readonly page: string;
    readonly api: string;
    readonly dashboard: string;
    readonly status?: string;
  };
  /** Route modules below `src/`. */
  readonly pages: { readonly page: string; readonly status?: string };
  readonly fields: FormFields;
  /** Whether somebody still waits for an answer in a state. */
  readonly states: Readonly<Record<string, "open" | "closed">>;
  readonly initial: string;
  /** A submission can belong to a member of staff. */
  readonly owners: boolean;
  /** Staff are reminded of submissions that are in an open state for so many working days. */
  readonly waiting?: { readonly workingDays: number };
  /** Letters to the sender can be begun from the dashboard. */
  readonly answers: boolean;
  /** Admins can rate a submission with stars. */
  readonly ratings: boolean;
  /** The field that names an entry, and the collection of that entry. */
  readonly about?: { readonly field: string; readonly collection: string };
  /** The least role that may read submissions. */
  readonly readableBy: "editor" | "admin";
  /** Names of what the audit log records of a submission, as it stores them; what is left out is not recorded. */
  readonly audit: Readonly<
    Partial<
      Record<"opened" | "owner" | "state" | "rated" | "noted" | "notSpam" | "fileOpened" | "exported", AuditAction>
    >
  >;
  /** Which rate limit of the settings counts for it. */
  readonly limit: string;
  /** Bounds of a request's body. */
  readonly body: { readonly bytes: number; readonly seconds: number };
  /** Kinds of its e-mails as the outbox stores them. `withdrawn`: its sender has erased a submission. */
  readonly mails: { readonly notice: MailKind; readonly confirmation?: MailKind; readonly withdrawn?: MailKind };
  /** Which setting of the notifications names the receivers of its notices. */
  readonly notified: "messages" | "applications";
  /** After how long a submission is erased: a setting, or one for each choice of a field. */
  readonly retention:
    | { readonly setting: keyof Retention }
    | { readonly field: string; readonly settings: Readonly<Record<string, keyof Retention>> };
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
}

/** Declares a form. */
export function defineForm<F extends FormFields, const State extends string>(
  definition: Form<F, State>,
): Form<F, State> {
  return definition;
}

/** What browsers of staff get of a form, with a page's data. */
type FormDescription = Pick<
  AnyForm,
  "name" | "fields" | "states" | "owners" | "waiting" | "answers" | "ratings" | "about"
> & { readonly dashboard: string };

/** Picks what pages of the dashboard need of a form. */
export function describeForm(form: AnyForm): FormDescription {
  const { name, addresses, fields, states, owners, answers, ratings, waiting, about } = form;
  return {
    ...{ name, dashboard: addresses.dashboard, fields, states, owners, answers, ratings },
    ...(waiting === undefined ? {} : { waiting }),
    ...(about === undefined ? {} : { about }),
  };
}
