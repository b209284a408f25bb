import type { FieldErrorId } from "./person-fields.ts";

declare const value: unique symbol;

/** A field of a form, with the type of its checked value. Plain data: browsers get it too. */
export interface FormField<Value = unknown> {
  readonly control:
    | ("name" | "line" | "email" | "phone" | "area")
    /** IMO ship number. */
    | "imo"
    /** VAT number. */
    | "vat"
    /** Day, stored as "YYYY-MM-DD". */
    | "date"
    /** Date and time in UTC, stored as "YYYY-MM-DDTHH:MM", the value of a `datetime-local` control. */
    | "utc"
    /** Entries of a collection, each with a quantity and a note. */
    | "lines"
    | ("choice" | "acceptance" | "reference" | "file");
  /** A missing file or an empty text is refused. */
  readonly required: boolean;
  /** Maximum length of a text in characters. */
  readonly max?: number;
  /** Values of a choice. */
  readonly choices?: readonly string[];
  /** Value when the request has none. */
  readonly initial?: string;
  /** Name of another field that must have the same value. */
  readonly sameAs?: string;
  /** Name of another field: while that one has no value, this one is required. */
  readonly unless?: string;
  /**
   * The collection whose names are suggested for a misspelt value, and its text with a line for each name: a code, the
   * name, and further names after "|". Nothing is replaced.
   */
  readonly suggests?: { readonly collection: string; readonly lines: string };
  /** Second name that the API accepts for the field (section 7 of the specification). */
  readonly alsoCalled?: string;
  /** Marks parts of the sender's name and the sender's e-mail address, for the inbox and the e-mails. */
  readonly role?: "senderName" | "senderMailbox";
  /** False: the field is checked but not stored. */
  readonly stored?: boolean;
  /**
   * Error ids: `missing` of an empty required field, `unknown` of a value that is not allowed. Files can replace the
   * ids that CVs have for name, size, content and virus scan.
   */
  readonly errors: Readonly<
    Partial<Record<"missing" | "unknown" | "ending" | "tooLarge" | "content" | "infected" | "tooMany", FieldErrorId>>
  >;
  /** Allowed kinds of a file, and its maximum size in bytes. */
  readonly kinds?: readonly FileKind[];
  readonly maxBytes?: number;
  /** Maximum number of files; undefined: one. Such files can also follow later, by the sender's private page. */
  readonly several?: number;
  /** What the lines of a field are about, and their limits. */
  readonly rows?: LineRules;
  readonly [value]?: Value;
}

/** Rules of a field with lines, each an entry with a quantity and a note. */
export interface LineRules {
  /** Name of the collection of the entries. */
  readonly collection: string;
  /** Maximum number of lines. */
  readonly max: number;
  /** Quantities are whole numbers from 1 to this one. */
  readonly maxQuantity: number;
  /** Maximum length of a note in characters. */
  readonly maxNote: number;
}

