import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailWords, MailWordsDraft } from "#features/outbox/mail-words.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { typeset } from "#platform/i18n/typography.ts";
import type { Services } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { ANSWER_BLOCKS, answerLetter } from "./answer-blocks.ts";
import { endingsOf, filesOf } from "./fields.ts";
import type { AnyForm, MailedSubmission, MailPart } from "./form.ts";
import { letters } from "./letters/letters.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    outgoing: Outgoing;
  }
}

/** An e-mail with example data. */
export interface ExampleMail extends MailContent {
  /** Of `mails` in the labels of its page. */
  key: string;
}

/** E-mails with the words of a page, as they would be sent. */
export interface Outgoing {
  /** Returns the e-mails that have words of a page, with example data; none for a page without e-mails. */
  examples(draft: MailWordsDraft, language: Language): Promise<ExampleMail[]>;
  /** Returns words of the page that no e-mail contains, such as sentences of its form, with values. */
  others(draft: MailWordsDraft, language: Language): Promise<string[]>;
}

interface OutgoingOptions extends Pick<Services, "company"> {
  forms: readonly AnyForm[];
  /** The site's address without a trailing slash. */
  publicUrl: string;
  words(language: Language, draft: MailWordsDraft): Promise<MailWords>;
}

/** Ends the private links of examples, which lead nowhere. */
const EXAMPLE_TOKEN = "example";

const PARTS = ["confirmation", "notice", "withdrawn"] as const satisfies readonly MailPart[];

export function openOutgoing({ forms, publicUrl, company, words }: OutgoingOptions): Outgoing {
  const formOf = ({ page }: MailWordsDraft) => forms.find((form) => form.words?.name === page);

  async function examples(draft: MailWordsDraft, language: Language): Promise<ExampleMail[]> {
    const form = formOf(draft);
    if (form === undefined && draft.page !== letters.name) return [];
    const record = await company();
    const context: MailContext = {
      company: record,
      publicUrl,
      decryptToken: () => EXAMPLE_TOKEN,
      words: await words(language, draft),
    };
    if (form !== undefined) return PARTS.flatMap((part) => exampleMail(form, part, language, context));
    const first = forms.find(({ mails }) => mails.confirmation !== undefined);
    return [
      ...(first === undefined ? [] : exampleMail(first, "confirmation", language, context)),
      ...exampleAnswers(language, context.words, record?.name ?? exampleCompany.name),
    ];
  }

  return {
    examples,

    async others(draft, language) {
      const form = formOf(draft);
      if (form?.words === undefined) return [];
      const mails = typeset(
        (await examples(draft, language)).map(({ subject, text }) => `${subject}\n${text}`).join("\n"),
        language,
      );
      const filled = (await words(language, draft))(form.words, language, form.words.page.examples?.(language));
      const isShown = (text: string) =>
        text.split(/\n+/).every((line) => mails.includes(typeset(line.trim(), language)));
      return Object.keys(form.words.texts)
        .map((name) => String(filled[name]))
        .filter((text) => !isShown(text));
    },
  };
}

/** Returns an e-mail of a form about an example; none where the form has no such part. */
function exampleMail(
  form: AnyForm,
  part: (typeof PARTS)[number],
  language: Language,
  context: MailContext,
): ExampleMail[] {
  const [kind, template] = [form.mails[part], form.templates[part]];
  if (kind === undefined || template === undefined) return [];
  const examples = form.words?.page.examples?.(language) ?? {};
  const mail = {
    ...{ kind, part, form, language, recipient: undefined, encryptedToken: "", receivedAt: Date.now() },
    reference: examples.reference ?? "",
    submission: exampleSubmission(form, examples),
  };
  return [{ key: part, ...template(mail, context) }];
}

/** Returns what a form might be sent. @param examples by the names of fields; `name` is that of the sender */
function exampleSubmission({ fields, about }: AnyForm, examples: Readonly<Record<string, string>>): MailedSubmission {
  const names = Object.keys(fields).filter((name) => fields[name]?.role === "senderName");
  const nameParts = (examples.name ?? "").split(" ");
  const values = Object.entries(fields).map(([name, { role, control, choices }]) => {
    const part = names.indexOf(name);
    if (part >= 0) return [name, part < names.length - 1 ? nameParts[part] : nameParts.slice(part).join(" ")];
    if (role === "senderMailbox") return [name, "sender@example.com"];
    if (control === "phone") return [name, "+48 000 000 000"];
    return [name, choices?.[0] ?? examples[name] ?? ""];
  });
  const files = filesOf(fields).map(([field, rules]) => {
    const [ending = ""] = endingsOf(rules).toReversed();
    return { field, name: field + ending, size: 350_000, scan: "clean" as const };
  });
  return { values: Object.fromEntries(values), about: about && examples[about.field], files };
}

/** Returns the prepared answers, which have no HTML: staff send them with their mail program. */
function exampleAnswers(language: Language, words: MailWords, company: string): ExampleMail[] {
  const { reference = "", name = "" } = letters.page.examples?.(language) ?? {};
  const values = { reference, name, company, time: formatTime(Date.now(), language) };
  const filled = words(letters, language, values);
  return ANSWER_BLOCKS.map((block) => {
    const { subject, text, quote } = answerLetter(block, filled, { ...values, language, author: undefined });
    return { key: block, subject, text: `${text}\n\n${quote}\n> …`, html: "" };
  });
}
