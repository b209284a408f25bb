/** Texts of a form's script in the page's language; embedded in the page as `data-texts`. */
export interface FormTexts {
  /** By error id, or "<field>.<id>" where a field has its own; "{max}" is replaced by the limit in characters. */
  errors: Readonly<Record<string, string>>;
  /** Remarks on values by id; only where the form has fields with remarks. */
  remarks?: Readonly<Record<string, string>>;
  /** Label of the button while the form is sent. */
  sending: string;
  lost: string;
  timeOut: string;
  failed: string;
}

/** Texts of a form with files. */
export interface UploadTexts extends FormTexts {
  /** "{reason}" is replaced by the server's message. */
  refused: string;
  stopped: string;
  /** "{percent}" is replaced by the percentage. */
  uploading: string;
  uploaded: string;
}

/** Texts of a form with photos that follow its text. */
export interface PhotosTexts extends FormTexts {
  photos: Readonly<
    Record<
      "reducing" | "waiting" | "sent" | "retrying" | "gaveUp" | "following" | "allSent" | "someLeft" | "notSent",
      string
    >
  > & {
    /** "{percent}" is replaced by the percentage. */
    percent: string;
  };
}

/** Reads the texts embedded in a form. */
export function textsOf<Texts extends FormTexts>(form: HTMLFormElement): Texts {
  return JSON.parse(form.dataset.texts ?? "{}") as Texts;
}

/** Returns the text of a field's error. */
export function worded(field: string, { id, max }: { id: string; max?: number }, { errors }: FormTexts): string {
  return (errors[`${field}.${id}`] ?? errors[id] ?? id).replace("{max}", String(max));
}

/** Returns the texts of a form's errors, by field. */
export function allWorded(
  errors: Readonly<Record<string, { id: string; max?: number } | undefined>>,
  texts: FormTexts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      error === undefined ? [] : [[field, worded(field, error, texts)]],
    ),
  );
}