/** Kinds of files that forms can accept, with their extensions. A `jpeg` is decoded and stored again, a `photo` is not. */
export const FILE_ENDINGS = {
  doc: [".doc"],
  docx: [".docx"],
  pdf: [".pdf"],
  photo: [".jpg", ".jpeg", ".png", ".heic", ".heif"],
  jpeg: [".jpg", ".jpeg"],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof FILE_ENDINGS;

export type FormFields = Readonly<Record<string, FormField>>;

/** A field that is checked and not stored. */
interface CheckedOnly extends FormField<undefined> {
  readonly stored: false;
}

/** A file; stored separately from the values. */
export interface FileField extends CheckedOnly {
  readonly control: "file";
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
}

interface TextRules {
  /** Maximum length in characters. */
  max: number;
  /** Error of an empty field; undefined: the field is optional. */
  missing?: FieldErrorId;
  alsoCalled?: string;
  suggests?: NonNullable<FormField["suggests"]>;
}

const text = (control: FormField["control"], { missing, ...rules }: TextRules): FormField<string> => ({
  control,
  required: missing !== undefined,
  errors: missing === undefined ? {} : { missing },
  ...rules,
});

/** Part of the sender's name: letters of any alphabet, separated by a single space, hyphen or apostrophe. */
export const personName = (rules: TextRules): FormField<string> => ({ ...text("name", rules), role: "senderName" });

/** Part of the sender's name: one line of any visible text. */
export const nameLine = (rules: TextRules): FormField<string> => ({ ...line(rules), role: "senderName" });

/** One line of any visible text. */
export const line = (rules: TextRules): FormField<string> => text("line", rules);

/** The sender's e-mail address. @param max length in characters */
export const email = (max: number): FormField<string> => ({
  control: "email",
  required: true,
  max,
  role: "senderMailbox",
  errors: { missing: "emailRequired" },
});

/** Repetition of an e-mail address. @param sameAs name of the field that it must equal */
export const emailAgain = (sameAs: string, max: number): CheckedOnly => ({
  control: "email",
  required: true,
  max,
  sameAs,
  stored: false,
  errors: { missing: "emailConfirmRequired", unknown: "emailsDiffer" },
});

/** A phone number of 5 to 30 characters. @param missing error of an empty field; undefined: optional */
export const phone = (missing?: FieldErrorId): FormField<string> =>
  text("phone", { max: 30, ...(missing && { missing }) });

/** A multi-line text. */
export const area = (rules: TextRules): FormField<string> => text("area", rules);

/** A multi-line text that is required while another field has no value. @param unless that field's name */
export const areaUnless = (unless: string, max: number, missing: FieldErrorId): FormField<string> => ({
  control: "area",
  required: false,
  max,
  unless,
  errors: { missing },
});

/** A day that is not over everywhere on Earth, "YYYY-MM-DD"; optional. */
export const dayToCome = (): FormField<string> => ({ control: "date", required: false, errors: {} });

/** Entries of a collection, each with a quantity and a note; optional. The value is described in `lines.ts`. */
export const lines = (rows: LineRules): FormField<string> => ({ control: "lines", required: false, rows, errors: {} });

/** A choice; the first value is preselected. */
export const choice = <const C extends readonly [string, ...string[]]>(
  choices: C,
  unknown: FieldErrorId,
): FormField<C[number]> => ({ control: "choice", required: true, choices, initial: choices[0], errors: { unknown } });

/** A choice that the sender has to make: no value is preselected. */
export const askedChoice = <const C extends readonly [string, ...string[]]>(
  choices: C,
  missing: FieldErrorId,
): FormField<C[number]> => ({ control: "choice", required: true, choices, errors: { missing, unknown: missing } });

/** An IMO ship number; optional. A wrong one is pointed out (`remarkOf`) and accepted. */
export const imoNumber = (): FormField<string> => text("imo", { max: 30 });

/** A VAT number, or anything typed in its place: a wrong format is pointed out and accepted. */
export const vatNumber = (): FormField<string> => text("vat", { max: 30 });

/** Date and time in UTC; optional. */
export const utcTime = (): FormField<string> => ({ control: "utc", required: false, errors: {} });

/** A box that must be ticked. */
export const acceptance = (missing: FieldErrorId): CheckedOnly => ({
  control: "acceptance",
  required: true,
  stored: false,
  errors: { missing },
});

/** Id of the entry that the submission is about; optional. */
export const optionalReference = (unknown: FieldErrorId): FormField<number | undefined> => ({
  control: "reference",
  required: false,
  errors: { unknown },
});

interface DocumentRules {
  /** Several may be combined: `["photo", "pdf"]`. */
  kinds: readonly FileKind[];
  /** Maximum size in bytes. */
  maxBytes: number;
  /** The form is accepted without it. */
  optional?: boolean;
}

/** A file of the given kinds. For photos alone, `photo` has errors that speak of photos. */
export const document = ({ optional = false, ...rules }: DocumentRules): FileField => ({
  control: "file",
  required: !optional,
  stored: false,
  errors: {
    ...(optional ? {} : { missing: "documentMissing" }),
    ending: "documentEnding",
    tooLarge: "documentTooLarge",
    content: "documentUnreadable",
    infected: "documentInfected",
  },
  ...rules,
});

/**
 * A photo from a phone: JPEG, PNG or HEIC. Stored without conversion.
 * @param missing error of a missing photo; undefined: optional
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

/**
 * Up to `several` photos as JPEG. Each is decoded by another process and stored again, upright and without metadata. The
 * form is accepted without them, so that the text can be sent first.
 * @param maxBytes maximum size of each
 */
export const photos = (several: number, maxBytes: number): FileField => ({
  ...photo(maxBytes),
  kinds: ["jpeg"],
  several,
  errors: {
    ending: "photosEnding",
    tooLarge: "photoTooLarge",
    content: "photosUnreadable",
    infected: "photoInfected",
    tooMany: "photosTooMany",
  },
});

/** Returns whether a field is a file. */
export const isFile = (field: FormField): field is FileField => field.control === "file";

/** Returns the file fields of a form with their names, in page order. */
export const filesOf = (fields: FormFields): [name: string, field: FileField][] =>
  Object.entries(fields).filter((entry): entry is [string, FileField] => isFile(entry[1]));

/** Returns the fields of a form whose files can follow later, with their names. */
export const laterFilesOf = (fields: FormFields): [name: string, field: FileField][] =>
  filesOf(fields).filter(([, { several }]) => several !== undefined);

/** Returns the fields of a form that suggest names for misspelt values, with their names. */
export const suggestingFields = (fields: FormFields): [name: string, field: FormField][] =>
  Object.entries(fields).filter(([, { suggests }]) => suggests !== undefined);

/** Returns the fields that staff enter from an e-mail: those that are stored as values. */
export const enteredFields = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => field.stored !== false && !isFile(field) && field.control !== "reference",
    ),
  );

/** Returns the extensions that a file may have. */
export const endingsOf = ({ kinds }: Pick<FileField, "kinds">): string[] => kinds.flatMap((kind) => FILE_ENDINGS[kind]);

/** Returns whether a file of a field is decoded and stored again. */
export const isDecoded = ({ kinds }: FileField, name: string): boolean =>
  kinds.includes("jpeg") && FILE_ENDINGS.jpeg.some((ending) => name.toLowerCase().endsWith(ending));

/** Declares the fields of a form, in page order. */
export const formFields = <F extends FormFields>(fields: F): F => fields;

/** The checked values of a form that are stored. */
export type Submitted<F extends FormFields> = {
  -readonly [K in keyof F as F[K] extends { readonly stored: false } ? never : K]: F[K] extends FormField<infer V>
    ? V
    : never;
};

/** Names of the fields that are not files. */
export type TypedField<F extends FormFields> = {
  [K in keyof F]: F[K] extends FileField ? never : K;
}[keyof F] &
  string;
