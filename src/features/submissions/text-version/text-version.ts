import { fold } from "#platform/i18n/fold.ts";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { fill, translate } from "#platform/i18n/texts.ts";
import { EMAIL } from "#platform/i18n/typed-text.ts";
import { enteredFields } from "../fields.ts";
import { type AnyForm, bodyOf } from "../form.ts";
import { inboxTexts } from "../inbox-texts.ts";
import { statusTexts } from "../status-page/status-texts.ts";
import { submissionTexts } from "../texts.ts";

/*
 * The plain-text version of a form, to fill in without the website and to send by e-mail: a line "LABEL:" for each field.
 * Staff paste such a mail, and its fields are recognised by their labels in any language.
 */

/** Maximum size of a pasted mail in characters. */
export const PASTED_MAX = 64 * 1024;
/** Lines in which fields are recognised; a filled-in form has far fewer. */
const READ_LINES = 5000;
/** Longest label with what follows it in brackets. */
const LABEL_MAX = 120;
/** Mail programs wrap lines that are longer than this, or than a greater width, with their marks of quoting. */
const WRAPPED_FROM = 66;

type Form = Pick<AnyForm, "fields" | "texts">;

const textOf = ({ texts }: Form, language: Language) => translate(language, statusTexts(texts.folder), submissionTexts);

/** Returns the fields of the text version, in the order of the page. */
const fieldsOf = ({ fields }: Form) => Object.entries(enteredFields(fields));

function labelOf(form: Form, name: string, language: Language): string {
  const t = textOf(form, language);
  return form.fields[name]?.role === "senderName" ? t("status.name") : t(`status.fields.${name}`);
}

/** Returns the first lines: what the text is, how it is filled in and where it is sent. They name {{email}}. */
function headOf(form: Form, language: Language): string[] {
  const { singular, title } = inboxTexts(form.texts.folder, language);
  const t = textOf(form, language);
  return [
    (singular ?? title).toLocaleUpperCase(LANGUAGES[language].locale),
    ...(["fill", "required", "send"] as const).map((line) => t(`textVersion.${line}`)),
  ];
}

/** Returns the text version of a form. @param email address to which it is sent */
export function textVersionOf(form: Form, language: Language, email: string): string {
  const { locale } = LANGUAGES[language];
  const t = textOf(form, language);
  const lines = fieldsOf(form).map(([name, { choices = [], required }]) => {
    const label = labelOf(form, name, language).toLocaleUpperCase(locale);
    const options = choices.map((choice) => t(`choices.${name}.${choice}`)).join(" / ");
    return `${label}${required ? "*" : ""}${options === "" ? "" : ` (${options})`}:`;
  });
  return fill([...headOf(form, language), "", ...lines, ""].join("\n"), { email });
}

/** Folds a label without the mark of a required field and what is in brackets. */
const foldedLabel = (label: string) => fold(label.replace(/\([^()]*\)/g, "").replaceAll("*", ""));

/** Returns whether a mail program may have wrapped a line before another, whose first word had no room. */
const isWrapped = (line: string, next: string) =>
  line !== "" && next !== "" && `${line} ${next.split(" ", 1)[0]}`.length > WRAPPED_FROM;

/** Returns a check whether a line is one of the first lines in any language. */
function headCheck(form: Form): (line: string) => boolean {
  const heads = LANGUAGE_CODES.flatMap((language) => headOf(form, language)).map((head) =>
    head.split("{{email}}").map(fold),
  );
  return (line) => {
    const folded = fold(line);
    return heads.some(([start = "", end]) => {
      if (end === undefined) return folded === start;
      if (!folded.startsWith(start) || !folded.endsWith(end)) return false;
      // Some mail programs write an address twice.
      const words = folded
        .slice(start.length, folded.length - end.length)
        .trim()
        .split(" ");
      return words.every((word) => word.includes("@"));
    });
  };
}

/** A mail that was read. */
interface ReadMail {
  /** By field, unchecked. */
  values: Record<string, string>;
  /** That of most labels; undefined: there are none, or as many in another language. */
  language: Language | undefined;
}

/**
 * Reads a pasted mail. Fields are recognised by their labels in any language; a longer text goes on until the next
 * label, and a line that was wrapped goes on in the next one. Every other line, and all after the first 5,000, are added
 * to the form's multi-line text, so that nothing is lost.
 */
