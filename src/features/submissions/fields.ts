import type { FieldErrorId } from "./person-fields.ts";

declare const value: unique symbol;

/** A field of a form, with the type of its value once it has been checked. Plain data: browsers get it too. */
export interface FormField<Value = unknown> {
  readonly control: "name" | "line" | "email" | "phone" | "area" | "choice" | "acceptance" | "reference" | "file";
  /** A file that is left out, or a text that is empty, is refused. */
  readonly required: boolean;
  /** Characters of a text. */
  readonly max?: number;
  /** Of a choice. */
  readonly choices?: readonly string[];
  /** The choice of a form that names none. */
  readonly initial?: string;
  /** Another field that must have the same value. */
  readonly sameAs?: string;
  /** A second name under which the API takes the field (section 7 of the specification). */
  readonly alsoCalled?: string;
  /** Parts of the sender's name, and the address that e-mails go to: what the inbox and the e-mails need to know. */
  readonly role?: "senderName" | "senderMailbox";
  /** It is checked and not stored. */
  readonly stored?: boolean;
  /**
   * The error of a required field that is empty, and of a value that is none of those allowed; of a file also that of its
   * name, size, content and virus scan, where it is not that of documents.
   */
  readonly errors: Readonly<
    Partial<Record<"missing" | "unknown" | "ending" | "tooLarge" | "content" | "infected", FieldErrorId>>
  >;
  /** Of a file: its kinds by the endings of names, and bytes at most. */
  readonly kinds?: readonly FileKind[];
  readonly maxBytes?: number;
  readonly [value]?: Value;
}

/** Kinds of files that a form may take, each by the endings of its names. */
export const FILE_ENDINGS = {
  doc: [".doc"],
  docx: [".docx"],
  pdf: [".pdf"],
  photo: [".jpg", ".jpeg", ".png", ".heic", ".heif"],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof FILE_ENDINGS;

export type FormFields = Readonly<Record<string, FormField>>;

/** A field that is checked and not stored. */
interface CheckedOnly extends FormField<undefined> {
  readonly stored: false;
}

/** A file. It is stored beside the values. */
export interface FileField extends CheckedOnly {
  readonly control: "file";
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
}

interface TextRules {
  /** Characters. */
  max: number;
  /** The error of an empty field; undefined: it may be empty. */
  missing?: FieldErrorId;
  alsoCalled?: string;
}

const text = (control: FormField["control"], { missing, ...rules }: TextRules): FormField<string> => ({
  control,
  required: missing !== undefined,
  errors: missing === undefined ? {} : { missing },
  ...rules,
});

/** A part of the sender's name: letters of any alphabet with a single space, hyphen or apostrophe between them. */
export const personName = (rules: TextRules): FormField<string> => ({ ...text("name", rules), role: "senderName" });

/** A part of the sender's name as one line of any visible text. */
export const nameLine = (rules: TextRules): FormField<string> => ({ ...line(rules), role: "senderName" });

/** One line of any visible text. */
export const line = (rules: TextRules): FormField<string> => text("line", rules);

/** The sender's e-mail address. @param max characters */
export const email = (max: number): FormField<string> => ({
  control: "email",
  required: true,
  max,
  role: "senderMailbox",
  errors: { missing: "emailRequired" },
});

/** The address of another field, typed once more. */
export const emailAgain = (sameAs: string, max: number): CheckedOnly => ({
  control: "email",
  required: true,
  max,
  sameAs,
  stored: false,
  errors: { missing: "emailConfirmRequired", unknown: "emailsDiffer" },
});

/** A telephone number of 5 to 30 characters. @param missing the error of an empty field; undefined: it may be empty */
export const phone = (missing?: FieldErrorId): FormField<string> =>
  text("phone", { max: 30, ...(missing && { missing }) });

/** A text of several lines. */
export const area = (rules: TextRules): FormField<string> => text("area", rules);

/** One of some values; the first one unless the form says another. */
export const choice = <const C extends readonly [string, ...string[]]>(
  choices: C,
  unknown: FieldErrorId,
): FormField<C[number]> => ({ control: "choice", required: true, choices, initial: choices[0], errors: { unknown } });

/** A box that must be ticked. */
export const acceptance = (missing: FieldErrorId): CheckedOnly => ({
  control: "acceptance",
  required: true,
  stored: false,
  errors: { missing },
});

/** The number of an entry that the form is about, or none in particular. */
export const optionalReference = (unknown: FieldErrorId): FormField<number | undefined> => ({
  control: "reference",
  required: false,
  errors: { unknown },
});

/** A text document. */
export const document = (rules: { kinds: readonly ("pdf" | "doc" | "docx")[]; maxBytes: number }): FileField => ({
  control: "file",
  required: true,
  stored: false,
  errors: { missing: "fileMissing" },
  ...rules,
});

/**
 * A photo as phones take it: JPEG, PNG or HEIC. It is stored as it comes.
 * @param missing the error of a form without it; undefined: it may be left out
 */
export const photo = (maxBytes: number, missing?: FieldErrorId): FileField => ({
  control: "file",
  kinds: ["photo"],
  maxBytes,
  required: missing !== undefined,
  stored: false,
  errors: {
    ...(missing && { missing }),
    ending: "photoEnding",
    tooLarge: "photoTooLarge",
    content: "photoUnreadable",
    infected: "photoInfected",
  },
});

/** Returns whether a field is a file. */
export const isFile = (field: FormField): field is FileField => field.control === "file";

/** Endings of the names that a file may have. */
export const endingsOf = ({ kinds }: Pick<FileField, "kinds">): string[] => kinds.flatMap((kind) => FILE_ENDINGS[kind]);

/** Declares the fields of a form, in their order on the page. */
export const formFields = <F extends FormFields>(fields: F): F => fields;

/** The values of a form once they have been checked, without those that are not stored. */
export type Submitted<F extends FormFields> = {
  -readonly [K in keyof F as F[K] extends { readonly stored: false } ? never : K]: F[K] extends FormField<infer V>
    ? V
    : never;
};

/** The fields that are texts in a request: all but files. */
export type TypedField<F extends FormFields> = {
  [K in keyof F]: F[K] extends FileField ? never : K;
}[keyof F] &
  string;
