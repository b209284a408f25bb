/** The texts that the script of a form needs, ready in the page's language; the page carries them as `data-texts`. */
export interface FormTexts {
  /** By error id; "{max}" stands for a limit in characters. */
  errors: Readonly<Record<string, string>>;
  /** On the button while it sends. */
  sending: string;
  lost: string;
  timeOut: string;
  failed: string;
}

/** Beside these, what the CV form needs. */
export interface UploadTexts extends FormTexts {
  /** Begins whatever is told of a failed upload: the upload-error-message of the specification. */
  uploadError: string;
  stopped: string;
  /** "{percent}" stands for the percentage. */
  uploading: string;
  uploaded: string;
}

/** Reads the texts that the page gives its form. */
export function textsOf<Texts extends FormTexts>(form: HTMLFormElement): Texts {
  return JSON.parse(form.dataset.texts ?? "{}") as Texts;
}

/** Words an error of a field. */
export function worded({ id, max }: { id: string; max?: number }, { errors }: FormTexts): string {
  return (errors[id] ?? id).replace("{max}", String(max));
}

/** Words the errors of a form, by field. */
export function allWorded(
  errors: Readonly<Record<string, { id: string; max?: number } | undefined>>,
  texts: FormTexts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error === undefined ? [] : [[field, worded(error, texts)]])),
  );
}