export function readTextVersion(form: Form, pasted: string): ReadMail {
  const labels = new Map<string, { name: string; languages: Language[] }>();
  for (const language of LANGUAGE_CODES) {
    for (const [name] of fieldsOf(form)) {
      const label = foldedLabel(labelOf(form, name, language));
      const languages = labels.get(label)?.languages ?? [];
      labels.set(label, { name, languages: [...languages, language] });
    }
  }
  const isOfHead = headCheck(form);
  const spoken: Language[] = [];
  const found = new Map<string, string[]>();
  const isGiven = (name: string) => found.get(name)?.some((line) => line !== "") === true;
  const rest: string[] = [];
  let current: string | undefined;
  const lines = pasted.slice(0, PASTED_MAX).split(/\r?\n/);
  const written = (raw = "") => raw.replace(/^(?:> ?)+/, "").trimEnd();
  // The line before, while it belongs to the current field.
  let before = "";
  for (let i = 0; i < lines.length; i++) {
    const raw = (lines[i] ?? "").trimEnd();
    const line = written(raw);
    if (i >= READ_LINES) {
      rest.push(line);
      continue;
    }
    const colon = line.slice(0, LABEL_MAX).indexOf(":");
    const label = colon === -1 ? undefined : labels.get(foldedLabel(line.slice(0, colon)));
    const isLong = current !== undefined && form.fields[current]?.control === "area";
    const isContinued = label === undefined && isWrapped(before, line);
    before = raw;
    if (label !== undefined && !isGiven(label.name)) {
      found.set(label.name, [line.slice(colon + 1).trim()]);
      current = label.name;
      spoken.push(...label.languages);
    } else if (line === "--") {
      current = undefined;
    } else if (current !== undefined && (isLong || isContinued || (line !== "" && !isGiven(current)))) {
      found.get(current)?.push(line);
    } else {
      before = "";
      const next = written(lines[i + 1]);
      if (line === "" || !isOfHead(line)) {
        if (isWrapped(raw, next) && isOfHead(`${line} ${next}`)) i += 1;
        else rest.push(line);
      }
    }
  }
  const values = [...found].map(([name, parts]) => [
    name,
    parts.join(form.fields[name]?.control === "area" ? "\n" : " ").trim(),
  ]);
  return { values: completed(form, Object.fromEntries(values), rest), language: mostOf(spoken) };
}

/** Returns the most frequent language; undefined: another one is as frequent. */
function mostOf(spoken: readonly Language[]): Language | undefined {
  const counts = LANGUAGE_CODES.map((language) => spoken.filter((one) => one === language).length);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? LANGUAGE_CODES[counts.indexOf(most)] : undefined;
}

/** Turns labels of choices into values, finds the sender's address, and adds what was not recognised. */
function completed(form: Form, given: Readonly<Record<string, string>>, lines: readonly string[]) {
  const values: Record<string, string> = {};
  const rest = [...lines];
  for (const [name, text] of Object.entries(given)) {
    const { choices } = form.fields[name] ?? {};
    const chosen = choices && text !== "" ? choiceNamed(form, name, choices, text) : undefined;
    if (choices === undefined) values[name] = text;
    else if (chosen !== undefined) values[name] = chosen;
    else if (text !== "") rest.push(`${labelOf(form, name, "en")}: ${text}`);
  }
  const mailbox = Object.keys(form.fields).find((name) => form.fields[name]?.role === "senderMailbox");
  if (mailbox !== undefined && (values[mailbox] ?? "") === "") values[mailbox] = senderIn(rest) ?? "";
  const body = bodyOf(form);
  const unknown = rest.join("\n").trim();
  if (body !== undefined) values[body] = [values[body] ?? "", unknown].filter((text) => text !== "").join("\n\n");
  return values;
}

function choiceNamed(form: Form, name: string, choices: readonly string[], text: string): string | undefined {
  const typed = fold(text);
  return choices.find((choice) =>
    [choice, ...LANGUAGE_CODES.map((language) => textOf(form, language)(`choices.${name}.${choice}`))].some(
      (label) => fold(label) === typed,
    ),
  );
}

/** Finds the address of the sender in the header lines of a mail. */
function senderIn(lines: readonly string[]): string | undefined {
  const from = lines.find((line) => /^(?:from|von|od) ?:/i.test(line));
  return from
    ?.slice(0, 1000)
    .split(/[\s<>"]/)
    .find((word) => EMAIL.test(word));
}
