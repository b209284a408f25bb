import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { letterTexts } from "./texts.ts";

const line = text.line({ max: 120, required: true });
/** A mail program accepts links of about 2,000 characters, which hold the whole letter. */
const block = text.area({ max: 900, required: true });

/** What all e-mails of the site share, and the answers to messages that the dashboard prepares. */
export const letters = definePage({
  name: "letters",
  words: {
    folder: letterTexts.folder,
    page: letterTexts.page,
    staff: letterTexts.staff,
    examples: (language) => ({
      reference: "M-4K7Q-9XTP",
      company: exampleCompany.name,
      ...letterTexts.mails(language).examples,
    }),
  },
  texts: {
    title: line,
    closing: line,
    answerSubject: { ...line, mustContain: ["reference"], placeholders: ["reference", "company"] },
    greeting: { ...line, placeholders: ["name"] },
    answerClosing: line,
    quote: { ...line, mustContain: ["time"], placeholders: ["time"] },
    received: block,
    typePlate: block,
    position: block,
    quotation: block,
    notOurs: block,
  },
});

/** These words in one language. */
export type Letters = Published<typeof letters>["text"];
