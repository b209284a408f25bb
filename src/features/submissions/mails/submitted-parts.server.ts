import type { MailPart } from "#features/outbox/layout.server.ts";
import { plainLine } from "#features/outbox/plain-line.server.ts";
import { formatFileSize } from "#features/outbox/values.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { translate } from "#platform/i18n/texts.ts";
import type { FormField } from "../fields.ts";
import { type FormMail, senderOf } from "../form.ts";
import { storedLines } from "../lines.ts";
import { remarkOf } from "../remarks.ts";
import { shownValue } from "../shown-value.ts";
import { statusTexts } from "../status-page/status-texts.ts";
import { submissionTexts } from "../texts.ts";

/** Returns lines as a table of plain text: quantities in a column, each note below its title. */
function table(value: string, language: Language): string {
  const t = submissionTexts.site(language);
  const rows = storedLines(value).map(({ quantity, title, note }) => {
    return { count: t("lines.pieces", { count: quantity }), title: plainLine(title), note: plainLine(note) };
  });
  const width = Math.max(...rows.map(({ count }) => count.length));
  return rows
    .map(({ count, title, note }) => {
      const first = `${count.padStart(width)}  ${title}`;
      return note === "" ? first : `${first}\n${" ".repeat(width)}  ${note}`;
    })
    .join("\n");
}

/**
 * Returns everything that a submission contains, in the order of the page and with the labels of the sender's private
 * page: lines as facts, longer texts as typed. Empty fields are left out. E-mails to the company also have remarks.
 */
export function submittedParts({ form, submission, language, part }: FormMail & { language: Language }): MailPart[] {
  const t = translate(language, statusTexts(form.texts.folder), submissionTexts);
  const { remarks } = submissionTexts.mails(language);
  const { values, files } = submission;
  const sender = senderOf(form, values);
  const parts: MailPart[] = [];
  let facts: [string, string][] = [];
  const addFacts = () => {
    if (facts.length > 0) parts.push({ kind: "facts", facts });
    facts = [];
  };
  const lineOf = (name: string, field: FormField): string => {
    const value = values[name] ?? "";
    if (field.choices?.includes(value)) return t(`choices.${name}.${value}`);
    const remark = part !== "confirmation" ? remarkOf(field, value) : undefined;
    const shown = plainLine(shownValue(field, value, language));
    return remark === undefined ? shown : `${shown} (${remarks[remark]})`;
  };
  let isNamed = false;
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.control === "file") {
      for (const file of files.filter((one) => one.field === name)) {
        facts.push([t(`status.fields.${name}`), `${plainLine(file.name)} (${formatFileSize(file.size, language)})`]);
      }
    } else if (field.role === "senderName") {
      if (!isNamed) facts.push([t("status.name"), plainLine(sender.name)]);
      isNamed = true;
    } else if (field.stored !== false && (values[name] ?? "") !== "") {
      const label = t(`status.fields.${name}`);
      if (field.control !== "area" && field.control !== "lines") facts.push([label, lineOf(name, field)]);
      else {
        const value = values[name] ?? "";
        addFacts();
        parts.push({ kind: "typed", heading: label, text: field.control === "area" ? value : table(value, language) });
      }
    }
  }
  addFacts();
  return parts;
}
